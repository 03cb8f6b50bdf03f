import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { isOneLine } from '../../text/plain-text.ts'
import type { DnsAnswer, DomainAnswers, NamedAnswers } from './answers.ts'
import { examineDomain } from './examine-domain.ts'
import { certificateTroubles, findCertificate } from './find-certificate.ts'
import { findingSchema } from './findings.ts'
import { domainToldSchema, tellDomain } from './tell-domain.ts'

const now = new Date('2026-11-21T14:32:00Z')
const random = seededRandom('answers of a hostile server')
const [address, proof] = ['203.0.113.20', 'q7f3k2m9w8d4']
const wish = { addresses: [address, '2001:db8::20'], hostName: null, proof, authorities: ['letsencrypt.org'] }

const word = (): string =>
  random.pick([
    address,
    ...[address, proof, '198.51.100.7', '104.21.3.4', '2001:db8::7', 'ns1.sedoparking.com', ''],
    ...['0 issue "digicert.com"', '128 tbs "x"', '\u202e\u0000evil\u001b[31m\u200b\n', '<img src=x>'],
    ...['\ud83d\ude00'.repeat(400), `a${'\ud83d\ude00'.repeat(400)}`, '\ud800', 'x'.repeat(65_000)],
  ])
const several = <Made>(most: number, make: () => Made): Made[] =>
  Array.from({ length: random.below(most + 1) }, make)
const same = (): string[] => Array<string>(random.below(25)).fill(random.pick([address, word()]))
const answer = (): DnsAnswer => ({
  outcome: random.pick(['found', 'found', 'found', 'none', 'no-such-name', 'failed', 'silent']),
  values: random.chance(0.5) ? same() : several(24, word),
  alias: random.chance(0.3) ? word() : null,
  ttl: random.pick([0, 300, 2 ** 32 - 1]),
})
const named = (): NamedAnswers => {
  const [apexA, apexAaaa, wwwA, wwwAaaa] = [answer(), answer(), answer(), answer()]
  return { apexA, apexAaaa, wwwA, wwwAaaa, proof: answer() }
}
const side = () => ({ called: word(), answers: named() })
const words = () => several(24, word)
const answers = (): DomainAnswers => ({
  ...{ name: 'rosebank.example', zone: 'rosebank.example', nameServers: words() },
  ...{ isRegistered: random.pick([true, true, true, null, false]), silent: words(), own: several(4, side) },
  signing: { refusedBy: several(1, word), registered: words(), keys: words() },
  ...{ resolvers: several(4, side), caa: words(), apexTxt: words(), mail: words() },
  ...{ wildcardA: answer(), wildcardTxt: words(), astrayA: words(), astrayWww: words() },
  ...{ astrayProof: words(), provider: words(), isPlaceholder: random.chance(0.5) },
})

describe('[T35] whatever the servers of a domain answer', () => {
  it('is kept as findings that can be read again, of lines that show what is in them', () => {
    const kinds = new Set<string>()
    for (let times = 0; times < 400; times += 1)
      for (const one of examineDomain(answers(), wish, now)) {
        kinds.add(one.kind)
        expect(findingSchema.parse(one)).toEqual(one)
        for (const line of [...one.found, ...one.expected]) expect(line).toSatisfy(isOneLine)
      }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['mail-behind-cname', 'signature-mismatched', 'wrong-a']),
    )
    expect(kinds.size).toBeGreaterThan(20)
  })

  it('has whoever answered named so that it can be read again', () => {
    for (let times = 0; times < 200; times += 1) {
      const told = tellDomain(answers())
      expect(domainToldSchema.parse(told)).toEqual(told)
      expect([...told.answering, ...told.silent].every(isOneLine)).toBe(true)
    }
  })

  it('and whatever an authority repeats of it', () => {
    for (let times = 0; times < 200; times += 1) {
      const one = findCertificate({ kind: random.pick(certificateTroubles), words: word(), until: now })
      expect(findingSchema.parse(one)).toEqual(one)
      expect(one.found.every(isOneLine)).toBe(true)
    }
  })

  it('leaves of the mail behind a CNAME as much as is shown', () => {
    const alias = { outcome: 'found', values: [address], alias: 'other.test', ttl: 300 } as const
    const own = [{ called: 'ns1', answers: { ...named(), apexA: alias } }]
    const mail = Array.from({ length: 14 }, (_, at) => `${at} mx${at}.test`)
    const of = { ...answers(), ...{ own, mail, isRegistered: true, nameServers: [], silent: [] } }
    const signing = { refusedBy: [], registered: [], keys: [] }
    const [first] = examineDomain({ ...of, signing }, wish, now)
    expect(first).toMatchObject({ kind: 'mail-behind-cname' })
    expect([first?.found.length, first?.expected.length]).toEqual([12, 12])
    expect(first?.expected.slice(0, 2)).toEqual([`@ A ${address}`, '@ MX 0 mx0.test'])
  })
})
