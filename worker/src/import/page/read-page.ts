import { contactLinks } from './contact-links.ts'
import { decodePage } from './decode-page.ts'
import { ownLinks } from './further-links.ts'
import { headFacts, refreshOf } from './head-facts.ts'
import { jsonLdOf } from './json-ld.ts'
import { listedServices } from './listed-services.ts'
import { mainTexts } from './main-texts.ts'
import { hCardsOf, microdataOf } from './microdata.ts'
import { parsePage } from './page-dom.ts'
import { firstPageLabel, pageLabels } from './page-kinds.ts'
import { picturesOf } from './pictures.ts'
import { plainServices } from './plain-services.ts'
import { readLines } from './read-lines.ts'
import { removeHidden } from './remove-hidden.ts'
import { structuredFacts } from './structured-facts.ts'
import type { PageFacts, PageOrder, Told } from './told.ts'
import { visibleLines } from './visible-lines.ts'

const takeLines = (lines: readonly string[], characters: number): readonly string[] => {
  const taken: string[] = []
  let length = 0
  for (const line of lines) {
    if (length + line.length > characters) break
    taken.push(line)
    length += line.length + 1
  }
  return taken
}

const listsServices: readonly string[] = [pageLabels.services, pageLabels.prices]
const tellsItself: readonly string[] = [firstPageLabel, pageLabels.about]

/** So much of a kind is taken from one page: far more than its owner is asked about. */
const toldMaximum = 100

const firstOfEach = (told: readonly Told[]): readonly Told[] =>
  [...Map.groupBy(told, ({ kind }) => kind).values()].flatMap((same) => same.slice(0, toldMaximum))

/** Reads one page: what it describes for machines, what its head says, and what a visitor sees of it. */
export const readPage = ({ bytes, charset, url, label, characters }: PageOrder): PageFacts => {
  const html = decodePage(bytes, charset)
  const document = parsePage(html)
  // Machines are told in what nobody sees: before that is taken out.
  const described = structuredFacts([...jsonLdOf(document), ...microdataOf(document), ...hCardsOf(document)])
  const isFirst = label === firstPageLabel
  const head = isFirst ? headFacts(document) : []
  const refresh = refreshOf(document)
  removeHidden(document)
  const body = document.documentElement
  const lines = takeLines(body === null ? [] : visibleLines(body), characters)
  const texts: readonly Told[] = tellsItself.includes(label)
    ? mainTexts(body === null ? '' : `<html>${body.textContent === '' ? '' : serialize(body)}</html>`).map(
        (value) => ({ kind: 'text', value, source: label }) as const,
      )
    : []
  return {
    told: firstOfEach([
      ...described.told,
      ...head,
      ...contactLinks(document, label),
      ...readLines(lines, label),
      ...(listsServices.includes(label) ? listedServices(document, label) : []),
      ...(label === pageLabels.services ? plainServices(document, label) : []),
      ...texts,
      ...picturesOf(document, { base: url, source: label, described: described.pictures }),
    ]),
    links: ownLinks(document, url),
    reviews: described.reviews,
    characters: lines.join(' ').length,
    refresh,
  }
}

const serialize = (element: object): string => ('innerHTML' in element ? String(element.innerHTML) : '')
