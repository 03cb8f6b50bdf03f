import { wantedRecords } from '../records.ts'
import type { DnsAnswer, DomainAnswers, DomainWish, NamedAnswers } from './answers.ts'
import { findProof } from './find-proof.ts'
import { type Finding, type FindingKind, findingKinds, findingLimits } from './findings.ts'
import { isExpiredAt, isParkedAt, isProxy } from './proxies.ts'
import { seeDomain } from './see-domain.ts'

/** What every rule of the doctor looks at. */
interface Case extends DomainAnswers {
  readonly wish: DomainWish
  /** What the domain's own name servers say, else the first who answers. */
  readonly said: NamedAnswers
  readonly now: Date
  readonly seen: ReturnType<typeof seeDomain>
}

const finding = (kind: FindingKind, about: Partial<Finding> = {}): Finding => ({
  ...{ kind, found: [], expected: [], copy: null, until: null },
  ...about,
  ...(about.found && {
    found: about.found.slice(0, findingLimits.lines).map((line) => line.slice(0, findingLimits.line)),
  }),
})

const lines = (name: string, type: string, values: readonly string[]): readonly string[] =>
  values.map((value) => `${name} ${type} ${value}`)

const nameIn = (name: string, zone: string): string => (name === zone ? '@' : name.slice(0, -zone.length - 1))

const wantedA = ({ name, zone, wish }: Case): string[] => [
  ...lines(
    nameIn(name, zone),
    'A',
    wish.addresses.filter((address) => !address.includes(':')),
  ),
]

const wwwOf = ({ name, zone, wish }: Case) =>
  wantedRecords({ name, zone }, wish, wish.proof).find(({ type }) => type === 'CNAME')?.name ?? 'www'

const findApex = (one: Case): readonly Finding[] => {
  const { said, wish, nameServers, name, zone, astrayA, seen } = one
  const { values, alias } = said.apexA
  const [label, expected] = [nameIn(name, zone), wantedA(one)]
  const copy = wish.addresses[0] ?? null
  if (alias !== null && name === zone)
    return [finding('cname-at-apex', { found: [`@ CNAME ${alias}`], expected, copy })]
  const wrong = values.filter((address) => !wish.addresses.includes(address))
  const found = [...lines(label, 'A', wrong)]
  if (wrong.length === 0 && values.length > 0) return []
  if (isParkedAt(nameServers)) return [finding('parked', { found: [...nameServers], expected, copy })]
  if (wrong.some(isProxy)) return [finding('proxied', { found, expected })]
  if (wrong.length > 0) {
    const isMixed = wrong.length < values.length
    const all = [...lines(label, 'A', values)]
    return [finding(isMixed ? 'several-a' : 'wrong-a', { found: isMixed ? all : found, expected, copy })]
  }
  if (astrayA.length > 0)
    return [finding('record-astray', { found: [...lines(`${name}.${zone}`, 'A', astrayA)], expected, copy })]
  return [finding(seen.www ? 'www-alone' : 'no-a', { expected, copy })]
}

const findAaaa = ({ said, wish, name, zone }: Case): readonly Finding[] => {
  const wrong = said.apexAaaa.values.filter((address) => !wish.addresses.includes(address))
  // Behind a proxy both addresses are the proxy's, which is said already.
  if (wrong.length === 0 || said.apexA.alias !== null || said.apexA.values.some(isProxy)) return []
  return [finding('leftover-aaaa', { found: [...lines(nameIn(name, zone), 'AAAA', wrong)] })]
}

const findWww = (one: Case): readonly Finding[] => {
  const { said, seen, wish } = one
  if (seen.www) return []
  const addresses = [...said.wwwA.values, ...said.wwwAaaa.values]
  const expected = [`${wwwOf(one)} CNAME ${wish.hostName}`]
  const isThere = addresses.length > 0 || said.wwwA.alias !== null
  if (!isThere) return seen.apex ? [finding('apex-alone', { expected, copy: wish.hostName })] : []
  if (said.wwwA.values.some(isProxy) && said.apexA.values.some(isProxy)) return []
  const found =
    said.wwwA.alias === null ? lines(wwwOf(one), 'A', addresses) : [`${wwwOf(one)} CNAME ${said.wwwA.alias}`]
  return [finding('wrong-www', { found: [...found], expected, copy: wish.hostName })]
}

const issuerOf = (record: string): string | undefined => /^\d+ issue "?([^";]*)/i.exec(record)?.[1]?.trim()

const findCaa = ({ caa, wish }: Case): readonly Finding[] => {
  const issuers = caa.flatMap((record) => issuerOf(record) ?? [])
  const [authority] = wish.authorities
  if (issuers.length === 0 || authority === undefined) return []
  if (issuers.some((issuer) => wish.authorities.includes(issuer))) return []
  const record = `0 issue "${authority}"`
  return [
    finding('caa-forbids', {
      found: [...lines('@', 'CAA', caa)],
      expected: [`@ CAA ${record}`],
      copy: record,
    }),
  ]
}

const isOld = ({ values, outcome }: DnsAnswer, own: DnsAnswer): boolean =>
  (outcome === 'found' || outcome === 'none' || outcome === 'no-such-name') &&
  values.toSorted().join() !== own.values.toSorted().join()

const findRemembered = ({ own, resolvers, seen, now }: Case): readonly Finding[] => {
  if (own === null || !seen.apex) return []
  const late = resolvers.filter(
    ({ answers }) => isOld(answers.apexA, own.apexA) || isOld(answers.apexAaaa, own.apexAaaa),
  )
  if (late.length === 0) return []
  const seconds = Math.max(...late.map(({ answers }) => Math.max(answers.apexA.ttl, answers.apexAaaa.ttl)))
  const until = new Date(now.getTime() + seconds * 1000).toISOString()
  const found = late.map(
    ({ called, answers }) => `${called}: ${answers.apexA.values.join(', ') || 'nothing yet'}`,
  )
  return [finding('still-remembered', { found, expected: [...own.apexA.values], until })]
}

const isSilent = ({ outcome }: DnsAnswer): boolean => outcome === 'silent' || outcome === 'failed'

/** What keeps anybody from asking at all; it alone is worth saying. */
const findObstacle = ({ name, nameServers, resolvers, ...one }: DomainAnswers): Finding | undefined => {
  if (one.isRegistered === false) return finding('unregistered', { found: [name] })
  if (isExpiredAt(nameServers)) return finding('expired', { found: [...nameServers] })
  if (one.isSignatureBroken) return finding('signature-broken', { found: [...nameServers] })
  const nobody = resolvers.every(({ answers }) => isSilent(answers.apexA))
  return one.own === null && nobody ? finding('silent-name-servers', { found: [...nameServers] }) : undefined
}

const byWeight = (one: Finding, other: Finding): number =>
  findingKinds.indexOf(one.kind) - findingKinds.indexOf(other.kind)

/** Tells from the answers about a domain what is wrong with it, the worst first; nothing where all is as it should be. */
export const examineDomain = (answers: DomainAnswers, wish: DomainWish, now: Date): readonly Finding[] => {
  const obstacle = findObstacle(answers)
  if (obstacle !== undefined) return [obstacle]
  const answering = answers.resolvers.find(({ answers: { apexA } }) => !isSilent(apexA))
  const said = answers.own ?? answering?.answers
  if (said === undefined) return []
  const one: Case = { ...answers, wish, said, now, seen: seeDomain(answers, wish) }
  return [
    ...findApex(one),
    ...findAaaa(one),
    ...findProof(one),
    ...findCaa(one),
    ...findWww(one),
    ...findRemembered(one),
  ].toSorted(byWeight)
}
