// @vitest-environment jsdom
import type { DomainView } from '@shingle/shared/domain/endpoints.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aPublishedWebsite } from '../../../website/website-entry.testing.ts'
import { WebsiteProvider } from '../../base/website/website-context.ts'
import { CertifiedSoon } from './certified-soon.tsx'
import { aDomain, threeRecords } from './domain-view.testing.ts'

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => act(async () => root.unmount()))

const shownOf = async (given: Partial<DomainView>): Promise<string> => {
  const at = '2026-11-21T14:41:00.000Z'
  const domain = aDomain({
    state: 'PendingCertificateActivation',
    verifiedAt: at,
    certificateAt: at,
    ...given,
  })
  const nothing = () => undefined
  await act(async () =>
    root.render(
      <WebsiteProvider value={aPublishedWebsite()}>
        <CertifiedSoon domain={domain} onChanged={nothing} onDisconnect={nothing} />
      </WebsiteProvider>,
    ),
  )
  return document.body.textContent ?? ''
}

describe('[2.domain] a domain whose certificate is made', () => {
  it('shows what to set where its records are not there any more, what the doctor says, and looks again', async () => {
    const text = await shownOf({
      findings: [{ kind: 'no-a', found: [], expected: ['@ A 203.0.113.20'], copy: null, until: null }],
    })
    const records = [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('th'))
    expect(records.map((type) => type?.textContent)).toEqual(['A', 'CNAME', 'TXT'])
    for (const words of ['Records not right yet', 'The domain leads nowhere yet', 'Look again'])
      expect(text).toContain(words)
    expect(text).not.toContain('Close this page')
  })

  it.each(['caa-forbids', 'caa-critical', 'certificate-refused'] as const)(
    'is not said to be made while %s keeps it back',
    async (kind) => {
      const text = await shownOf({
        records: threeRecords(true),
        findings: [{ kind, found: [], expected: [], copy: null, until: null }],
      })
      expect(text).toContain('No certificate yet')
      expect(text.includes('Records not right yet')).toBe(kind !== 'certificate-refused')
      for (const words of ['Making the certificate', 'Close this page']) expect(text).not.toContain(words)
      expect(document.querySelector('tbody')).toBeNull()
    },
  )

  it('is told no end of its own while it stands in line', async () => {
    const findings: DomainView['findings'] = [
      { kind: 'certificate-waits', found: [], expected: [], copy: null, until: '2026-12-07T16:17:00.000Z' },
    ]
    const text = await shownOf({
      ...{ hindrance: 'CertificateActivationDelayed', records: threeRecords(true) },
      findings,
    })
    expect(text).toContain('in line since')
    expect(text).not.toContain('It may take until')
    const early = await shownOf({ records: threeRecords(true), findings })
    for (const shown of [text, early]) {
      expect(shown).toContain('In line for a certificate')
      expect(shown).toMatch(/In line, until .*Dec.* \d\d?:17/)
      expect(shown).not.toContain('up to 48 hours')
    }
  })

  it('is waited for as long as its records are right where it had one before, and never said to end', async () => {
    const delayed = { hindrance: 'CertificateActivationDelayed', records: threeRecords(true) } as const
    expect(await shownOf(delayed)).toContain('It may take until')
    const text = await shownOf({ ...delayed, connectedAt: '2026-08-21T14:41:00.000Z' })
    for (const words of ['It has no certificate any more', 'Browsers have shown a warning since'])
      expect(text).toContain(words)
    expect(text).toContain(
      'We keep requesting a certificate while its records are right; you need not start over.',
    )
    for (const words of ['It may take until', '48 hours']) expect(text).not.toContain(words)
  })

  it('ends where it had one before and its records are gone, which is said', async () => {
    const text = await shownOf({
      ...{ hindrance: 'InvalidDNSSettings', connectedAt: '2026-08-21T14:41:00.000Z' },
      failingAt: '2026-11-21T15:41:00.000Z',
    })
    for (const words of ['It has no certificate any more', 'Records not right yet'])
      expect(text).toContain(words)
    expect(text).toContain('The connection ends 48 hours after its records were gone.')
    for (const words of ['It may take until', 'We keep requesting']) expect(text).not.toContain(words)
  })

  it('asks for nothing while all is there, nor before anybody has looked', async () => {
    for (const given of [{ records: threeRecords(true) }, { lookedAt: null }]) {
      expect(await shownOf(given)).toContain('Close this page; we write to you.')
      expect(document.querySelector('table')).toBeNull()
    }
  })
})
