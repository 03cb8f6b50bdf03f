// @vitest-environment jsdom
import type { VersionEntry } from '@shingle/shared/version/endpoints.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DraftDamaged } from './draft-damaged.tsx'

const version: VersionEntry = {
  id: 'v1',
  name: 'Before the storm',
  reason: 'saved',
  author: { id: 'ann', name: 'Ann' },
  createdAt: '2026-11-01T10:00:00.000Z',
  seq: 3,
}

const website: WebsiteEntry = {
  draftId: 'd'.repeat(24),
  publishedHandle: null,
  businessName: 'Harrow',
  favicon: null,
  createdAt: version.createdAt,
  modifiedAt: version.createdAt,
  lastDesignedAt: null,
  role: 'Owner',
  published: null,
  sitesOrigin: 'http://sites.localhost:3000',
}

let mayReopen = false
const answerAs = (body: object, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/versions')
      ? answerAs({ versions: [version], next: null, mayReopen }, 200)
      : answerAs({ code: 'session.none', text: 'Nobody is signed in.' }, 401),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const offers = (place: HTMLElement) => place.textContent?.includes('Go back to this version') === true

test.each(['Owner', 'Viewer'] as const)(
  '[security 2.5] a version is offered once the draft itself is beyond rescue, to whoever may edit: %s',
  async (role) => {
    mayReopen = false
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const screen = <DraftDamaged website={{ ...website, role }} onRetry={() => undefined} />
    await act(async () => root.render(screen))
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(place.textContent).toContain('The draft did not open')
    expect(offers(place)).toBe(false)
    mayReopen = true
    await act(async () => {
      await vi.advanceTimersByTimeAsync(15_000)
    })
    await vi.waitFor(async () => {
      await act(async () => undefined)
      expect(offers(place)).toBe(role === 'Owner')
    })
    await act(async () => root.unmount())
  },
)
