import { crawlerPaths } from '@shingle/shared/paths/server-paths.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import type { PageLink } from './page/told.ts'

const sitemapBytesMaximum = 512 * 1024
const usual = crawlerPaths.sitemap
const linksMaximum = 500
const types = ['application/xml', 'text/xml', 'text/plain', 'application/rss+xml']

const unescaped = (text: string): string =>
  text
    .replace(/<!\[CDATA\[|\]\]>/gu, '')
    .replaceAll('&amp;', '&')
    .trim()

/** The pages that a website lists for programs, of its own host alone. */
export const sitemapLinks = async (
  { fetchOutside, signal }: { readonly fetchOutside: FetchOutside; readonly signal: AbortSignal },
  { base, sitemaps }: { readonly base: string; readonly sitemaps: readonly string[] },
): Promise<readonly PageLink[]> => {
  const { host } = new URL(base)
  const own = sitemaps.find((sitemap) => new URL(sitemap).host === host)
  const url = own ?? new URL(usual, base).href
  const answer = await fetchOutside({ url, types, maximum: sitemapBytesMaximum, signal })
  if (!answer.ok || answer.status >= 400) return []
  return [...answer.bytes.toString('utf8').matchAll(/<loc>([^<]{1,2048})<\/loc>/gu)]
    .slice(0, linksMaximum)
    .map(([, written = '']) => unescaped(written))
    .filter((address) => URL.canParse(address) && new URL(address).host === host)
    .map((address) => ({ url: new URL(address).href, words: '' }))
}
