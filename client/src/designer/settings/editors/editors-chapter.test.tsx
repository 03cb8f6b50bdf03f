// @vitest-environment jsdom
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../../../server/session/session.ts'
import { aWebsite } from '../../../website/website-entry.testing.ts'
import { WebsiteProvider } from '../../base/website/website-context.ts'
import { EditorsChapter } from './editors-chapter.tsx'

const place = document.body.appendChild(document.createElement('div'))
let root: Root
let asked: string[] = []
/** Whether the list of editors can be read. */
let isListed = true
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const account = { id: 'bob', email: 'bob@example.com', name: 'Bob' }
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } })
  asked = []
  isListed = true
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = input instanceof Request ? input.url : String(input)
    asked.push(url)
    if (url.endsWith('/owner')) return Response.json({ email: 'ann@example.com' })
    const owner = { id: 'ann', email: 'ann@example.com', name: 'Ann' }
    return isListed ? Response.json({ owner, invites: [] }) : Response.json({}, { status: 503 })
  })
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const look = async (role: WebsiteEntry['role']) => {
  await act(async () =>
    root.render(
      <WebsiteProvider value={aWebsite({ role })}>
        <EditorsChapter />
      </WebsiteProvider>,
    ),
  )
  // The answers are read in several turns.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}
const owners = () => asked.filter((url) => url.endsWith('/owner'))

describe('[6.owner] the address of the owner', () => {
  it.each([true, false])(
    'is fetched for an editor and can be written to, where the list of editors is read: %s',
    async (isRead) => {
      isListed = isRead
      await look('Collaborator')
      expect(owners()).toHaveLength(1)
      expect(place.textContent).toContain('Only the owner invites and removes editors: ann@example.com')
      expect(place.querySelector('a')?.getAttribute('href')).toBe('mailto:ann@example.com')
    },
  )

  it('is not asked for by the owner', async () => {
    await look('Owner')
    expect(owners()).toEqual([])
    expect(place.querySelector('a')).toBeNull()
  })
})
