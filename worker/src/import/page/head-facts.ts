import { foundLengths } from '@shingle/shared/import/import-limits.ts'
import { isForMachines } from './for-machines.ts'
import type { PageDocument } from './page-dom.ts'
import { plainLine } from './plain-line.ts'
import type { Told } from './told.ts'

/** The first of these that a page says in its head. */
const said = (document: PageDocument, names: readonly string[]): string => {
  for (const name of names)
    for (const meta of document.querySelectorAll(`meta[property="${name}"],meta[name="${name}"]`)) {
      const text = plainLine(meta.getAttribute('content'))
      if (text !== '' && !isForMachines(text)) return text
    }
  return ''
}

// What a host or a wall in front of a page calls itself is no business's name.
const notNames =
  /^(?:home|homepage|welcome|startseite|accueil|inicio|index|untitled|facebook|yelp|github|thumbtack|instagram|log ?in.*|sign ?(?:in|up).*|just a moment.*|access denied|attention required.*|404.*|page not found|error.*)$/iu

/** The part of a title that names the business: 'Haircuts in Leeds | Rook & Son Barbers' has two. */
const nameIn = (title: string, siteName: string): string => {
  const parts = title
    .replace(/\s+/gu, ' ')
    .split(/ [|–—·•»:-] | ?\| ?/u)
    .map((part) => part.replace(/^(?:welcome to|willkommen bei|bienvenue chez|benvenuti da)\s+/iu, '').trim())
    .filter((part) => part !== '' && !notNames.test(part))
  if (siteName !== '' && !notNames.test(siteName)) return siteName
  return parts[0] ?? ''
}

const fits = (text: string, maximum: number): string => (text.length <= maximum ? text : '')

/** What a page says of itself in its head: what it is called, and what it is about. */
export const headFacts = (document: PageDocument): readonly Told[] => {
  const title = plainLine(document.querySelector('title')?.textContent ?? '')
  const shown = said(document, ['og:title', 'twitter:title']) || title
  const name = fits(nameIn(shown, said(document, ['og:site_name', 'application-name'])), foundLengths.line)
  const about = said(document, ['og:description', 'description', 'twitter:description'])
  const facts: readonly Told[] = [
    { kind: 'name', value: name, source: 'Page title' },
    { kind: 'text', value: fits(about, foundLengths.text), source: 'Description' },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** Where a page sends its visitors on by itself; '' where it does not. */
export const refreshOf = (document: PageDocument): string => {
  for (const meta of document.querySelectorAll('meta[http-equiv]')) {
    if (meta.getAttribute('http-equiv')?.toLowerCase() !== 'refresh') continue
    const [, address = ''] =
      /^[\s\d.;,]*url\s*=\s*["']?([^"'\s]+)/iu.exec(meta.getAttribute('content') ?? '') ?? []
    if (address !== '') return address.trim()
  }
  return ''
}
