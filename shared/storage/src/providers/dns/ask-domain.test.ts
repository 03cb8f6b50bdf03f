import { examineDomain } from '@shingle/shared/domain/doctor/examine-domain.ts'
import { seeDomain } from '@shingle/shared/domain/doctor/see-domain.ts'
import { afterAll, describe, expect, it, test } from 'vitest'
import { createAskDomain } from './ask-domain.ts'
import { askServer } from './ask-server.ts'
import { startDnsStage, type ZoneTrouble } from './dns-stage.testing.ts'

const stage = await startDnsStage()
afterAll(() => stage.close())
const resolver = (called: string) => ({ called, address: '127.0.0.1', port: stage.port })
const choices = {
  resolvers: [resolver('Google'), resolver('Quad9')],
  ...{ authorityPort: stage.port, isStage: true, waitMs: 150 },
}
const ask = createAskDomain(choices)
const wish = {
  ...{ addresses: ['203.0.113.20'], hostName: 'sites.shingle.test', proof: 'q7f3k2m9w8d4' },
  authorities: ['letsencrypt.org'],
}
stage.set('shingle.test', 'sites A 203.0.113.20')
stage.set('old-host.test', '@ A 198.51.100.7\nwww A 198.51.100.7')

const a = '@ A 203.0.113.20'
const www = 'www CNAME sites.shingle.test'
const proof = '_shingle-verify TXT q7f3k2m9w8d4'
const zone = (...lines: readonly string[]) => lines.join('\n')
const right = zone(a, www, proof)
const both = zone(right, '@ NS ns1.stage.test', '@ NS ns2.stage.test')
// A key of RFC 6605, section 6.1, and its tag.
const key = 'GojIhhXUN/u4v54ZQqGSnyhWJwaubCvTmeexv7bR6edbkrSqQpF64cYbcB7wNcP+e+MAnLr+Wi9xMWyQLc8NAA=='
const keyTag = 55648
const longText = `@ TXT ${'v=spf1 include:a.example '.repeat(9).slice(0, 240)}`

/** Zones as owners leave them, and what the doctor says of each. */
const zoo: readonly (readonly [string, string, string, ZoneTrouble?])[] = [
  ['right', right, ''],
  ['right, with mail and more texts', zone(right, '@ TXT v=spf1 -all', 'mail A 198.51.100.9'), ''],
  ['right, at www by address', zone(a, 'www A 203.0.113.20', proof), ''],
  ['with the proof beside an old one', zone(right, '_shingle-verify TXT another'), ''],
  ['with many long texts, told by stream', zone(right, ...Array.from({ length: 12 }, () => longText)), ''],
  ['empty', zone('mail A 198.51.100.9'), 'no-a no-proof'],
  ['at its old home', zone('@ A 198.51.100.7', www, proof), 'wrong-a'],
  ['at both homes', zone(a, '@ A 198.51.100.7', www, proof), 'several-a'],
  ['with an old AAAA', zone(right, '@ AAAA 2001:db8:4f::7'), 'leftover-aaaa'],
  [
    'at its old home, old AAAA too',
    zone('@ A 198.51.100.7', '@ AAAA 2001:db8::7', www, proof),
    'wrong-a leftover-aaaa',
  ],
  ['behind Cloudflare', zone('@ A 104.21.9.9', 'www A 172.67.9.9', proof), 'proxied'],
  ['behind Cloudflare at the apex alone', zone('@ A 104.21.9.9', www, proof), 'proxied'],
  ['with another authority', zone(right, '@ CAA 0 issue digicert.com'), 'caa-forbids'],
  ['with no authority at all', zone(right, '@ CAA 0 issue ;'), 'caa-forbids'],
  ['with both authorities', zone(right, '@ CAA 0 issue digicert.com', '@ CAA 0 issue letsencrypt.org'), ''],
  [
    'with our authority for another account',
    zone(right, '@ CAA 0 issue letsencrypt.org; accounturi=https://a.test/1'),
    'caa-narrows',
  ],
  ['with what no authority knows', zone(right, '@ CAA 128 tbs Unknown'), 'caa-critical'],
  ['with an authority for wildcards alone', zone(right, '@ CAA 0 issuewild digicert.com'), ''],
  ['without www', zone(a, proof), 'apex-alone'],
  ['with www alone', zone(www, proof), 'www-alone'],
  ['with www elsewhere', zone(a, 'www CNAME old-host.test', proof), 'wrong-www'],
  ['with www at an old address', zone(a, 'www A 198.51.100.7', proof), 'wrong-www'],
  ['with a CNAME at the apex', zone('@ CNAME sites.shingle.test', www, proof), 'cname-at-apex'],
  ['with a CNAME at the apex, elsewhere', zone('@ CNAME old-host.test', www, proof), 'cname-at-apex'],
  [
    'with mail beside a CNAME at the apex',
    zone('@ CNAME old-host.test', '@ MX 10 mx.old-host.test', www, proof),
    'mail-behind-cname',
  ],
  ['with mail', zone(right, '@ MX 10 mx.old-host.test', '@ MX 20 mx.old-host.test'), ''],
  ['signed wrongly', right, 'signature-broken', { isBadlySigned: true }],
  ['signed no more', zone(right, '@ DS 2371'), 'signature-unkeyed', { isBadlySigned: true }],
  [
    'signed with another key',
    zone(right, '@ DS 2371', `@ DNSKEY ${key}`),
    'signature-mismatched',
    { isBadlySigned: true },
  ],
  [
    'whose signatures have run out',
    zone(right, `@ DS ${keyTag}`, `@ DNSKEY ${key}`),
    'signature-broken',
    { isBadlySigned: true },
  ],
  ['signed as it should be', zone(right, `@ DS ${keyTag}`, `@ DNSKEY ${key}`), ''],
  ['with a wildcard that leads www elsewhere', zone(a, '* CNAME old-host.test', proof), 'wildcard-www'],
  ['with a wildcard beside all that is right', zone(right, '* A 198.51.100.7', '* TXT v=spf1 -all'), ''],
  ['with a wildcard of texts', zone(a, www, '* TXT v=spf1 -all'), 'no-proof'],
  ['one name server of which does not answer', zone(both, '@ NS ns9.stage.test'), 'server-silent'],
  ['parked', zone('@ A 198.51.100.7', '@ NS ns1.sedoparking.com'), 'parked no-proof'],
  ['run out', zone('@ A 198.51.100.7', '@ NS ns1.pendingrenewaldeletion.com'), 'expired'],
  ['mute', right, 'silent-name-servers', { isMute: true }],
  ['with everything one level too deep', 'deep', 'record-astray proof-astray'],
  ['with www one level too deep', 'deep www', 'www-astray'],
  ['with something else one level too deep', 'deep other', 'no-a'],
  ['with www behind Cloudflare alone', zone(a, 'www A 172.67.9.9', proof), 'www-proxied'],
  ['with an old AAAA at www', zone(a, 'www A 203.0.113.20', 'www AAAA 2001:db8::7', proof), 'wrong-www'],
  ['with www remembered elsewhere', right, 'still-remembered', { remembered: 'www 14400 A 198.51.100.7' }],
  ['whose second name server lags behind', both, 'servers-differ', { atSecond: zone(a, www) }],
  ['whose name servers agree', both, '', { atSecond: right }],
  ['whose one name server is met by IPv6 alone', zone(right, '@ NS ns6.stage.test'), ''],
  ['with the proof at the apex', zone(a, www, '@ TXT q7f3k2m9w8d4'), 'proof-astray'],
  ['with another proof', zone(a, www, '_shingle-verify TXT of-somebody-else'), 'wrong-proof'],
  ['without proof', zone(a, www), 'no-proof'],
  ['remembered elsewhere', right, 'still-remembered', { remembered: '@ 14400 A 198.51.100.7' }],
  ['whose name servers answer nobody but resolvers', right, '', { isOwnMute: true }],
]

describe('[2.doctor] a zone of the zoo, told by a real DNS server', () => {
  it.each(zoo.map((animal, at) => [...animal, at] as const))('%s', async (...given) => {
    const [, text, expected, trouble] = given
    const name = `zone-${given.at(-1)}.test`
    const deep = zone(`${name} A 203.0.113.20`, `_shingle-verify.${name} TXT q7f3k2m9w8d4`)
    const deepWww = zone(a, `www.${name} CNAME sites.shingle.test`, proof)
    const deepOther = zone(`${name} A 198.51.100.7`, `www.${name} CNAME old-host.test`, proof)
    const deeps: Readonly<Record<string, string>> = { deep, 'deep www': deepWww, 'deep other': deepOther }
    const said = deeps[text] ?? text
    stage.set(name, said, typeof trouble === 'object' ? trouble : {})
    const findings = examineDomain(await ask({ name, zone: name }), wish, new Date())
    expect(findings.map(({ kind }) => kind).toSorted()).toEqual(
      expected
        .split(' ')
        .filter((kind) => kind !== '')
        .toSorted(),
    )
  })

  it('is not there at all', async () => {
    const findings = examineDomain(await ask({ name: 'nobody.test', zone: 'nobody.test' }), wish, new Date())
    expect(findings.map(({ kind }) => kind)).toEqual(['unregistered'])
  })

  it('is below what nobody has bought, which alone is to be bought', async () => {
    const answers = await ask({ name: 'shop.nobody.test', zone: 'nobody.test' })
    const [one, ...more] = examineDomain(answers, wish, new Date())
    expect([one?.kind, one?.found, more]).toEqual(['unregistered', ['nobody.test'], []])
  })

  it('is below what was bought, and nobody has set its records yet', async () => {
    stage.set('bought.test', zone('@ A 198.51.100.7'))
    const answers = await ask({ name: 'shop.bought.test', zone: 'bought.test' })
    const kinds = examineDomain(answers, wish, new Date()).map(({ kind }) => kind)
    expect([answers.isRegistered, kinds.toSorted()]).toEqual([true, ['no-a', 'no-proof']])
  })

  it('is asked about in a net that lets no question out: nobody is told to buy it', async () => {
    const answers = await ask({ name: 'shop.nobody.walled.in', zone: 'nobody.walled.in' })
    const kinds = examineDomain(answers, wish, new Date()).map(({ kind }) => kind)
    expect([answers.isRegistered, kinds.toSorted()]).toEqual([null, ['no-a', 'no-proof']])
  })

  it('is below what was bought', async () => {
    stage.set(
      'below.test',
      zone(
        'shop A 203.0.113.20',
        'www.shop CNAME sites.shingle.test',
        '_shingle-verify.shop TXT q7f3k2m9w8d4',
      ),
    )
    const answers = await ask({ name: 'shop.below.test', zone: 'below.test' })
    expect([examineDomain(answers, wish, new Date()), seeDomain(answers, wish)]).toEqual([
      [],
      { apex: true, www: true, proof: true, addresses: ['203.0.113.20'] },
    ])
  })
})

test('[2.doctor] www that follows the domain is right where the domain is, whatever others still remember', async () => {
  const [name, itself] = ['follows.test', { ...wish, hostName: null }]
  stage.set(name, zone(a, `www CNAME ${name}`, proof), { remembered: '@ 86400 A 198.51.100.7' })
  const answers = await ask({ name, zone: name })
  const kinds = examineDomain(answers, itself, new Date()).map(({ kind }) => kind)
  expect([kinds, seeDomain(answers, itself).www]).toEqual([['still-remembered'], true])
})

test('[2.doctor] a name server that is met by IPv6 alone is asked there, and every one that answers', async () => {
  stage.set('six.test', zone(right, '@ NS ns6.stage.test', '@ NS ns2.stage.test', '@ NS ns1.stage.test'))
  const { own, silent } = await ask({ name: 'six.test', zone: 'six.test' })
  expect(silent).toEqual([])
  expect(own.map(({ called }) => called)).toEqual(['ns6.stage.test', 'ns2.stage.test', 'ns1.stage.test'])
})

test('[2.doctor] a server to which there is no way is silent', async () => {
  const server = { address: 'fe80::1', port: 53 }
  const question = { name: 'right.test', type: 'A', asksOthers: false } as const
  expect(await askServer(server, question, 5_000)).toBeUndefined()
})

test('[T35] nobody has us ask servers in our own net by naming them as those of a domain', async () => {
  stage.set('inside.test', right)
  const { own } = await createAskDomain({ ...choices, isStage: false })({
    name: 'inside.test',
    zone: 'inside.test',
  })
  expect(own).toEqual([])
})

test('[2.doctor] nobody who listens is nobody who answers', async () => {
  const alone = createAskDomain({
    ...choices,
    resolvers: [{ called: 'x', address: '127.0.0.1', port: 9 }],
    waitMs: 50,
  })
  const answers = await alone({ name: 'right.test', zone: 'right.test' })
  expect([answers.isRegistered, answers.own]).toEqual([null, []])
  expect(examineDomain(answers, wish, new Date()).map(({ kind }) => kind)).toEqual(['silent-name-servers'])
})
