import { usedStyle } from '@shingle/shared/page/used-style.ts'
import { escapeHtml } from '@shingle/shared/text/escape-html.ts'

/** The header of a published page, for a page that follows a form. */
export interface SiteHeader {
  readonly markup: string
  /** The faces, colours and rules that it stands in. */
  readonly style: string
}

/** What lies between two marks, with them. */
const cut = (text: string, from: string, to: string): string | undefined => {
  const begin = text.indexOf(from)
  const end = begin < 0 ? -1 : text.indexOf(to, begin)
  return end < 0 ? undefined : text.slice(begin, end + to.length)
}

/** The header as the page itself has it; its links to sections lead back to the page at its address. */
export const siteHeaderIn = (page: string, address: string): SiteHeader | undefined => {
  const header = cut(page, '<header class="section section-header', '</header>')
  const style = cut(page, '<style>', '</style>')?.slice('<style>'.length, -'</style>'.length)
  if (header === undefined || style === undefined) return undefined
  const markup = `<div class="site">${header.replaceAll('href="#', `href="${escapeHtml(address)}#`)}</div>`
  return { markup, style: usedStyle(style, markup) }
}
