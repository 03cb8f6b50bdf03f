// @vitest-environment jsdom
import type { DomainAnswer, DomainView } from '@shingle/shared/domain/endpoints.ts'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '../../../server/session/session.ts'
import { aPublishedWebsite } from '../../../website/website-entry.testing.ts'
import { WebsiteProvider } from '../../base/website/website-context.ts'
import { aDomain, threeRecords } from './domain-view.testing.ts'
import { PendingDomain } from './pending-domain.tsx'
import { FailedDomain } from './settled-domain.tsx'

let root: Root
let place: HTMLElement
let sent: { readonly method: string; readonly path: string; readonly body: unknown }[]
const begun: DomainAnswer = { isOffered: true, domain: aDomain(), owned: [], makesRoom: null }
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sent = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null })
    return method === 'POST' ? Response.json(begun) : new Response(null, { status: 204 })
  })
  const account = { id: 'ann', email: 'ann@example.com', name: 'Ann' }
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } as never })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const secondProof: DomainView['findings'][number] = {
  ...{ kind: 'second-proof', found: ['_shingle-verify TXT abc'], expected: [], copy: null, until: null },
}
const website = aPublishedWebsite()
const show = (shown: ReactNode) =>
  act(async () => root.render(<WebsiteProvider value={website}>{shown}</WebsiteProvider>))
const press = (words: string) =>
  act(async () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click(),
  )
const path = `/api/websites/${website.draftId}/domain`

test.each([
  ['OwnershipVerificationExpired', 'Cancel'],
  ['CertificateActivationFailed', 'Disconnect'],
] as const)(
  '[4.domain] a domain that failed by %s is begun anew, or let go by %s',
  async (failureReason, end) => {
    const [answered, left] = [vi.fn(), vi.fn()]
    const failed: Partial<DomainView> = {
      state: 'Failed',
      failureReason,
      failedAt: '2026-11-23T14:06:00.000Z',
    }
    await show(<FailedDomain domain={aDomain(failed)} onAnswer={answered} onDisconnect={left} />)
    await press('Re-configure')
    expect(sent).toEqual([{ method: 'POST', path, body: { domainName: 'rosebank.example' } }])
    expect(answered).toHaveBeenCalledWith(begun)
    await press(end)
    expect(left).toHaveBeenCalledOnce()
  },
)

test('[8.domain] a domain that another account is connecting, or has, is said to be so, with what to do', async () => {
  const nothing = () => undefined
  const said = async (claimedElsewhere: DomainView['claimedElsewhere'], given: Partial<DomainView> = {}) => {
    const domain = aDomain({ claimedElsewhere, ...given })
    await show(<PendingDomain domain={domain} onChanged={nothing} onDisconnect={nothing} />)
    return place.textContent ?? ''
  }
  expect(await said(null)).not.toContain('Another account')
  const pending = await said('pending')
  expect(pending).toContain('Another account is connecting this domain')
  expect(pending).toContain('set the TXT record below')
  const held = await said('held')
  for (const words of ['Another account has this domain', 'within three days', 'set the TXT record below'])
    expect(held).toContain(words)
  const both = await said('held', { records: threeRecords(true), findings: [secondProof] })
  for (const words of ['Proved, and another account’s as well', 'keep the TXT record', 'We wait until'])
    expect(both).toContain(words)
  expect(both).toContain('No other TXT record named _shingle-verify')
  for (const words of ['Set three records', 'Two minutes of copying', 'Nothing is wrong'])
    expect(both).not.toContain(words)
})

test('[4.domain] a connection whose proof is waited for is given up by nobody’s first tap', async () => {
  const left = vi.fn()
  await show(<PendingDomain domain={aDomain()} onChanged={() => undefined} onDisconnect={left} />)
  await press('Cancel this connection')
  expect(sent).toEqual([])
  expect(left).toHaveBeenCalledOnce()
})

test('[4.domain] a domain whose other proof failed it is led to that, and connected anew is told to wait and not to copy', async () => {
  const nothing = () => undefined
  const failed: Partial<DomainView> = {
    ...{ state: 'Failed', failureReason: 'OwnershipVerificationExpired', claimedElsewhere: 'held' },
    ...{ failedAt: '2026-11-27T14:06:00.000Z', records: threeRecords(true), findings: [secondProof] },
  }
  await show(<FailedDomain domain={aDomain(failed)} onAnswer={nothing} onDisconnect={nothing} />)
  for (const words of ['Another account has it', 'See what to change', 'A second proof stands beside yours'])
    expect(place.textContent).toContain(words)
  const again = aDomain({ state: 'Connected', connectedAt: '2026-11-21T15:20:00.000Z' })
  await show(<PendingDomain domain={again} onChanged={nothing} onDisconnect={nothing} />)
  expect(place.textContent).toContain('If our records still stand where you bought it, this takes a minute')
  expect(place.textContent).not.toContain('Two minutes of copying')
})

test('[4.domain] a look that was asked for is said to go on until one has ended', async () => {
  const nothing = () => undefined
  const look = (lookedAt: string) =>
    show(<PendingDomain domain={aDomain({ lookedAt })} onChanged={nothing} onDisconnect={nothing} />)
  await look('2026-11-21T15:20:00.000Z')
  await press('Look again')
  expect(place.textContent).toContain('Looking now')
  await look('2026-11-21T15:21:00.000Z')
  expect(place.textContent).not.toContain('Looking now')
})
