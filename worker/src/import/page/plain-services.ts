import { readDescription } from '@shingle/shared/reading/read-description.ts'
import type { ClauseLabel } from '@shingle/shared/reading/reading.ts'
import type { PageDocument, PageElement } from './page-dom.ts'
import { kindOfPage } from './page-kinds.ts'
import { plainLine } from './plain-line.ts'
import type { Told } from './told.ts'

const longestName = 48
const listMinimum = 2
const listMaximum = 24

// What leads around a page, or stands on every one of a website, lists nothing that is offered.
const around = 'nav,header,footer,aside,form,[role="navigation"],[class*="menu"],[class*="breadcrumb"]'
const leadsAround =
  /^(?:home|start|startseite|accueil|inicio|blog|news|faqs?|privacy.*|cookies?.*|terms.*)$/iu

const leadsIn =
  /(?<!\p{L})(?:offer|provide|include|do|bieten|übernehmen|umfassen|proposons|faisons|ofrecemos|hacemos|offriamo|facciamo)(?!\p{L})/iu

/** Whether a line ahead of a list says that what follows is offered: it speaks of services, or that they are done. */
const saysOffered = (line: string): boolean => kindOfPage(line) === 'services' || leadsIn.test(line)

const mark = /^(?:[•·*✓✔☑➜→▪▸►‣–—-]\s*){1,3}/u

/** Of these a single one shows that a list is of something else. */
const isName = (name: string): boolean =>
  name.length > 1 &&
  name.length <= longestName &&
  /\p{L}/u.test(name) &&
  !/[.?!:;]$|^\d|[@£$€¥₩]|https?:|\d{3}/u.test(name) &&
  kindOfPage(name) === undefined &&
  !leadsAround.test(name)

const offeredLabels: readonly ClauseLabel[] = ['trade', 'offer']

/** Promises, places and customers are listed on such pages as well: 'Fully insured' is nothing that is done. */
const isOffered = (name: string): boolean =>
  readDescription(name, { name: '', place: '', timeZone: '' }).clauses.every(({ label }) =>
    offeredLabels.includes(label),
  )

const namesIn = (list: PageElement): readonly string[] => {
  const items = [...list.children]
  if (items.length < listMinimum || items.length > listMaximum || list.matches(`:is(${around}) *`)) return []
  const names = items.map((item) => plainLine(item.textContent).replace(mark, ''))
  return names.every(isName) && names.every(isOffered) ? names : []
}

/**
 * The plain lists of a page that is about services: each line of one is a service, where the list stands below the
 * page's own title or what says that it is of services. A list below another heading is of something else: 'Areas we cover'.
 */
export const plainServices = (document: PageDocument, source: string): readonly Told[] => {
  let isOfServices = true
  return [...document.querySelectorAll('h1,h2,h3,h4,h5,h6,ul,ol')].flatMap((element): Told[] => {
    if (/^h\d$/u.test(element.localName)) {
      isOfServices = element.localName === 'h1' || saysOffered(plainLine(element.textContent))
      return []
    }
    const before = element.previousElementSibling
    const lead = before?.localName === 'p' ? plainLine(before.textContent) : ''
    if (!isOfServices || (/[:：]$/u.test(lead) && !saysOffered(lead))) return []
    return namesIn(element).map((name) => ({
      kind: 'offer',
      value: { name, detail: '', price: '' },
      source,
    }))
  })
}
