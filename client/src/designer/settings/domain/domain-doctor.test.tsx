// @vitest-environment jsdom
import type { Finding } from '@shingle/shared/domain/doctor/findings.ts'
import type { DomainView } from '@shingle/shared/domain/endpoints.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DomainDoctor } from './domain-doctor.tsx'
import { aDomain, threeRecords } from './domain-view.testing.ts'

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await act(async () => root.unmount())
})

const show = (domain: DomainView) => act(async () => root.render(<DomainDoctor domain={domain} />))
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
const wrongProof = (...found: string[]): Finding => ({
  ...{ kind: 'wrong-proof', found, expected: ['_shingle-verify TXT abc'], copy: 'abc', until: null },
})

test('[2.doctor] findings, lines and records that are alike are each shown, and stay where they are at the next look', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const two = ['203.0.113.20', '203.0.113.21'] as const
  const records = [
    ...two.map((content) => ({ type: 'A' as const, name: '@', content, isSeen: true })),
    ...threeRecords(true).slice(1),
  ]
  const line = '_shingle-verify TXT another'
  await show(aDomain({ records, findings: [wrongProof(line, line), wrongProof(line)] }))
  expect(texts('article dl > div:first-child dd')).toEqual([line, line, line])
  expect(texts('ul li')).toEqual([
    ...two.map((content) => `In order: A @ ${content}`),
    ...['In order: CNAME www', 'In order: TXT _shingle-verify'],
  ])
  const first = document.querySelector('article')
  await show(aDomain({ records, findings: [wrongProof('_shingle-verify TXT changed')] }))
  expect(document.querySelector('article')).toBe(first)
  expect(warned).not.toHaveBeenCalled()
})

test('[2.doctor] who answered is named, and what of the domain is left as it is', async () => {
  const told = {
    ...{ answering: ['ns1.host.example', 'Google'], silent: ['ns2.host.example'] },
    ...{ mailCount: 2, isSigned: true },
  }
  await show(aDomain({ told }))
  expect(texts('section > p').join()).toContain(
    'Answers came from ns1.host.example and Google. No answer from ns2.host.example. Nothing is wrong.',
  )
  const mail = 'In order: mail for the domain goes where it went before; we never touch it2 MX records'
  expect(texts('ul li')).toEqual(['In order: DNSSEC is on and valid', mail])
  const hidden: Finding = {
    ...{ kind: 'mail-behind-cname', found: ['@ CNAME x.example', '@ MX 10 mx.example'] },
    ...{ expected: ['@ A 203.0.113.20', '@ MX 10 mx.example'], copy: '203.0.113.20', until: null },
  }
  await show(aDomain({ told, findings: [hidden] }))
  expect(texts('ul li')).toEqual(['In order: DNSSEC is on and valid'])
})

test('[2.doctor] how many findings there are is said of one as of many, and of the red ones what they do', async () => {
  const findingOf = (kind: Finding['kind'], until: string | null = null): Finding => ({
    ...{ kind, found: [], expected: [], copy: null, until },
  })
  const said = async (findings: readonly Finding[], of: Partial<DomainView> = {}) => {
    await show(aDomain({ findings: [...findings], ...of }))
    return /(\d findings?[^.]*\.)/.exec(texts('section > p').join())?.[1]
  }
  const [red, amber] = [findingOf('caa-forbids'), findingOf('certificate-waits')]
  expect(await said([red])).toBe('1 finding; it keeps visitors out.')
  expect(await said([amber])).toBe('1 finding.')
  expect(await said([red, amber])).toBe('2 findings; the red one keeps visitors out.')
  expect(await said([red, findingOf('no-a')])).toBe('2 findings; they keep visitors out.')
  expect(await said([red, findingOf('no-a'), amber])).toBe('3 findings; the red ones keep visitors out.')
  expect(await said([red], { state: 'Connected' })).toBe('1 finding; it will keep visitors out.')
})

test('[2.doctor] of the proof that the domain is its owner’s it says when that was seen, once it was', async () => {
  const at = new Date()
  at.setHours(0, 12, 0, 0)
  const notes = () => texts('ul small')
  await show(aDomain({ records: threeRecords(true) }))
  expect(notes()).toEqual([])
  await show(aDomain({ records: threeRecords(true), verifiedAt: at.toISOString() }))
  expect(notes()).toEqual([expect.stringMatching(/^seen \d+:12/)])
  expect(document.querySelector('ul li:has(small)')?.textContent).toContain('In order: TXT _shingle-verify')
  await show(aDomain({ records: threeRecords(false), verifiedAt: at.toISOString() }))
  expect(notes()).toEqual([])
})

test('[2.doctor] what is to be added is told from what is to be changed, and what is to go by its name', async () => {
  const about = { copy: null, until: null }
  const caa = { found: ['@ CAA 0 issue "digicert.com"'], expected: ['@ CAA 0 issue "letsencrypt.org"'] }
  const aaaa = { found: ['shop AAAA 2001:db8::7'], expected: [] }
  const wrong = { found: ['@ A 198.51.100.7'], expected: ['@ A 203.0.113.20'] }
  await show(
    aDomain({
      findings: [
        { kind: 'wrong-a', ...wrong, ...about },
        { kind: 'caa-forbids', ...caa, ...about },
        { kind: 'leftover-aaaa', ...aaaa, ...about },
        { kind: 'signature-unkeyed', found: ['@ DS 2371', '@ DNSKEY none'], expected: [], ...about },
      ],
    }),
  )
  expect(texts('dl > div:last-child dt')).toEqual([
    ...['Expected', 'Expected, one more', 'Expected', 'Expected'],
  ])
  expect(texts('article:nth-of-type(n + 3) dl > div:last-child dd')).toEqual([
    ...['No AAAA record named shop', 'No DS record named @'],
  ])
})
