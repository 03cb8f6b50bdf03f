// @vitest-environment jsdom
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sessionStore } from '../../../server/session/session.ts'
import { aPublishedWebsite } from '../../../website/website-entry.testing.ts'
import { WebsiteProvider } from '../../base/website/website-context.ts'
import { DomainSteps } from './domain-steps.tsx'
import { aDomain } from './domain-view.testing.ts'
import { ConnectedDomain, FailedDomain } from './settled-domain.tsx'

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => act(async () => root.unmount()))

const published = aPublishedWebsite('https://rosebank.example')
const shownOf = async (shown: ReactNode, website: WebsiteEntry = published): Promise<string> => {
  await act(async () => root.render(<WebsiteProvider value={website}>{shown}</WebsiteProvider>))
  return document.body.textContent ?? ''
}

test('[ruling 19] of a connected domain is said which address leads to it from now on', async () => {
  const nothing = () => undefined
  const domain = aDomain({ state: 'Connected', isServed: true, connectedAt: '2026-11-21T15:20:00.000Z' })
  expect(
    await shownOf(<ConnectedDomain domain={domain} onChanged={nothing} onDisconnect={nothing} />),
  ).toContain('sites.localhost:3000/harrow sends visitors on')
})

test('[4.domain] of a connected domain whose website is not published is said that visitors find nothing, and what to do', async () => {
  const nothing = () => undefined
  const domain = aDomain({ state: 'Connected', isServed: true, connectedAt: '2026-11-21T15:20:00.000Z' })
  const shown = <ConnectedDomain domain={domain} onChanged={nothing} onDisconnect={nothing} />
  const said = 'Visitors of rosebank.example find nothing: this website is not published.'
  expect(await shownOf(shown)).not.toContain(said)
  const text = await shownOf(shown, { ...published, published: null })
  expect(text).toContain(said)
  expect([text.includes('Publish'), document.querySelector('a')]).toEqual([true, null])
})

test('[4.domain] a connected domain whose records are gone is not headed as if all were right', async () => {
  const nothing = () => undefined
  const connectedAt = '2026-11-21T15:20:00.000Z'
  const text = await shownOf(
    <ConnectedDomain
      domain={aDomain({
        ...{ state: 'Connected', isServed: true, connectedAt, verifiedAt: connectedAt },
        ...{ failingAt: '2026-11-22T15:20:00.000Z' },
        findings: [{ kind: 'no-proof', found: [], expected: [], copy: null, until: null }],
      })}
      onChanged={nothing}
      onDisconnect={nothing}
    />,
  )
  expect(document.querySelector('h3')?.textContent).toBe('Its records are not right any more')
  for (const words of ['or the connection ends', 'Nothing shows any more that the domain is yours'])
    expect(text).toContain(words)
  expect(text).not.toContain('Nothing shows yet')
})

test('[4.domain] Visit leads where the website is seen: to its own address while somebody else answers at the domain', async () => {
  const nothing = () => undefined
  const at = '2026-11-21T15:20:00.000Z'
  const ways = async (failingAt: string | null) => {
    const domain = aDomain({ state: 'Connected', isServed: true, connectedAt: at, failingAt })
    await shownOf(<ConnectedDomain domain={domain} onChanged={nothing} onDisconnect={nothing} />)
    return [...document.querySelectorAll('a')].map(({ href }) => href)
  }
  expect(await ways(null)).toEqual(['https://rosebank.example/'])
  expect(await ways(at)).toEqual(['http://sites.localhost:3000/harrow'])
})

test('[2.domain] the last step says to which address the letter goes', async () => {
  expect(await shownOf(<DomainSteps domain={aDomain()} />)).toContain('We write to you')
  const account = { id: 'ann', email: 'ann@example.com', name: 'Ann' }
  await act(async () =>
    sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } as never }),
  )
  expect(document.body.textContent).toContain('We write to ann@example.com')
})

test('[2.domain] a domain whose records never came leads to what the doctor saw, where anybody looked', async () => {
  const nothing = () => undefined
  const failed = { state: 'Failed', failureReason: 'OwnershipVerificationExpired' } as const
  const shownWith = (given: Parameters<typeof aDomain>[0]) => (
    <FailedDomain domain={aDomain({ ...failed, ...given })} onAnswer={nothing} onDisconnect={nothing} />
  )
  const buttons = () => [...document.querySelectorAll('button')]
  const doctor = () => buttons().find(({ textContent }) => textContent === 'Domain doctor')
  await shownOf(shownWith({ lookedAt: null }))
  expect([buttons().length, doctor()]).toEqual([2, undefined])
  await shownOf(shownWith({}))
  await act(async () => doctor()?.click())
  expect(document.activeElement?.tagName).toBe('H3')
  expect(document.activeElement?.textContent).toBe('Domain doctor')
})
