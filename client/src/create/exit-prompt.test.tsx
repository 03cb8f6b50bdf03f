// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeAnswers, forgetAnswers } from './answers-store.ts'
import { ExitPrompt } from './exit-prompt.tsx'

let root: Root
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<ExitPrompt leaving={false} onStay={() => undefined} />))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await act(async () => root.unmount())
  forgetAnswers()
})

const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('[2.exit] the browser', () => {
  it('asks nothing at a reload, which brings the answers back', async () => {
    await act(async () => changeAnswers({ businessName: 'Munslow Clocks' }))
    expect(browserAsks()).toBe(false)
  })

  it('asks where it keeps nothing, so that a reload would lose the answers', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await act(async () => changeAnswers({ businessName: 'Munslow Clocks' }))
    expect(browserAsks()).toBe(true)
    await act(async () => forgetAnswers())
    expect(browserAsks()).toBe(false)
  })
})
