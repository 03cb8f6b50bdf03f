import { describe, expect, it } from 'vitest'
import { changeMessage, moveMessage } from './change-messages.ts'

describe('[2.toasts] changes that show elsewhere are confirmed', () => {
  it('a fixed header, once it is on', () => {
    const header = { in: 'section', section: 'a' } as const
    expect(changeMessage(header, 'fixed', true)).toBe('Fixed header enabled, publish to view')
    expect(changeMessage(header, 'fixed', false)).toBeNull()
  })

  it('the cookie banner, once it is on', () => {
    expect(changeMessage({ in: 'settings' }, 'cookieBanner', true)).toBe('Cookie banner enabled')
  })

  it('navigation links, once they are moved', () => {
    expect(moveMessage('links')).toBe('Navigation links reorganized')
    expect(moveMessage('items')).toBeNull()
  })
})
