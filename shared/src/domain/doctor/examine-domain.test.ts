import { describe, expect, it } from 'vitest'
import type { DnsAnswer, DomainAnswers, NamedAnswers } from './answers.ts'
import { examineDomain } from './examine-domain.ts'
import { certificateTroubleIn } from './find-certificate.ts'
import { findingWords } from './finding-words.ts'
import { findingKinds } from './findings.ts'
import { seeDomain } from './see-domain.ts'

const wish = {
  addresses: ['203.0.113.20'],
  hostName: 'sites.shingle.example',
  proof: 'q7f3k2m9w8d4',
  authorities: ['letsencrypt.org'],
}
const now = new Date('2026-11-21T14:32:00Z')
const found = (...values: string[]): DnsAnswer => ({ outcome: 'found', values, alias: null, ttl: 300 })
const none: DnsAnswer = { outcome: 'none', values: [], alias: null, ttl: 300 }
const silent: DnsAnswer = { ...none, outcome: 'silent', ttl: 0 }
const right: NamedAnswers = {
  apexA: found('203.0.113.20'),
  apexAaaa: none,
  wwwA: { ...found('203.0.113.20'), alias: 'sites.shingle.example' },
  wwwAaaa: none,
  proof: found(wish.proof),
}
const mute: NamedAnswers = { apexA: silent, apexAaaa: silent, wwwA: silent, wwwAaaa: silent, proof: silent }
const side = (called: string, said: NamedAnswers) => ({ called, answers: said })
const answers = (own: Partial<NamedAnswers> = {}, over: Partial<DomainAnswers> = {}): DomainAnswers => ({
  ...{ name: 'rosebank.example', zone: 'rosebank.example', nameServers: ['ns1.host.example'] },
  ...{
    isRegistered: true,
    silent: [],
    signing: { refusedBy: [], registered: [], keys: [] },
    mail: [],
    wildcardA: none,
    wildcardTxt: [],
    caa: [],
    apexTxt: [],
    astrayA: [],
    astrayWww: [],
    astrayProof: [],
    provider: [],
  },
  own: [side('ns1.host.example', { ...right, ...own })],
  resolvers: ['Google', 'Quad9'].map((called) => ({ called, answers: { ...right, ...own } })),
  ...over,
})
const kinds = (...given: Parameters<typeof answers>) =>
  examineDomain(answers(...given), wish, now).map(({ kind }) => kind)

describe('[2.doctor] what the answers about a domain come to', () => {
  it.each<[string, Parameters<typeof answers>]>([
    ['', []],
    ['unregistered', [{}, { isRegistered: false, own: [] }]],
    ['expired', [{ apexA: found('198.51.100.7') }, { nameServers: ['ns1.pendingrenewaldeletion.com'] }]],
    ['signature-broken', [{}, { signing: { refusedBy: ['Quad9'], registered: ['7'], keys: ['7'] } }]],
    ['signature-broken', [{}, { signing: { refusedBy: ['Quad9'], registered: [], keys: [] } }]],
    ['', [{}, { signing: { refusedBy: [], registered: ['7'], keys: [] } }]],
    ['server-silent', [{}, { silent: ['ns2.host.example'] }]],
    ['', [{}, { silent: ['ns1.host.example'], own: [] }]],
    ['', [{}, { wildcardA: found('198.51.100.7'), mail: ['10 mx.example'] }]],
    ['wildcard-www', [{ wwwA: found('198.51.100.7') }, { wildcardA: found('198.51.100.7') }]],
    ['wrong-www', [{ wwwA: found('198.51.100.7') }, { wildcardA: found('198.51.100.8') }]],
    ['www-proxied', [{ wwwA: found('172.67.1.1') }, { wildcardA: found('172.67.1.1') }]],
    ['no-proof', [{ proof: found('v=spf1 -all') }, { wildcardTxt: ['v=spf1 -all'] }]],
    ['silent-name-servers', [mute, { own: [] }]],
    ['parked', [{ apexA: found('198.51.100.7') }, { nameServers: ['ns1.sedoparking.com'] }]],
    ['cname-at-apex', [{ apexA: { ...found('203.0.113.20'), alias: 'x.example' } }]],
    ['proxied', [{ apexA: found('104.21.3.4'), wwwA: found('172.67.1.1') }]],
    ['proxied', [{ apexA: found('104.21.3.4'), apexAaaa: found('2606:4700::1'), wwwA: found('172.67.1.1') }]],
    ['wrong-a', [{ apexA: found('198.51.100.7') }]],
    ['placeholder', [{ apexA: found('198.51.100.7') }, { isPlaceholder: true }]],
    [
      'wrong-a wrong-www',
      [{ apexA: found('198.51.100.7'), wwwA: { ...found(), alias: 'parkingpage.namecheap.com' } }],
    ],
    ['', [{}, { isPlaceholder: true }]],
    ['several-a', [{ apexA: found('203.0.113.20', '198.51.100.7') }]],
    ['leftover-aaaa', [{ apexAaaa: found('2001:db8::7') }]],
    ['record-astray', [{ apexA: none, wwwA: none }, { astrayA: ['203.0.113.20'] }]],
    ['no-a', [{ apexA: none, wwwA: none }, { astrayA: ['198.51.100.7'] }]],
    ['www-alone', [{ apexA: none }]],
    ['no-a', [{ apexA: none, wwwA: none }]],
    ['proof-astray', [{ proof: none }, { astrayProof: [wish.proof] }]],
    ['proof-astray', [{ proof: none }, { apexTxt: ['v=spf1 -all', wish.proof] }]],
    ['wrong-proof', [{ proof: found('another') }]],
    ['', [{ proof: found(` "${wish.proof}" `) }]],
    ['wrong-proof', [{ proof: found(`"${wish.proof}" or another`) }]],
    ['proof-astray', [{ proof: none }, { apexTxt: [`"${wish.proof}"`] }]],
    ['no-proof', [{ proof: none }]],
    ['second-proof', [{ proof: found(wish.proof, 'c'.repeat(32)) }]],
    ['second-proof', [{ proof: found(`"${wish.proof}"`, `"${'c'.repeat(32)}"`) }]],
    ['', [{ proof: found(wish.proof, 'v=spf1 -all', 'another') }]],
    ['caa-forbids', [{}, { caa: ['0 issue "digicert.com"'] }]],
    ['', [{}, { caa: ['0 issue "digicert.com"', '0 issue "letsencrypt.org; validationmethods=http-01"'] }]],
    ['', [{}, { caa: ['0 iodef "mailto:a@b.example"'] }]],
    ['', [{}, { caa: ['128 ISSUE "LetsEncrypt.org ; validationmethods=dns-01,http-01"'] }]],
    ['caa-narrows', [{}, { caa: ['0 issue "letsencrypt.org; validationmethods=dns-01"'] }]],
    ['caa-narrows', [{}, { caa: ['0 issue "letsencrypt.org;accounturi=https://a.example/acct/1"'] }]],
    ['', [{}, { caa: ['0 issue "letsencrypt.org; accounturi=x"', '0 issue "letsencrypt.org"'] }]],
    ['', [{}, { caa: ['0 issue "letsencrypt.org; cansignhttpexchanges=yes"'] }]],
    ['caa-critical', [{}, { caa: ['128 tbs "Unknown"', '0 issue "letsencrypt.org"'] }]],
    ['', [{}, { caa: ['0 tbs "Unknown"', '128 iodef "mailto:a@b.example"'] }]],
    ['wrong-www', [{ wwwA: { ...found('198.51.100.7'), alias: 'old.example' } }]],
    ['', [{ wwwA: { ...found('198.51.100.7'), alias: 'sites.shingle.example' } }]],
    ['', [{ wwwA: { ...none, alias: 'sites.shingle.example' }, wwwAaaa: none }]],
    ['apex-alone', [{ wwwA: none }]],
    [
      'leftover-aaaa no-a no-proof',
      [{ apexA: none, wwwA: none, apexAaaa: found('2001:db8::7'), proof: none }],
    ],
    ['www-astray', [{ wwwA: none }, { astrayWww: ['CNAME sites.shingle.example'] }]],
    ['apex-alone', [{ wwwA: none }, { astrayWww: ['CNAME parked.example'] }]],
    ['apex-alone', [{ wwwA: none }, { astrayWww: ['A 198.51.100.7'] }]],
    ['www-astray', [{ wwwA: none }, { astrayWww: ['A 203.0.113.20'] }]],
    ['www-proxied', [{ wwwA: found('172.67.1.1') }]],
    ['www-proxied', [{ wwwAaaa: found('2606:4700::6810:1') }]],
    ['servers-differ', [{}, { own: [side('ns1', right), side('ns2', { ...right, proof: none })] }]],
    ['wrong-a leftover-aaaa', [{ apexA: found('198.51.100.7'), apexAaaa: found('2001:db8::7') }]],
  ])('%s', (expected, given) => {
    const sorted = expected.split(' ').filter((kind) => kind !== '')
    expect(kinds(...given).toSorted()).toEqual(sorted.toSorted())
  })

  it('has whoever answers in front show an authority the domain by its own methods, too', () => {
    const caa = ['0 issue "letsencrypt.org; validationmethods=tls-alpn-01"']
    const kindsOf = (methods?: readonly string[]) =>
      examineDomain(answers({}, { caa }), { ...wish, ...(methods && { methods }) }, now).map(
        ({ kind }) => kind,
      )
    expect([kindsOf(), kindsOf(['http-01', 'tls-alpn-01'])]).toEqual([['caa-narrows'], []])
  })

  it('shows of CAA records those that keep the authority away, and what to add to them', () => {
    const narrow = '0 issue "letsencrypt.org; validationmethods=dns-01"'
    const of = (...caa: string[]) => examineDomain(answers({}, { caa }), wish, now)
    const expects = {
      ...{ expected: ['@ CAA 0 issue "letsencrypt.org"'], copy: '0 issue "letsencrypt.org"' },
    }
    expect(of(narrow, '0 issue "digicert.com"')).toMatchObject([{ found: [`@ CAA ${narrow}`], ...expects }])
    expect(of('128 tbs "x"', narrow)).toMatchObject([
      { found: ['@ CAA 128 tbs "x"'], expected: [], copy: null },
    ])
  })

  it('says when an old answer is over', () => {
    const late = { called: 'Quad9', answers: { ...right, apexA: { ...found('198.51.100.7'), ttl: 14_400 } } }
    expect(examineDomain(answers({}, { resolvers: [late] }), wish, now)).toEqual([
      {
        ...{
          kind: 'still-remembered',
          found: ['Quad9: 198.51.100.7'],
          expected: ['203.0.113.20'],
          copy: null,
        },
        until: '2026-11-21T18:32:00.000Z',
      },
    ])
  })

  it('shows what was found beside what is expected', () => {
    expect(examineDomain(answers({ apexA: found('198.51.100.7') }), wish, now)).toEqual([
      {
        ...{ kind: 'wrong-a', found: ['@ A 198.51.100.7'], expected: ['@ A 203.0.113.20'], until: null },
        copy: '203.0.113.20',
      },
    ])
  })

  it('shows which mail a CNAME hides, and leaves it as it is', () => {
    const aliased = { apexA: { ...found('203.0.113.20'), alias: 'x.example' } }
    expect(examineDomain(answers(aliased, { mail: ['10 mx.example'] }), wish, now)).toMatchObject([
      {
        ...{ kind: 'mail-behind-cname', found: ['@ CNAME x.example', '@ MX 10 mx.example'] },
        ...{ expected: ['@ A 203.0.113.20', '@ MX 10 mx.example'], copy: '203.0.113.20' },
      },
    ])
  })

  it('shows which key the registry knows beside that of the domain', () => {
    const of = (...keys: string[]) =>
      examineDomain(answers({}, { signing: { refusedBy: ['Quad9'], registered: ['2371'], keys } }), wish, now)
    expect(of()).toMatchObject([
      { kind: 'signature-unkeyed', found: ['@ DS 2371', '@ DNSKEY none'], expected: [], copy: null },
    ])
    expect(of('9012')).toMatchObject([
      { kind: 'signature-mismatched', found: ['@ DS 2371'], expected: ['@ DS 9012'] },
    ])
  })

  it('names the record that stands for www, and the name servers that answer', () => {
    const led = { wwwA: { ...found('198.51.100.7'), alias: 'old.example' } }
    expect(examineDomain(answers(led, { wildcardA: led.wwwA }), wish, now)).toMatchObject([
      {
        ...{ kind: 'wildcard-www', found: ['* CNAME old.example'] },
        ...{ expected: ['www CNAME sites.shingle.example'], copy: 'sites.shingle.example' },
      },
    ])
    expect(examineDomain(answers({}, { silent: ['ns2.host.example'] }), wish, now)).toMatchObject([
      { found: ['ns2.host.example no answer'], expected: ['ns1.host.example answers'] },
    ])
  })

  it('says of each record of www what kind it is', () => {
    const led = { wwwA: found('198.51.100.7'), wwwAaaa: found('2001:db8::7') }
    expect(examineDomain(answers(led), wish, now)).toMatchObject([
      { kind: 'wrong-www', found: ['www A 198.51.100.7', 'www AAAA 2001:db8::7'] },
    ])
  })

  it('says when an old answer about www is over', () => {
    const late = side('Quad9', { ...right, wwwA: { ...found('198.51.100.7'), ttl: 7_200 } })
    expect(examineDomain(answers({}, { resolvers: [late] }), wish, now)).toMatchObject([
      {
        ...{ kind: 'still-remembered', found: ['Quad9: www 198.51.100.7'] },
        ...{ expected: ['www 203.0.113.20'], until: '2026-11-21T16:32:00.000Z' },
      },
    ])
  })

  it('says until when it is remembered that there was nothing, and no time where nobody says', () => {
    const absent = { ...none, ttl: 3_600 }
    const untilOf = (answer: DnsAnswer) => {
      const late = side('Quad9', { ...right, apexA: answer, apexAaaa: { ...none, ttl: 86_400 } })
      return examineDomain(answers({}, { resolvers: [late] }), wish, now)
    }
    expect(untilOf(absent)).toMatchObject([
      { found: ['Quad9: nothing yet'], until: '2026-11-21T15:32:00.000Z' },
    ])
    expect(untilOf({ ...absent, ttl: 0 })).toMatchObject([{ kind: 'still-remembered', until: null }])
  })

  describe('where the deployment has addresses of both kinds', () => {
    const both = { ...wish, addresses: ['2001:db8::20', '203.0.113.20'] }
    const examine = (own: Partial<NamedAnswers>) => examineDomain(answers(own), both, now)
    const right6 = found('2001:db8::20')
    it('finds nothing wrong with both', () => expect(examine({ apexAaaa: right6 })).toEqual([]))
    it('says of the one that is missing', () => {
      expect(examine({})).toMatchObject([
        {
          ...{ kind: 'address-missing', found: ['@ A 203.0.113.20'] },
          ...{ expected: ['@ AAAA 2001:db8::20'], copy: '2001:db8::20' },
        },
      ])
      expect(examine({ apexA: none, apexAaaa: right6 })).toMatchObject([
        { kind: 'address-missing', expected: ['@ A 203.0.113.20'] },
      ])
      expect(seeDomain(answers(), both)).toMatchObject({ apex: true, addresses: ['203.0.113.20'] })
    })
    it('copies what it shows', () => {
      expect(examine({ apexA: found('198.51.100.7'), apexAaaa: right6 })).toMatchObject([
        { kind: 'wrong-a', expected: ['@ A 203.0.113.20'], copy: '203.0.113.20' },
      ])
    })
  })

  it('has www follow the domain itself where no name of the deployment leads there', () => {
    const itself = { ...wish, hostName: null }
    expect(examineDomain(answers({ wwwA: none }), itself, now)).toMatchObject([
      { kind: 'apex-alone', expected: ['www CNAME rosebank.example'], copy: 'rosebank.example' },
    ])
  })

  it.each([
    ['could not resolve URL "http://www.rosebank.example/.well-known"', 'unreached'],
    ['203.0.113.20: Fetching http://rosebank.example/: Connection refused', 'unreached'],
    ['CAA record for rosebank.example prevents issuance', 'refused'],
    ['The server will not issue certificates for the identifier: policy forbids it', 'refused'],
  ])('takes “%s” of an authority for %s', (words, kind) => {
    expect(certificateTroubleIn(words)).toBe(kind)
  })

  it('has words for everything', () => {
    expect(Object.keys(findingWords).toSorted()).toEqual([...findingKinds].toSorted())
  })
})

describe('[T35] what counts as proved', () => {
  const see = (...given: Parameters<typeof answers>) => seeDomain(answers(...given), wish).proof
  it('is the proof alone, at the domain’s own name servers', () => {
    expect([see(), see({ proof: none }), see({ proof: found('another') })]).toEqual([true, false, false])
  })
  it('is not what a resolver says where the domain’s own name servers answer', () => {
    const resolvers = [{ called: 'Google', answers: right }]
    expect(see({ proof: none }, { resolvers })).toBe(false)
  })
  it('is what all of its own name servers say that answer', () => {
    const own = [side('ns1', right), side('ns2', { ...right, proof: none })]
    expect(see({}, { own })).toBe(false)
  })
  it('needs two resolvers where none of its own answers', () => {
    const [says, not] = [right, { ...right, proof: none }].map((said) => ({ called: 'x', answers: said }))
    if (says === undefined || not === undefined) throw new Error('both are there')
    const by = (...resolvers: (typeof says)[]) => see({}, { own: [], resolvers })
    expect([by(says, says), by(says, not), by(says), by()]).toEqual([true, false, true, false])
  })
})
