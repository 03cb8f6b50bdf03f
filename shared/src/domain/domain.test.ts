import { describe, expect, it, test } from 'vitest'
import { seededRandom } from '../chance/seeded-random.ts'
import { localOrigins } from '../origins/origins.ts'
import { advanceDomain, type DomainCondition, hindranceOf } from './advance-domain.ts'
import { readDomainName } from './domain-name.ts'
import { domainOfHost, mayBeDomain } from './domain-of-host.ts'
import { domainHindrances, domainHistoryTypes, domainStates, failureReasons } from './domain-states.ts'
import {
  connectingMs,
  disconnectMailAfterMs,
  mayLackCertificateMs,
  mayLeadElsewhereMs,
  nextLookMs,
} from './limits.ts'
import {
  domainHasLongPart,
  domainHasSpaces,
  domainIsAddress,
  domainIsOurs,
  domainIsSpecial,
  domainIsSuffix,
  domainIsTooLong,
  domainNotDeletable,
  domainNotOwned,
  domainNotSet,
  invalidWebsiteId,
  notADomain,
} from './problems.ts'
import { wantedRecords } from './records.ts'
import { registrarOf } from './registrars.ts'

const origins = {
  app: 'https://shingle.com',
  sites: 'https://sites.shingle.com',
  usercontent: 'https://shingle-content.net',
}
const read = (typed: string) => readDomainName(typed, { origins })

test('[4.domain] a part of a name that DNS has no room for is said to be too long, in letters of any country', () => {
  const long = { ok: false, problem: domainHasLongPart }
  for (const part of ['a'.repeat(64), `${'ü'.repeat(50)}${'ö'.repeat(13)}`, 'b'.repeat(200)])
    for (const typed of [`${part}.com`, `shop.${part}.co.uk`])
      expect([typed, read(typed)]).toEqual([typed, long])
  expect(read(`${'a'.repeat(63)}.com`).ok).toBe(true)
  expect(read('a..com')).toEqual({ ok: false, problem: notADomain })
})

test('[3][8][9] the states, texts and constants of domains are the specification’s', () => {
  expect([domainStates, failureReasons, domainHindrances, domainHistoryTypes]).toEqual([
    [
      'PendingOwnershipVerification',
      'OwnershipVerified',
      'PendingCertificateActivation',
      'Connected',
      'Failed',
    ],
    ['OwnershipVerificationExpired', 'CertificateActivationFailed'],
    ['InvalidDNSSettings', 'CertificateActivationDelayed'],
    ['Created', 'Updated', 'Deleted'],
  ])
  expect(
    [invalidWebsiteId, domainNotSet, domainNotDeletable, domainNotOwned].map(({ text }) => text),
  ).toEqual([
    'Invalid website id.',
    'Website domain is not set.',
    'Website domain cannot be deleted once ownership is verified.',
    'Website domain not owned.',
  ])
  expect([connectingMs, disconnectMailAfterMs, mayLeadElsewhereMs]).toEqual([172800000, 604800000, 259200000])
})

describe('[T35] the name of a domain', () => {
  it.each([
    ['rosebankvets.com', 'rosebankvets.com', 'rosebankvets.com'],
    ['  HTTPS://www.RosebankVets.com./about?x=1 ', 'rosebankvets.com', 'rosebankvets.com'],
    ['www.rosebank.co.uk', 'rosebank.co.uk', 'rosebank.co.uk'],
    ['shop.rosebank.co.uk', 'shop.rosebank.co.uk', 'rosebank.co.uk'],
    ['www.shop.rosebank.co.uk:8080', 'shop.rosebank.co.uk', 'rosebank.co.uk'],
    ['bäckerei-müller.de', 'xn--bckerei-mller-bfb28a.de', 'xn--bckerei-mller-bfb28a.de'],
    ['BÄCKEREI-MÜLLER.DE', 'xn--bckerei-mller-bfb28a.de', 'xn--bckerei-mller-bfb28a.de'],
    ['xn--bckerei-mller-bfb28a.de', 'xn--bckerei-mller-bfb28a.de', 'xn--bckerei-mller-bfb28a.de'],
    ['rosebank。com', 'rosebank.com', 'rosebank.com'],
    ['www.com', 'www.com', 'www.com'],
    ['www.www.com', 'www.com', 'www.com'],
    ['www.www.www.rosebankvets.com', 'rosebankvets.com', 'rosebankvets.com'],
    [`${'a.'.repeat(117)}com`, `${'a.'.repeat(117)}com`, 'a.com'],
  ])('%j is %s of %s', (typed, name, zone) => {
    expect(read(typed)).toMatchObject({ ok: true, value: { name, zone } })
  })

  it('is one record in both spellings, and shown as people write it', () => {
    expect(read('xn--bckerei-mller-bfb28a.de')).toEqual(read('bäckerei-müller.de'))
    expect(read('bäckerei-müller.de')).toMatchObject({ value: { shown: 'bäckerei-müller.de' } })
  })

  it.each([
    ['rosebank vets.com', domainHasSpaces],
    ['rosebank', notADomain],
    ['', notADomain],
    ['-', notADomain],
    [`${'a'.repeat(64)}.com`, domainHasLongPart],
    ['rosebank_vets.com', notADomain],
    ['rosebank..com', notADomain],
    ['-rosebank.com', notADomain],
    ['shop-.rosebank.com', notADomain],
    ['rosebank.notatld', notADomain],
    ['192.0.2.7', domainIsAddress],
    ['[2001:db8::1]', domainIsAddress],
    ['co.uk', domainIsSuffix],
    ['github.io', domainIsSuffix],
    ['printer.local', domainIsSpecial],
    ['rosebank.example', domainIsSpecial],
    ['a.onion', domainIsSpecial],
    ['example.com', domainIsSpecial],
    ['shop.example.org', domainIsSpecial],
    [`${'a.'.repeat(118)}com`, domainIsTooLong],
    ['shingle.com', domainIsOurs],
    ['www.shingle.com', domainIsOurs],
    ['me.sites.shingle.com', domainIsOurs],
    ['shingle-content.net', domainIsOurs],
  ])('%j is refused', (typed, problem) => {
    expect(read(typed)).toEqual({ ok: false, problem })
  })

  it('may be one for examples where a stage stands for the internet', () => {
    const staged = readDomainName('www.rosebank.example', { origins: localOrigins(3000), isStage: true })
    expect(staged).toMatchObject({ ok: true, value: { name: 'rosebank.example', zone: 'rosebank.example' } })
  })
})

const now = new Date('2026-11-21T14:06:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const condition = (over: Partial<DomainCondition>): DomainCondition => ({
  ...{ state: 'PendingOwnershipVerification', createdAt: ago(0), verifiedAt: null, certificateAt: null },
  ...{ connectedAt: null, failingAt: null },
  ...over,
})
const nothing = { isProven: false, leadsHere: false, hasCertificate: false, isAnswered: true }
const everything = { isProven: true, leadsHere: true, hasCertificate: true, isAnswered: true }

describe('[4.domain] a connection', () => {
  it.each<[string, Partial<DomainCondition>, object, object | undefined]>([
    ['waits for its proof', {}, nothing, undefined],
    ['is not proved by leading here', {}, { ...everything, isProven: false }, undefined],
    ['is proved', {}, { ...nothing, isProven: true }, { state: 'OwnershipVerified', verifiedAt: now }],
    ['is waited for 48 hours', { createdAt: ago(connectingMs) }, nothing, undefined],
    [
      'expires after 48 hours',
      { createdAt: ago(connectingMs + 1) },
      nothing,
      { state: 'Failed', failureReason: 'OwnershipVerificationExpired' },
    ],
    [
      'that leads here waits for its certificate',
      { state: 'OwnershipVerified', verifiedAt: ago(1) },
      everything,
      { state: 'PendingCertificateActivation', certificateAt: now },
    ],
    [
      'that leads here without its proof does not go on',
      { state: 'OwnershipVerified', verifiedAt: ago(connectingMs) },
      { ...everything, isProven: false },
      undefined,
    ],
    [
      'that leads here without its proof ends',
      { state: 'OwnershipVerified', verifiedAt: ago(connectingMs + 1) },
      { ...everything, isProven: false },
      { state: 'Failed', failureReason: 'OwnershipVerificationExpired' },
    ],
    [
      'that never leads here fails',
      { state: 'OwnershipVerified', verifiedAt: ago(connectingMs + 1) },
      { ...nothing, isProven: true },
      { state: 'Failed', failureReason: 'CertificateActivationFailed' },
    ],
    [
      'with its certificate is connected',
      { state: 'PendingCertificateActivation', certificateAt: ago(1) },
      everything,
      { state: 'Connected', connectedAt: now, failingAt: null },
    ],
    [
      'without its certificate fails after 48 hours',
      { state: 'PendingCertificateActivation', certificateAt: ago(connectingMs + 1) },
      { ...everything, hasCertificate: false },
      { state: 'Failed', failureReason: 'CertificateActivationFailed' },
    ],
    [
      'whose certificate waits for room among others does not fail',
      { state: 'PendingCertificateActivation', certificateAt: ago(connectingMs + 1) },
      { ...everything, hasCertificate: false, isPostponed: true },
      undefined,
    ],
    [
      'whose certificate ran out waits for another for as long as it takes',
      { state: 'PendingCertificateActivation', certificateAt: ago(60 * connectingMs), connectedAt: ago(1) },
      { ...everything, hasCertificate: false },
      undefined,
    ],
    [
      'whose certificate ran out is noted once it is not proved',
      { state: 'PendingCertificateActivation', certificateAt: ago(60 * connectingMs), connectedAt: ago(1) },
      { ...everything, isProven: false, hasCertificate: false },
      { failingAt: now },
    ],
    [
      'whose certificate ran out is forgiven once it is proved again',
      { state: 'PendingCertificateActivation', connectedAt: ago(1), failingAt: ago(1) },
      { ...everything, hasCertificate: false },
      { failingAt: null },
    ],
    [
      'whose certificate ran out keeps its name while nobody answers',
      { state: 'PendingCertificateActivation', connectedAt: ago(1), failingAt: ago(connectingMs + 1) },
      { ...nothing, isAnswered: false },
      undefined,
    ],
    [
      'whose certificate ran out is not connected again by another one without its proof',
      { state: 'PendingCertificateActivation', certificateAt: ago(1), connectedAt: ago(1) },
      { ...everything, isProven: false },
      { failingAt: now },
    ],
    [
      'without its proof keeps its 48 hours, whatever certificate it has',
      { state: 'PendingCertificateActivation', connectedAt: ago(1), failingAt: ago(connectingMs) },
      { ...everything, isProven: false },
      undefined,
    ],
    [
      'with another certificate ends all the same 48 hours after its proof',
      { state: 'PendingCertificateActivation', connectedAt: ago(1), failingAt: ago(connectingMs + 1) },
      { ...everything, isProven: false },
      { state: 'Failed', failureReason: 'OwnershipVerificationExpired' },
    ],
    [
      'whose certificate ran out ends 48 hours after its proof',
      { state: 'PendingCertificateActivation', connectedAt: ago(1), failingAt: ago(connectingMs + 1) },
      { ...everything, isProven: false, hasCertificate: false },
      { state: 'Failed', failureReason: 'OwnershipVerificationExpired' },
    ],
    [
      'whose certificate ran out ends 48 hours after it began to lead elsewhere',
      { state: 'PendingCertificateActivation', connectedAt: ago(1), failingAt: ago(connectingMs + 1) },
      { ...nothing, isProven: true },
      { state: 'Failed', failureReason: 'CertificateActivationFailed' },
    ],
    [
      'that waits for room among others does not wait without its proof',
      { state: 'PendingCertificateActivation', certificateAt: ago(1), failingAt: ago(connectingMs + 1) },
      { ...everything, isProven: false, hasCertificate: false, isPostponed: true },
      { state: 'Failed', failureReason: 'OwnershipVerificationExpired' },
    ],
    ['that stands stays', { state: 'Connected' }, everything, undefined],
    ['that leads elsewhere is noted', { state: 'Connected' }, nothing, { failingAt: now }],
    ['of which nobody answers stays', { state: 'Connected' }, { ...nothing, isAnswered: false }, undefined],
    [
      'that leads elsewhere has 72 hours',
      { state: 'Connected', failingAt: ago(mayLeadElsewhereMs) },
      nothing,
      undefined,
    ],
    [
      'that lost its proof for longer ends',
      { state: 'Connected', failingAt: ago(mayLeadElsewhereMs + 1) },
      { ...everything, isProven: false },
      { state: 'Failed', failureReason: 'OwnershipVerificationExpired' },
    ],
    [
      'that is right again is forgiven',
      { state: 'Connected', failingAt: ago(1) },
      everything,
      { failingAt: null },
    ],
    [
      'without its certificate is noted',
      { state: 'Connected' },
      { ...everything, hasCertificate: false },
      { failingAt: now },
    ],
    [
      'without its certificate for minutes is not given up',
      { state: 'Connected', failingAt: ago(mayLackCertificateMs) },
      { ...everything, hasCertificate: false },
      undefined,
    ],
    [
      'without its certificate for longer is connected no more, and waits for one',
      { state: 'Connected', failingAt: ago(mayLackCertificateMs + 1) },
      { ...everything, hasCertificate: false },
      { state: 'PendingCertificateActivation', certificateAt: now, failingAt: null },
    ],
    ['that failed stays so', { state: 'Failed' }, everything, undefined],
  ])('%s', (...[, over, sight, change]) => {
    expect(advanceDomain(condition(over), { ...nothing, ...sight }, now)).toEqual(change)
  })

  it('says what holds it up', () => {
    const of = (over: Partial<DomainCondition>, isRight = false) => hindranceOf(condition(over), isRight, now)
    expect([of({}), of({}, true), of({ state: 'Connected' })]).toEqual(['InvalidDNSSettings', null, null])
    const failing = { state: 'Connected', failingAt: now } as const
    expect([of(failing), of(failing, true)]).toEqual(['InvalidDNSSettings', 'CertificateActivationDelayed'])
    const waits = { state: 'PendingCertificateActivation' } as const
    expect([of({ ...waits, certificateAt: ago(0) }), of({ ...waits, certificateAt: ago(3600001) })]).toEqual([
      null,
      'CertificateActivationDelayed',
    ])
    const hung = { ...waits, certificateAt: ago(3600001), failingAt: ago(1) }
    expect([of(hung), of(hung, true)]).toEqual(['InvalidDNSSettings', 'CertificateActivationDelayed'])
  })

  it('is looked at ever more seldom', () => {
    expect([0, 700_000, 8_000_000, 90_000_000].map(nextLookMs)).toEqual([60_000, 300_000, 900_000, 3_600_000])
  })
})

test('[2.domain] the records are written as registrars write them', () => {
  const target = { addresses: ['203.0.113.20'], hostName: 'sites.shingle.com' }
  const names = (name: string, zone: string) =>
    wantedRecords({ name, zone }, target, 'p').map((record) => `${record.type} ${record.name}`)
  expect(names('a.com', 'a.com')).toEqual(['A @', 'CNAME www', 'TXT _shingle-verify'])
  expect(names('shop.a.com', 'a.com')).toEqual(['A shop', 'CNAME www.shop', 'TXT _shingle-verify.shop'])
})

test('[2.domain] a registrar is known by the name servers', () => {
  expect([registrarOf(['amy.ns.cloudflare.com']), registrarOf(['ns1.nobody.net'])]).toEqual([
    'cloudflare',
    'other',
  ])
})

test('[T35] every name that can be connected is met under itself and with www, whatever was typed', () => {
  const random = seededRandom('names of domains')
  const piece = () => Array.from({ length: 1 + random.below(5) }, () => random.pick(['a', 'b', '1', '-']))
  const label = () => (random.chance(0.5) ? 'www' : piece().join(''))
  let read = 0
  for (let round = 0; round < 2_000; round += 1) {
    const labels = Array.from({ length: 1 + random.below(4) }, label)
    const typed = readDomainName([...labels, 'com'].join('.'), { origins })
    if (!typed.ok) continue
    const { name } = typed.value
    expect([mayBeDomain(name), domainOfHost(name), domainOfHost(`www.${name}`)]).toEqual([true, name, name])
    read += 1
  }
  expect(read).toBeGreaterThan(500)
})
