// @vitest-environment jsdom
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { reviewStrings } from '@shingle/shared/review/review-strings.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import type { OpenDraft } from '../../replica/draft.ts'
import { type DraftStatus, loadingStatus } from '../../replica/draft-status.ts'
import { createDraftView } from '../../replica/draft-view.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { sessionStore } from '../../server/session/session.ts'
import { aPublishedWebsite } from '../../website/website-entry.testing.ts'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { ReviewsDialog } from './reviews-dialog.tsx'

const review = {
  ...{ id: 'r1', paragraph: 'My wheel is round.', authorName: 'Joan Penrose', authorLocation: 'Leeds' },
  createdAt: '2026-11-01T10:00:00.000Z',
}
const online: DraftStatus = { ...loadingStatus, phase: 'edit', online: true }

let root: Root
let sent: string[]
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sent = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(method)
    return new Response(JSON.stringify({ link: 'https://sites.example/review', reviews: [review] }))
  })
  const account = { id: 'ann', email: 'ann@example.com', name: 'Ann' }
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } as never })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const open = async (status: DraftStatus) => {
  const blank = blankContent()
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft({ ...blank, settings: { ...blank.settings, language: 'german' } }))
  const draft = { ...createDraftView(doc), status: () => status, subscribe: () => () => undefined }
  await act(async () =>
    root.render(
      <WebsiteProvider value={aPublishedWebsite()}>
        {/* What else a draft can do nobody asks here. */}
        <DraftProvider value={draft as unknown as OpenDraft}>
          <ReviewsDialog />
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
  await vi.waitFor(() => expect(document.body.textContent).toContain(review.paragraph))
}

const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)

test('[12.reviews] the words to send are in the language of the website', async () => {
  await open(online)
  expect(document.querySelector('textarea')?.value).toBe(reviewStrings('german').request)
})

test('[12.reviews] offline no review is taken or left out, and that is said', async () => {
  await open({ ...online, online: false })
  expect([button('Leave it out')?.disabled, button('Put it on my page')?.disabled]).toEqual([true, true])
  expect(document.body.textContent).toContain('You are offline')
  expect(sent).toEqual(['GET'])
})
