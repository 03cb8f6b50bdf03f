import type { DnsAnswer, DomainAnswers, NamedAnswers } from '@shingle/shared/domain/doctor/answers.ts'
import { proofLabel } from '@shingle/shared/domain/records.ts'
import type { RecordType } from 'dns-packet'
import { type Ask, askFor, isAnswered } from './ask-for.ts'
import type { DnsServer } from './ask-server.ts'
import { askSigning } from './ask-signing.ts'
import { findOwn } from './find-own.ts'

/** What a deployment asks about domains. */
export interface DnsChoices {
  readonly resolvers: readonly (DnsServer & { readonly called: string })[]
  /** The port at which the servers of domains listen. */
  readonly authorityPort: number
  /** Whether they may be on this machine: where one stands for all others, for tests. */
  readonly isStage: boolean
  /** How long one try waits. */
  readonly waitMs: number
}

/** A domain to ask about. */
export interface AskedDomain {
  readonly name: string
  /** What was bought. */
  readonly zone: string
}

/** Asks several resolvers and the domain's own name servers everything that is worth knowing of a domain. */
export type AskDomain = (domain: AskedDomain) => Promise<DomainAnswers>

const askNames = async (ask: Ask, name: string): Promise<NamedAnswers> => {
  const [apexA, apexAaaa, wwwA, wwwAaaa, proof] = await Promise.all([
    ask(name, 'A'),
    ask(name, 'AAAA'),
    ask(`www.${name}`, 'A'),
    ask(`www.${name}`, 'AAAA'),
    ask(`${proofLabel}.${name}`, 'TXT'),
  ])
  return { apexA, apexAaaa, wwwA, wwwAaaa, proof }
}

/** What an alias leads to, where the server that says it leaves that to be asked. */
const follow = async (answer: DnsAnswer, type: RecordType, ask: Ask): Promise<DnsAnswer> => {
  if (answer.alias === null || answer.values.length > 0) return answer
  const there = await ask(answer.alias, type)
  return { ...answer, values: there.values, outcome: there.values.length > 0 ? 'found' : 'none' }
}

/** Of the domain's own names its own servers know best, whatever others still remember; of all else they say nothing. */
const followAliases = async (
  said: NamedAnswers,
  { zone }: AskedDomain,
  { ask, askOwn }: { readonly ask: Ask; readonly askOwn: Ask },
): Promise<NamedAnswers> => {
  const askBest: Ask = async (name, type) => {
    const told = name === zone || name.endsWith(`.${zone}`) ? await askOwn(name, type) : undefined
    return told !== undefined && told.values.length > 0 ? told : ask(name, type)
  }
  const [apexA, apexAaaa, wwwA, wwwAaaa] = await Promise.all([
    follow(said.apexA, 'A', askBest),
    follow(said.apexAaaa, 'AAAA', askBest),
    follow(said.wwwA, 'A', askBest),
    follow(said.wwwAaaa, 'AAAA', askBest),
  ])
  return { ...said, apexA, apexAaaa, wwwA, wwwAaaa }
}

/** So many names above one are asked about, those next to what was bought: nobody means more. */
const levelsMost = 8

/** The name itself, and whatever it lies below, up to what was bought. */
const upTo = ({ name, zone }: AskedDomain): readonly string[] => {
  const labels = name.split('.')
  const count = labels.length - zone.split('.').length
  const names = Array.from({ length: count + 1 }, (_, at) => labels.slice(at).join('.'))
  return [...names.slice(0, 1), ...names.slice(1).slice(-levelsMost)]
}

/** Below a domain: a name that nobody sets, so that only a wildcard answers for it. */
const unsetLabel = 'shingle-looks-for-a-wildcard'

const firstFound = async (
  ask: Ask,
  names: readonly string[],
  type: RecordType,
): Promise<DnsAnswer | undefined> => {
  // All at once: of a server that is silent nobody waits for each of them.
  const answers = await Promise.all(names.map((name) => ask(name, type)))
  return answers.find(({ values }) => values.length > 0)
}

const recordsOf = ({ alias, values }: DnsAnswer): readonly string[] =>
  alias === null ? values.map((value) => `A ${value}`) : [`CNAME ${alias}`]

/** Whether anybody who answers knows a name; null where nobody answers. */
const isKnownTo = (answers: readonly DnsAnswer[]): boolean | null => {
  const told = answers.filter(isAnswered)
  if (told.some(({ outcome }) => outcome !== 'no-such-name')) return true
  return told.length > 0 ? false : null
}

/** Whether what was bought is there; whoever does not know what it is registered below either, as a net that lets no question out, cannot tell. */
const isRegistered = async (
  zone: string,
  { zones, asks }: { readonly zones: readonly DnsAnswer[]; readonly asks: readonly Ask[] },
): Promise<boolean | null> => {
  const isKnown = isKnownTo(zones)
  if (isKnown !== false) return isKnown
  const above = zone.slice(zone.indexOf('.') + 1)
  return isKnownTo(await Promise.all(asks.map((ask) => ask(above, 'NS')))) === true ? false : null
}

/** Opens the asking. */
export const createAskDomain = (choices: DnsChoices): AskDomain => {
  const resolvers = choices.resolvers.map(({ called, ...server }) => ({
    called,
    ask: askFor(server, true, choices.waitMs),
  }))
  const asks = resolvers.map(({ ask }) => ask)
  return async (domain) => {
    const { name, zone } = domain
    const said = Promise.all(
      resolvers.map(async ({ called, ask }) => ({ called, answers: await askNames(ask, name) })),
    )
    const zones = await Promise.all(asks.map((ask) => ask(zone, 'NS')))
    // Who is silent is asked nothing more.
    const ask = asks[Math.max(0, zones.findIndex(isAnswered))] ?? (asks[0] as Ask)
    const delegated = await firstFound(ask, upTo(domain), 'NS')
    const nameServers = delegated?.values ?? []
    const registered = await isRegistered(zone, { zones, asks })
    const { answering: own, silent } = await findOwn(nameServers, choices, { ask, name })
    const ownSaid = Promise.all(
      own.map(async ({ called, ask: askOwn }) => ({
        called,
        answers: await followAliases(await askNames(askOwn, name), domain, { ask, askOwn }),
      })),
    )
    const askOwn = own[0]?.ask ?? ask
    const unset = `${unsetLabel}.${name}`
    const aside = Promise.all([askOwn(name, 'MX'), askOwn(unset, 'A'), askOwn(unset, 'TXT')])
    const [caa, apexTxt, astrayA, astrayWww, astrayProof, provider, signing] = await Promise.all([
      firstFound(askOwn, upTo(domain), 'CAA'),
      askOwn(name, 'TXT'),
      askOwn(`${name}.${zone}`, 'A'),
      askOwn(`www.${name}.${zone}`, 'A'),
      askOwn(`${proofLabel}.${name}.${zone}`, 'TXT'),
      ask(`_domainconnect.${zone}`, 'TXT'),
      askSigning(domain, { said: await said, resolvers, ask, askOwn }),
    ])
    const [mail, wildcardA, wildcardTxt] = await aside
    return {
      ...{ name, zone, nameServers, isRegistered: registered, silent, signing },
      ...{ own: await ownSaid, resolvers: await said, caa: caa?.values ?? [] },
      ...{ apexTxt: apexTxt.values, astrayA: astrayA.values, astrayProof: astrayProof.values },
      astrayWww: recordsOf(astrayWww),
      ...{ provider: provider.values, mail: mail.values, wildcardA, wildcardTxt: wildcardTxt.values },
    }
  }
}
