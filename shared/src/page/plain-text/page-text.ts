import { addressLine } from '../../business/address-line.ts'
import type { DraftContent } from '../../draft/content.ts'
import { businessCountry } from '../../side-page/business-country.ts'
import { createPageContext } from '../create-page-context.ts'
import { hoursRows, specialRows } from '../hours-rows.ts'
import type { PageContext } from '../page-context.ts'
import { shownFacts } from '../shown-facts.ts'
import { shownSections } from '../shown-sections.ts'
import { siteStrings } from '../strings/by-language.ts'
import { escapeMarkdown } from './rich-markdown.ts'
import { sectionText } from './section-text.ts'

const nowhere = { src: '', width: 0, height: 0 } as const

const contextOf = (content: DraftContent): PageContext =>
  createPageContext({
    content,
    ...{ mode: 'published', year: 0, stringsOf: siteStrings, countryOf: businessCountry },
    ...{ picture: () => nowhere, formAction: () => '', embedUrl: () => '' },
  })

/** The facts of the business, a line each: only those that are stated. */
const factLines = (page: PageContext): readonly string[] => {
  const { business, strings } = page
  const hours = [
    ...hoursRows(business.hours, page).map(({ days, times }) => `${days} ${times.join(', ')}`),
    ...specialRows(page).map(({ days, times, note }) =>
      [days, times.join(', '), note && `(${note})`].filter((part) => part !== '').join(' '),
    ),
  ]
  const facts: readonly (readonly [string, string])[] = [
    [strings.phone, business.phone],
    [strings.email, business.email],
    [strings.address, addressLine(business, page)],
    [strings.serviceArea, business.serviceArea],
    [strings.hours, hours.join('; ')],
  ]
  return facts
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => `- ${label}: ${escapeMarkdown(value.trim())}`)
}

/**
 * What a published page tells, as Markdown: for assistants and whoever wants its words alone. It says what visitors see
 * and nothing else. `url` is the page's address.
 */
export const pageText = (content: DraftContent, url: string): string => {
  const { business, settings } = content
  const shown = shownSections(content, 'published')
  const page = contextOf(content)
  const about = settings.description === '' ? business.activities : settings.description
  const parts = [
    `# ${escapeMarkdown(business.name.trim())}`,
    about.trim() === '' ? '' : `> ${escapeMarkdown(about.trim()).replaceAll('\n', '\n> ')}`,
    `<${url}>`,
    factLines({ ...page, business: shownFacts(business, shown, page.look) }).join('\n'),
    ...shown.filter(({ type }) => type !== 'Header').map(sectionText),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
