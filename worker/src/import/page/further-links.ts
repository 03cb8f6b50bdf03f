import { webAddressMaximum } from '@shingle/shared/link/web-address.ts'
import type { PageDocument } from './page-dom.ts'
import { kindOfPage, type PageKind } from './page-kinds.ts'
import { plainLine } from './plain-line.ts'
import type { PageLink } from './told.ts'

const linksMaximum = 400

/** As much of a link's words as tells the kind of its page. */
const wordsMaximum = 80

/** Where a page leads on its own website. */
export const ownLinks = (document: PageDocument, base: string): readonly PageLink[] => {
  const { host } = new URL(base)
  return [...document.querySelectorAll('a[href]')].slice(0, linksMaximum).flatMap((link) => {
    const written = link.getAttribute('href') ?? ''
    if (!URL.canParse(written, base)) return []
    const url = new URL(written, base)
    url.hash = ''
    const isPage = /^https?:$/u.test(url.protocol) && url.host === host
    const isFile = /\.(?:pdf|jpe?g|png|gif|webp|zip|docx?|mp4|ics|xml)$/iu.test(url.pathname)
    return isPage && !isFile && url.href.length <= webAddressMaximum
      ? [{ url: url.href, words: plainLine(link.textContent).slice(0, wordsMaximum) }]
      : []
  })
}

const pathWords = (url: string): string => {
  const { pathname } = new URL(url)
  const last =
    pathname
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? ''
  try {
    return decodeURIComponent(last)
      .replace(/\.\w+$/u, '')
      .replace(/[-_+]/gu, ' ')
  } catch {
    // A path that is no text.
    return ''
  }
}

/** The further pages worth reading: of each kind the first that a link's words or an address's path name. */
export const furtherPages = (
  links: readonly PageLink[],
  first: string,
): readonly { readonly kind: PageKind; readonly url: string }[] => {
  const found = new Map<PageKind, string>()
  const isTaken = (url: string) => url === first || [...found.values()].includes(url)
  for (const { url, words } of links) {
    const kind = kindOfPage(words) ?? kindOfPage(pathWords(url))
    if (kind !== undefined && !found.has(kind) && !isTaken(url)) found.set(kind, url)
  }
  return [...found].map(([kind, url]) => ({ kind, url }))
}
