// @vitest-environment jsdom
import type { DomainAnswer, DomainView } from '@shingle/shared/domain/endpoints.ts'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '../../../server/session/session.ts'
import { aPublishedWebsite } from '../../../website/website-entry.testing.ts'
import { WebsiteProvider } from '../../base/website/website-context.ts'
import { aDomain } from './domain-view.testing.ts'
import { PendingDomain } from './pending-domain.tsx'
import { FailedDomain } from './settled-domain.tsx'

let root: Root
let place: HTMLElement
let sent: { readonly method: string; readonly path: string; readonly body: unknown }[]
const begun: DomainAnswer = { isOffered: true, domain: aDomain(), owned: [] }
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
  const said = async (claimedElsewhere: DomainView['claimedElsewhere']) => {
    const domain = aDomain({ claimedElsewhere })
    await show(<PendingDomain domain={domain} onChanged={nothing} onDisconnect={nothing} />)
    return place.textContent ?? ''
  }
  expect(await said(null)).not.toContain('Another account')
  const pending = await said('pending')
  expect(pending).toContain('Another account is connecting this domain')
  expect(pending).toContain('set the TXT record below')
  const held = await said('held')
  expect(held).toContain('Another account has this domain')
  expect(held).toContain('within three days')
})

test('[4.domain] a connection whose proof is waited for is given up by nobody’s first tap', async () => {
  const left = vi.fn()
  await show(<PendingDomain domain={aDomain()} onChanged={() => undefined} onDisconnect={left} />)
  await press('Cancel this connection')
  expect(sent).toEqual([])
  expect(left).toHaveBeenCalledOnce()
})
