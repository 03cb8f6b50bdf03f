// @vitest-environment jsdom
import type { DomainAnswer } from '@shingle/shared/domain/endpoints.ts'
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import type { OpenDraft } from '../../../replica/draft.ts'
import { createDraftView } from '../../../replica/draft-view.ts'
import { DraftProvider } from '../../../replica/use-draft.ts'
import { sessionStore } from '../../../server/session/session.ts'
import { aPublishedWebsite } from '../../../website/website-entry.testing.ts'
import { WebsiteProvider } from '../../base/website/website-context.ts'
import { ConnectForm } from './connect-form.tsx'
import { aDomain } from './domain-view.testing.ts'

let root: Root
let sent: unknown[]
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  sent = []
  const answer: DomainAnswer = { isOffered: true, domain: aDomain(), owned: [], makesRoom: null }
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(String(body)).domainName)
    return Response.json(answer)
  })
  const account = { id: 'ann', email: 'ann@example.com', name: 'Ann' }
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } as never })
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

type Owned = DomainAnswer['owned'][number]
const parted: Owned = {
  ...{ domainName: 'parted.example', shown: 'parted.example', state: 'OwnershipVerified', leadsTo: null },
}
const live: Owned = {
  ...parted,
  domainName: 'live.example',
  shown: 'live.example',
  state: 'Connected',
  leadsTo: 'Harrow',
}

const show = async (
  owned: readonly Owned[],
  makesRoom: string | null = null,
  website = aPublishedWebsite(),
) => {
  const doc = new Y.Doc()
  const blank = blankContent()
  Y.applyUpdate(doc, seedDraft({ ...blank, business: { ...blank.business, name: 'Rosebank Vets' } }))
  const draft = { ...createDraftView(doc), subscribe: () => () => undefined }
  await act(async () =>
    root.render(
      <WebsiteProvider value={website}>
        {/* What else a draft can do nobody asks here. */}
        <DraftProvider value={draft as unknown as OpenDraft}>
          <ConnectForm owned={[...owned]} makesRoom={makesRoom} onConnected={() => undefined} />
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
}
const press = (words: string, at = 0) =>
  act(async () =>
    [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === words)[at]?.click(),
  )

test('[4.domain] a domain at which visitors meet another website leads here only after that was asked', async () => {
  await show([live, parted])
  const text = document.body.textContent ?? ''
  expect(text).toContain('Connected to Harrow, also yours. Connecting it here disconnects it there.')
  expect(text).toContain('Proved to be yours, with no website now.')
  await press('Connect it here', 0)
  expect(sent).toEqual([])
  expect(document.querySelector('[role=dialog]')?.textContent).toContain(
    'live.example is connected to Harrow now',
  )
  await press('Cancel')
  expect(sent).toEqual([])
  await press('Connect it here', 0)
  await press('Move it here')
  expect(sent).toEqual(['live.example'])
  await press('Connect it here', 1)
  expect(sent).toEqual(['live.example', 'parted.example'])
})

test('[9.limit] which domain goes for one more is said before it does', async () => {
  await show([parted])
  expect(document.body.textContent).not.toContain('takes the place')
  await show([parted], 'parted.example')
  expect(document.body.textContent).toContain('Another one takes the place of parted.example')
})

test('[4.domain] where the website is not published yet its owner sees what domains they have, and connects none', async () => {
  await show([parted], null, { ...aPublishedWebsite(), published: null })
  expect(document.body.textContent).toContain('parted.example')
  expect(document.body.textContent).not.toContain('Connect it here')
})
