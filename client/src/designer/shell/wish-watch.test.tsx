// @vitest-environment jsdom
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { type DraftStatus, loadingStatus } from '../../replica/draft-status.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { sessionStore } from '../../server/session/session.ts'
import { keepWish, readWish } from '../../website/publish-wish.ts'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { WishLine } from './wish-line.tsx'
import { WishWatch } from './wish-watch.ts'

const draftId = 'd'.repeat(24)
const website: WebsiteEntry = {
  draftId,
  publishedHandle: null,
  businessName: 'Harrow',
  favicon: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  modifiedAt: '2026-11-01T10:00:00.000Z',
  lastDesignedAt: null,
  role: 'Owner',
  published: null,
  sitesOrigin: 'http://sites.localhost:3000',
}
const editing: DraftStatus = { ...loadingStatus, phase: 'edit', online: true, epoch: 1 }
const away: DraftStatus = { ...editing, phase: 'edit-offline', online: false, save: 'device' }
const wish = { accountId: 'ann', draftId, handle: 'harrow', epoch: 1, recovered: 0 }
const live = { handle: 'harrow', url: 'http://sites.localhost:3000/harrow', publishedAt: website.createdAt }

/** The part of an open draft that publishing asks. */
const aDraft = () => {
  let status = away
  const listeners = new Set<() => void>()
  const part: Pick<OpenDraft, 'status' | 'subscribe' | 'savedToAccount'> = {
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    savedToAccount: async () => ({ ok: true, value: { epoch: 1, seq: 7 } }),
  }
  const become = (next: DraftStatus) => {
    status = next
    for (const listener of listeners) listener()
  }
  // What else a draft can do nobody asks here.
  return { draft: part as OpenDraft, become }
}

let sent: unknown[] = []
let answer: () => Response = () => new Response()
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
let root: Root
let place: HTMLElement

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  sent = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (!address.endsWith('/publish')) return json({}, 404)
    sent.push(JSON.parse(String(body)))
    return answer()
  })
  const account = { id: 'ann', email: 'ann@example.com', name: 'Ann' }
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } as never })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const open = async (draft: OpenDraft) => {
  await act(async () =>
    root.render(
      <WebsiteProvider value={website}>
        <DraftProvider value={draft}>
          <WishLine />
          <WishWatch />
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
}

test('[4.publish] what is wished for offline is published once, when the connection is back and everything is saved', async () => {
  const { draft, become } = aDraft()
  answer = () => json({ ...live, version: 1, seq: 7, fingerprint: 'f' })
  keepWish(wish)
  await open(draft)
  expect(place.textContent).toContain('Publishing waits.')
  await act(async () => become({ ...editing, save: 'device' }))
  expect(sent).toEqual([])
  await act(async () => become(editing))
  await vi.waitFor(() => expect(readWish(draftId, 'ann')).toBeNull())
  await act(async () => become({ ...editing, seq: 9 }))
  expect(sent).toEqual([{ handle: 'harrow', epoch: 1, seq: 7 }])
  expect(place.textContent).toBe('')
})

test('[4.publish] a wish that is refused says why until it is dismissed, and one that met no server waits on', async () => {
  const { draft, become } = aDraft()
  answer = () => json({ code: 'unknown', text: 'An unknown error has occurred. Please try again.' }, 503)
  keepWish(wish)
  await open(draft)
  await act(async () => become(editing))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(readWish(draftId, 'ann')).toEqual(wish)
  answer = () => json({ code: 'handle.unavailable', text: 'Web address unavailable' }, 409)
  await act(async () => become({ ...editing, online: false }))
  await act(async () => become(editing))
  await vi.waitFor(() => expect(place.textContent).toContain('Not published. Web address unavailable'))
  await act(async () => [...place.querySelectorAll('button')].at(-1)?.click())
  expect([place.textContent, readWish(draftId, 'ann')]).toEqual(['', null])
})

test('[4.publish] a wish can be taken back, and is nobody else’s', async () => {
  const { draft, become } = aDraft()
  keepWish({ ...wish, accountId: 'bob' })
  await open(draft)
  expect(place.textContent).toBe('')
  await act(async () => keepWish(wish))
  await act(async () => place.querySelector('button')?.click())
  await act(async () => become(editing))
  expect([sent, readWish(draftId, 'ann')]).toEqual([[], null])
})
