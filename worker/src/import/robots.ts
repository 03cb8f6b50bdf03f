import { webAddressMaximum } from '@shingle/shared/link/web-address.ts'
import { crawlerPaths } from '@shingle/shared/paths/server-paths.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import { readerName } from '@shingle/storage/outside/open-outside.ts'
import robotsParser from 'robots-parser'

/** What a website lets programs read, and where its list of pages is. */
export interface Robots {
  readonly mayRead: (url: string) => boolean
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

const everything: Robots = { mayRead: () => true, sitemaps: [] }
const nothing: Robots = { mayRead: () => false, sitemaps: [] }

/**
 * The rules of the website that an address is of. One without rules may be read; one that cannot say what its rules are
 * may not, and one that nobody reaches tells so when it is asked for the page.
 */
export const readRobots = async (
  fetchOutside: FetchOutside,
  { url, signal }: { readonly url: string; readonly signal: AbortSignal },
): Promise<Robots> => {
  const address = new URL(name, url).href
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
    mayRead: (asked) =>
      asked.length <= webAddressMaximum &&
      wild * asked.length <= stepsMaximum &&
      (rules.isAllowed(asked, readerName) ?? true),
    sitemaps: rules.getSitemaps().filter((sitemap) => URL.canParse(sitemap)),
  }
}
