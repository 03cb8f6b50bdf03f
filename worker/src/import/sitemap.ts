import { crawlerPaths } from '@shingle/shared/paths/server-paths.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import type { PageLink } from './page/told.ts'
import type { MayRead } from './robots.ts'

const sitemapBytesMaximum = 512 * 1024
const usual = crawlerPaths.sitemap
const linksMaximum = 500
const types = ['application/xml', 'text/xml', 'text/plain', 'application/rss+xml']

const unescaped = (text: string): string =>
  text
    .replace(/<!\[CDATA\[|\]\]>/gu, '')
    .replaceAll('&amp;', '&')
    .trim()

/** Lists of lists, as large websites have them: so many of those are read, those of pages first. */
const listsMaximum = 3
/** What is a list itself is no page. */
const isList = (url: string): boolean => /\.xml(?:\.gz)?$/iu.test(new URL(url).pathname)
const listsPages = (url: string): boolean => new URL(url).pathname.includes('page')

interface Reading {
  readonly fetchOutside: FetchOutside
  readonly mayRead: MayRead
  readonly signal: AbortSignal
}

/** What a list names of its own host, and how many bytes it has. */
const readList = async ({ fetchOutside, mayRead, signal }: Reading, url: string, maximum: number) => {
  const nothing = { isOfLists: false, urls: [], size: 0 }
  if (maximum <= 0 || !(await mayRead(url))) return nothing
  const answer = await fetchOutside({ url, types, maximum, signal })
  if (!answer.ok || answer.status >= 400) return nothing
  const { host } = new URL(url)
  const text = answer.bytes.toString('utf8')
  const urls = [...text.matchAll(/<loc>([^<]{1,2048})<\/loc>/gu)]
    .slice(0, linksMaximum)
    .map(([, written = '']) => unescaped(written))
    .filter((address) => URL.canParse(address) && new URL(address).host === host)
    .map((address) => new URL(address).href)
  return { isOfLists: text.includes('<sitemapindex'), urls, size: answer.bytes.length }
}

/** What the lists name that a list names, within the bounds of one. */
const readLists = async (reading: Reading, lists: readonly string[], bytes: number) => {
  const first = [...lists.filter(listsPages), ...lists.filter((url) => !listsPages(url))]
  const found: string[] = []
  let left = bytes
  for (const url of first.slice(0, listsMaximum)) {
    const { urls, size } = await readList(reading, url, left)
    found.push(...urls)
    left -= size
  }
  return found.slice(0, linksMaximum)
}

/** The pages that a website lists for programs, of its own host alone. */
export const sitemapLinks = async (
  reading: Reading,
  { base, sitemaps }: { readonly base: string; readonly sitemaps: readonly string[] },
): Promise<readonly PageLink[]> => {
  const { host } = new URL(base)
  const own = sitemaps.find((sitemap) => new URL(sitemap).host === host)
  const { isOfLists, urls, size } = await readList(
    reading,
    own ?? new URL(usual, base).href,
    sitemapBytesMaximum,
  )
  const listed = isOfLists ? await readLists(reading, urls, sitemapBytesMaximum - size) : urls
  return listed.filter((url) => !isList(url)).map((url) => ({ url, words: '' }))
}
