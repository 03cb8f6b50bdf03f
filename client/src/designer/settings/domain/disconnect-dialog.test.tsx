// @vitest-environment jsdom
import type { DomainView } from '@shingle/shared/domain/endpoints.ts'
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import type { OpenDraft } from '../../../replica/draft.ts'
import { createDraftView } from '../../../replica/draft-view.ts'
import { DraftProvider } from '../../../replica/use-draft.ts'
import { sessionStore } from '../../../server/session/session.ts'
import { aPublishedWebsite } from '../../../website/website-entry.testing.ts'
import { WebsiteProvider } from '../../base/website/website-context.ts'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { aDomain } from './domain-view.testing.ts'

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const askedOf = async (given: Partial<DomainView>, onDisconnected = () => {}): Promise<string> => {
  const blank = blankContent()
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft({ ...blank, business: { ...blank.business, name: 'Rosebank Vets' } }))
  const draft = { ...createDraftView(doc), subscribe: () => () => undefined }
  const nothing = () => undefined
  await act(async () =>
    root.render(
      <WebsiteProvider value={aPublishedWebsite('https://rosebank.example')}>
        {/* What else a draft can do nobody asks here. */}
        <DraftProvider value={draft as unknown as OpenDraft}>
          <DisconnectDialog domain={aDomain(given)} onClose={nothing} onDisconnected={onDisconnected} />
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
  return document.querySelector('[role=dialog]')?.textContent ?? ''
}

const at = '2026-11-21T15:20:00.000Z'
const stays = 'The website goes on at sites.localhost:3000/harrow.'

describe('[4.domain] before a domain is disconnected', () => {
  it('is said what visitors lose, and where the website goes on', async () => {
    const text = await askedOf({ state: 'Connected', connectedAt: at, isServed: true })
    expect(text).toContain('Disconnect this domain?')
    expect(text).toContain(`rosebank.example stops showing Rosebank Vets at once. ${stays}`)
  })

  it.each<[string, Partial<DomainView>]>([
    ['never was', { state: 'Failed', failureReason: 'OwnershipVerificationExpired', failedAt: at }],
    ['is not yet', { state: 'PendingCertificateActivation', verifiedAt: at, certificateAt: at }],
    ['is no more', { state: 'Failed', connectedAt: at, failedAt: at }],
  ])('that %s shown to anybody, it takes nothing away', async (_, given) => {
    const text = await askedOf(given)
    expect(text).toContain('Give this connection up?')
    expect(text).toContain(
      `rosebank.example does not show Rosebank Vets now: visitors notice nothing. ${stays}`,
    )
    expect(text).not.toContain('Disconnect')
  })

  it('that is another’s, or was never proved, it is not said to stay anybody’s', async () => {
    const failed = { state: 'Failed', failureReason: 'OwnershipVerificationExpired', failedAt: at } as const
    for (const given of [failed, { ...failed, verifiedAt: at, claimedElsewhere: 'held' as const }]) {
      const text = await askedOf(given)
      expect(text).not.toContain('stays yours')
      expect(text).toContain('You can try to connect it again later.')
    }
    expect(await askedOf({ ...failed, verifiedAt: at })).toContain('The domain stays yours')
  })

  it('whose proof is waited for, it is said that connecting it again begins anew, and then it is given up', async () => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (path: string, { method }: RequestInit = {}) => {
      sent.push(`${method} ${path}`)
      return new Response(null, { status: 204 })
    })
    const account = { id: 'ann', email: 'ann@example.com', name: 'Ann' }
    sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } })
    const gone = vi.fn()
    expect(await askedOf({}, gone)).toContain('connecting it again begins anew, with another TXT record')
    const [action] = [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Give it up',
    )
    await act(async () => action?.click())
    expect(sent).toEqual([`DELETE /api/websites/${aPublishedWebsite().draftId}/domain`])
    expect(gone).toHaveBeenCalledOnce()
  })
})
