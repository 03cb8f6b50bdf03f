import type { Origins } from '@shingle/shared/origins/origins.ts'
import { siteChangedChannel, siteChangedSchema } from '@shingle/shared/website/site-changed.ts'
import type { Bus } from '../bus/bus.ts'

/** What a host stands for: one of the deployment's origins, a bare loopback address, or one published website. */
export type HostMeaning =
  | { readonly kind: 'app' | 'sites' | 'usercontent' | 'loopback' }
  /** The handle is null while the website stands at none. */
  | { readonly kind: 'website'; readonly handle: string | null; readonly domain?: ServedDomain }

/** The connected domain that a host is one of the names of. */
export interface ServedDomain {
  /** The website that is met there: of no other anything is. */
  readonly websiteId: string
  /** The one address of the website: whoever comes by another is sent there. */
  readonly origin: string
  /** Whether the host is that address's. */
  readonly isCanonical: boolean
  /** Whether this process answers it by https itself, so that whoever asks otherwise can be sent there. */
  readonly isSecuredHere: boolean
  /** Whether browsers are told to ask by https alone from now on. */
  readonly isStrict: boolean
}

/** Where hosts beside the deployment's own are written down. */
export interface HostSource {
  /** What a host of lowercase letters, with its port if it has one, stands for. */
  readonly find: (host: string) => Promise<HostMeaning | undefined>
}

/** Tells what a host stands for. Nothing that a request says of itself in other headers counts. */
export interface HostLookup {
  /** What is known without asking; `ask` where that needs a source. */
  readonly peek: (host: string | undefined) => HostMeaning | 'none' | 'ask'
  readonly find: (host: string | undefined) => Promise<HostMeaning | undefined>
  readonly close: () => Promise<void>
}

/** What a lookup stands on. */
export interface HostLookupOptions {
  readonly origins: Origins
  readonly bus: Bus
  readonly clock: () => Date
  readonly sources: readonly HostSource[]
}

interface Answer {
  readonly meaning: HostMeaning | 'none'
  readonly until: number
}

// Messages can be lost: an answer is kept no longer than this.
const keptMs = 5_000
// Whoever connects a domain tries it until it is there: that it is nobody's is old sooner.
const noneKeptMs = 1_000
// Whoever tries hosts at random must not fill the memory, nor put out what is known of those that are somebody's.
const keptMaximum = 10_000
/** A name has 253 characters at most, and a port five digits: whatever is longer is nobody's, and neither asked for nor kept. */
const longestHost = 259
const loopback = /^(127\.0\.0\.1|\[::1\])(:\d+)?$/

/** What the deployment itself says of a host. */
const ownHosts = (origins: Origins): ((host: string) => HostMeaning | undefined) => {
  const hostOf = (origin: string) => new URL(origin).host
  const exact = new Map<string, HostMeaning>([
    [hostOf(origins.app), { kind: 'app' }],
    [hostOf(origins.sites), { kind: 'sites' }],
    [hostOf(origins.usercontent), { kind: 'usercontent' }],
  ])
  // A proxy in front may leave the port out or put its own in: of an embed's host only the name counts.
  const embed = new RegExp(`\\.${new URL(origins.usercontent).hostname.replaceAll('.', '\\.')}(:\\d+)?$`)
  return (host) => {
    const known = exact.get(host)
    if (known !== undefined) return known
    if (embed.test(host)) return { kind: 'usercontent' }
    return loopback.test(host) ? { kind: 'loopback' } : undefined
  }
}

const askAll = async (sources: readonly HostSource[], host: string): Promise<HostMeaning | undefined> => {
  for (const source of sources) {
    const meaning = await source.find(host)
    if (meaning !== undefined) return meaning
  }
  return undefined
}

/** Whether an answer may be another one by what has changed at a handle: a website that stood at none may stand there now. */
const mayChangeBy = (meaning: Answer['meaning'], handle: string): boolean =>
  meaning !== 'none' && meaning.kind === 'website' && (meaning.handle === handle || meaning.handle === null)

/** The lookup of one process: the deployment's own hosts, then what the sources say, until a website's address changes. */
export const createHostLookup = ({ origins, bus, clock, sources }: HostLookupOptions): HostLookup => {
  const own = ownHosts(origins)
  const answers = new Map<string, Answer>()
  const asking = new Map<string, Promise<HostMeaning | undefined>>()

  const makeRoom = (): void => {
    for (const [host, { meaning }] of answers) if (meaning === 'none') answers.delete(host)
    if (answers.size >= keptMaximum) answers.clear()
  }

  const ask = async (host: string): Promise<HostMeaning | undefined> => {
    const asked = askAll(sources, host)
    asking.set(host, asked)
    try {
      const meaning = await asked
      // A change announced meanwhile may have come too late for this answer: then it is not kept.
      if (asking.get(host) !== asked) return meaning
      if (answers.size >= keptMaximum) makeRoom()
      const until = clock().getTime() + (meaning === undefined ? noneKeptMs : keptMs)
      answers.set(host, { meaning: meaning ?? 'none', until })
      return meaning
    } finally {
      if (asking.get(host) === asked) asking.delete(host)
    }
  }

  const peek = (host: string): HostMeaning | 'none' | 'ask' => {
    const meaning = own(host)
    if (meaning !== undefined) return meaning
    if (sources.length === 0 || host.length > longestHost) return 'none'
    const answer = answers.get(host)
    return answer !== undefined && answer.until > clock().getTime() ? answer.meaning : 'ask'
  }

  const subscription = bus.subscribe(siteChangedChannel, (message) => {
    const changed = siteChangedSchema.safeParse(message)
    if (!changed.success) return
    const { handle } = changed.data
    for (const [host, { meaning }] of answers) if (mayChangeBy(meaning, handle)) answers.delete(host)
    // Which website an answer is about that is still on its way, nobody knows yet.
    asking.clear()
  })
  // Unheard, every answer still ends within seconds.
  const heard = subscription.catch(() => undefined)

  return {
    peek: (host = '') => peek(host.toLowerCase()),
    find: async (given = '') => {
      const host = given.toLowerCase()
      const known = peek(host)
      if (known === 'ask') return asking.get(host) ?? ask(host)
      return known === 'none' ? undefined : known
    },
    close: async () => {
      const leave = await heard
      await leave?.()
    },
  }
}
