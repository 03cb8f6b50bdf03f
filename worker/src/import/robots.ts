import { webAddressMaximum } from '@shingle/shared/link/web-address.ts'
import { crawlerPaths } from '@shingle/shared/paths/server-paths.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import { readerName } from '@shingle/storage/outside/open-outside.ts'
import robotsParser from 'robots-parser'

/** Whether a program may read what stands at an address, by the rules of the origin that it is of. */
export type MayRead = (url: string) => Promise<boolean>

/** What the origins that are met let programs read, and where their lists of pages are. */
export interface Robots {
  readonly mayRead: MayRead
  readonly sitemapsOf: (url: string) => Promise<readonly string[]>
}

interface Rules {
  readonly lets: (url: string) => boolean
  readonly sitemaps: readonly string[]
}

/** As RFC 9309 has it: at least so much of it is read. */
const robotsBytesMaximum = 512 * 1024
const name = crawlerPaths.robots

/** A longer line is no rule of an address that is asked for. */
const lineMaximum = webAddressMaximum
/**
 * How many letters of patterns with wildcards are tried on how many of an address: each on each, in one go. Where there
 * are more, nobody can say in time what may be read.
 */
const stepsMaximum = 4_000_000

/** The rules, as far as they can be tried in time, and how many letters of them are tried on each letter of an address. */
const bounded = (text: string) => {
  const lines = text.split(/\r\n|[\r\n]/u).flatMap((line) => {
    const shorter = line.replace(/\*+/gu, '*')
    return shorter.length <= lineMaximum ? [shorter] : []
  })
  const wild = lines.filter((line) => line.includes('*')).reduce((sum, line) => sum + line.length, 0)
  return { rules: lines.join('\n'), wild }
}

const everything: Rules = { lets: () => true, sitemaps: [] }
const nothing: Rules = { lets: () => false, sitemaps: [] }

/**
 * The rules of an origin. One without rules may be read; one that cannot say what its rules are
 * may not, and one that nobody reaches tells so when it is asked for the page.
 */
const rulesOf = async (
  fetchOutside: FetchOutside,
  { origin, signal }: { readonly origin: string; readonly signal: AbortSignal },
): Promise<Rules> => {
  const address = new URL(name, origin).href
  const answer = await fetchOutside({
    ...{ url: address, signal, maximum: robotsBytesMaximum },
    types: ['text/plain', 'text/*', ''],
  })
  if (!answer.ok) return everything
  if (answer.status >= 500) return nothing
  if (answer.status >= 400) return everything
  const { rules: text, wild } = bounded(answer.bytes.toString('utf8'))
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
  const rulesFor = (url: string): Promise<Rules> => {
    const { origin, protocol } = new URL(url)
    // What is no website is not asked for at all.
    if (!/^https?:$/u.test(protocol)) return Promise.resolve(everything)
    const rules = known.get(origin) ?? rulesOf(fetchOutside, { origin, signal })
    known.set(origin, rules)
    return rules
  }
  return {
    mayRead: async (url) => (await rulesFor(url)).lets(url),
    sitemapsOf: async (url) => (await rulesFor(url)).sitemaps,
  }
}
