import { pageAtDomain } from '@shingle/shared/page/page-at-domain.ts'
import { usedStyle } from '@shingle/shared/page/used-style.ts'
import { escapeHtml } from '@shingle/shared/text/escape-html.ts'

/** The header and footer of a published page, for a page that follows a form. */
export interface SiteHeader {
  readonly markup: string
  /** With its ways to privacy and the like; empty where the page has none. */
  readonly footer: string
  /** The faces, colours and rules that they stand in. */
  readonly style: string
}

/** What lies between two marks, with them. */
const cut = (text: string, from: string, to: string): string | undefined => {
  const begin = text.indexOf(from)
  const end = begin < 0 ? -1 : text.indexOf(to, begin)
  return end < 0 ? undefined : text.slice(begin, end + to.length)
}

const canonical = /<link rel="canonical" href="([^"]*)"/

/** Links to sections lead back to the page at its address, those to the pages beside it below that address. */
const leadingTo = (page: string, address: string) => {
  const from = canonical.exec(page)?.[1] ?? address
  return (markup: string): string => {
    const here = markup.replaceAll('href="#', `href="${escapeHtml(address)}#`)
    const moved = from === address ? here : pageAtDomain(here, { from, to: `${address}/` })
    return `<div class="site">${moved}</div>`
  }
}

/** The header and footer as the page itself has them. */
export const siteHeaderIn = (page: string, address: string): SiteHeader | undefined => {
  const header = cut(page, '<header class="section section-header', '</header>')
  const style = cut(page, '<style>', '</style>')?.slice('<style>'.length, -'</style>'.length)
  if (header === undefined || style === undefined) return undefined
  const lead = leadingTo(page, address)
  const below = cut(page, '<footer class="section section-footer', '</footer>')
  const [markup, footer] = [lead(header), below === undefined ? '' : lead(below)]
  return { markup, footer, style: usedStyle(style, markup + footer) }
}
