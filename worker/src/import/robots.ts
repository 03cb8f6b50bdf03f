import { webAddressMaximum } from '@shingle/shared/link/web-address.ts'
import { crawlerPaths } from '@shingle/shared/paths/server-paths.ts'
import type { FetchOutside, OutsideFailure } from '@shingle/storage/outside/fetch-outside.ts'
import { readerName } from '@shingle/storage/outside/open-outside.ts'
import robotsParser from 'robots-parser'
import { boundedRules, countLines } from './robots-lines.ts'

/** Whether a program may read what stands at an address, by the rules of the origin that it is of. */
export type MayRead = (url: string) => Promise<boolean>

/** What the origins that are met let programs read, and where their lists of pages are. */
export interface Robots {
  /** By rules that could not be read, nothing (RFC 9309, 2.3.1.4). */
  readonly mayRead: MayRead
  /** The same of the one page that its owner asks for by hand, which no rules but those that are known forbid: only on the website that they gave. */
  readonly mayReadGiven: MayRead
  readonly isUnread: (url: string) => Promise<boolean>
  /** Whether nobody was there, or may be asked, to say what the rules are. */
  readonly isUnreached: (url: string) => Promise<boolean>
  readonly sitemapsOf: (url: string) => Promise<readonly string[]>
}

interface Rules {
  readonly lets: (url: string) => boolean
  readonly sitemaps: readonly string[]
  /** Whether there may be rules that nobody knows. */
  readonly isUnread?: true
  readonly isUnreached?: true
}

/** As RFC 9309 has it: at least so much of it is read. */
const robotsBytesMaximum = 512 * 1024
const name = crawlerPaths.robots

/**
 * How many letters of patterns with wildcards are tried on how many of an address: each on each, in one go. Where there
 * are more, nobody can say in time what may be read.
 */
const stepsMaximum = 4_000_000

/**
 * What one import asks and parses at most: so many origins, and lines of their rules together. A website and where it leads
 * on to have far fewer. Of further origins nothing may be read; rules with more lines are unread.
 */
const [originsMaximum, linesMaximum] = [4, 5_000]

const everything: Rules = { lets: () => true, sitemaps: [] }
const nothing: Rules = { lets: () => false, sitemaps: [] }
const unread: Rules = { ...nothing, isUnread: true }
const unreached: Rules = { ...unread, isUnreached: true }

/** How many lines of rules an import may still have parsed. */
interface LinesLeft {
  lines: number
}

interface Asked {
  readonly origin: string
  readonly signal: AbortSignal
  readonly left: LinesLeft
}

/** What came in the place of rules and is none: whoever answers so has none. */
const isWithout = (why: OutsideFailure): boolean => why === 'other-type' || why === 'too-many-redirects'

const rulesWithout = (why: OutsideFailure): Rules => {
  if (isWithout(why)) return everything
  return why === 'too-large' ? unread : unreached
}

/**
 * The rules of an origin, as RFC 9309 has them. One without rules may be read; of one that cannot say now what its rules
 * are, that nobody reaches, or whose rules are larger or longer than what is taken, they are unread.
 */
const rulesOf = async (fetchOutside: FetchOutside, { origin, signal, left }: Asked): Promise<Rules> => {
  const address = new URL(name, origin).href
  const answer = await fetchOutside({
    ...{ url: address, signal, maximum: robotsBytesMaximum },
    types: ['text/plain', 'text/*', ''],
  })
  if (!answer.ok) return rulesWithout(answer.why)
  if (answer.status >= 500) return unread
  if (answer.status >= 400) return everything
  left.lines -= countLines(answer.bytes, left.lines)
  if (left.lines < 0) return unread
  const { rules: text, wild } = boundedRules(answer.bytes.toString('utf8'))
  const rules = robotsParser(address, text)
  return {
    lets: (asked) =>
      asked.length <= webAddressMaximum &&
      wild * asked.length <= stepsMaximum &&
      rules.isAllowed(asked, readerName) !== false,
    sitemaps: rules.getSitemaps().filter((sitemap) => URL.canParse(sitemap)),
  }
}

/** Asks each origin once, when something of it is to be read: where a website leads on to another one, that one's rules hold. */
export const createRobots = (fetchOutside: FetchOutside, signal: AbortSignal): Robots => {
  const known = new Map<string, Promise<Rules>>()
  const left: LinesLeft = { lines: linesMaximum }
  const rulesFor = (url: string): Promise<Rules> => {
    const { origin, protocol } = new URL(url)
    // What is no website is not asked for at all.
    if (!/^https?:$/u.test(protocol)) return Promise.resolve(everything)
    const asked = known.get(origin)
    if (asked !== undefined) return asked
    if (known.size >= originsMaximum) return Promise.resolve(nothing)
    const rules = rulesOf(fetchOutside, { origin, signal, left })
    known.set(origin, rules)
    return rules
  }
  return {
    mayRead: async (url) => (await rulesFor(url)).lets(url),
    mayReadGiven: async (url) => {
      const { lets, isUnread } = await rulesFor(url)
      return isUnread === true || lets(url)
    },
    isUnread: async (url) => (await rulesFor(url)).isUnread === true,
    isUnreached: async (url) => (await rulesFor(url)).isUnreached === true,
    sitemapsOf: async (url) => (await rulesFor(url)).sitemaps,
  }
}
