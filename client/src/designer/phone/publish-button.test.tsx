// @vitest-environment jsdom
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { readVersionEndpoint, type VersionAnswer } from '@shingle/shared/version/endpoints.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DraftProvider } from '../../replica/use-draft.ts'
import { sessionStore } from '../../server/session/session.ts'
import { aPublishedWebsite, aWebsite } from '../../website/website-entry.testing.ts'
import { editsOf } from '../base/draft/editing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { PublishButton } from './publish-button.tsx'

const { draft, close } = await openForEditing()
const place = document.body.appendChild(document.createElement('div'))
const published: VersionAnswer = {
  version: {
    ...{ id: 'v', name: '', reason: 'published', createdAt: '2026-11-01T10:00:00.000Z', seq: 1 },
    author: { id: 'ada', name: 'Ada' },
  },
  content: draft.view.content(),
}
const account = { id: 'ada', email: 'ada@example.com', name: null }
const path = addressOf(readVersionEndpoint, {
  params: { id: aWebsite().draftId, version: 'published' },
})

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
let root: ReturnType<typeof createRoot>
let asked = 0
let isReached = true
beforeEach(() => {
  asked = 0
  isReached = true
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const isAsked = String(url instanceof Request ? url.url : url).endsWith(path)
    if (isAsked) asked += 1
    return isAsked && isReached ? Response.json(published) : Response.json({}, { status: 503 })
  })
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } as never })
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
afterAll(close)

const show = async (website: ReturnType<typeof aWebsite>, words?: string) => {
  await act(async () =>
    root.render(
      <WebsiteProvider value={website}>
        <DraftProvider value={draft}>
          <PublishButton key={words}>{words}</PublishButton>
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
  await act(() => vi.dynamicImportSettled())
}
const reads = (words: string) => act(() => vi.waitFor(() => expect(place.textContent).toBe(words)))

describe('[ruling 12] the button that publishes', () => {
  it('counts nothing before the first time', async () => {
    await show(aWebsite())
    expect([place.textContent, asked]).toEqual(['Publish', 0])
  })

  it('does not count what it cannot learn', async () => {
    isReached = false
    await show(aPublishedWebsite())
    await vi.waitFor(() => expect(asked).toBe(1))
    await reads('Publish')
  })

  it('counts the places that changed since, and fetches for it once', async () => {
    const { setField } = editsOf(draft)
    setField({ in: 'business', field: 'phone' }, '0113 496 0142')
    await show(aPublishedWebsite())
    await reads('Publish 1 change')
    await act(async () => void setField({ in: 'settings', field: 'pageTitle' }, 'Harrow, potters'))
    await reads('Publish 2 changes')
    await show(aPublishedWebsite(), 'Put it on the page now')
    expect(place.textContent).toBe('Put it on the page now')
    await show(aPublishedWebsite())
    await reads('Publish 2 changes')
    expect(asked).toBe(1)
  })
})
