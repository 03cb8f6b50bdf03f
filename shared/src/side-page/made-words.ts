import { addressLine } from '../business/address-line.ts'
import type { DraftContent } from '../draft/content.ts'
import { shownSections } from '../page/shown-sections.ts'
import type { RichInline, RichParagraph, RichText } from '../rich-text/rich-text.ts'
import { type BusinessCountry, businessCountry, isEuropean } from './business-country.ts'
import { runByOf } from './run-by.ts'
import type { SidePage } from './side-page.ts'
import type { Passage, SideWords } from './side-words.ts'
import { siteDoings } from './site-doings.ts'
import { sideWords } from './words/by-language.ts'

/** The law that asks a business for a page with who it is. */
const laws: Partial<Record<BusinessCountry, string>> = {
  ...{ DE: '§ 5 DDG', AT: '§ 5 ECG, § 25 MedienG', CH: 'Art. 3 UWG', FR: 'LCEN, art. 1-1' },
  ...{ IT: 'D.Lgs. 70/2003, art. 7', ES: 'LSSI-CE, art. 10', JP: '特定商取引法' },
}

interface Making {
  readonly content: DraftContent
  readonly page: SidePage
  readonly words: SideWords
  readonly country: BusinessCountry | undefined
}

const lines = (texts: readonly string[]): RichParagraph => {
  const stated = texts.filter((text) => text.trim() !== '')
  const content = stated.flatMap((text, at): RichInline[] => [
    ...(at === 0 ? [] : [{ type: 'hardBreak' } as const]),
    { type: 'text', text },
  ])
  return { type: 'paragraph', ...(content.length > 0 && { content }) }
}

const heading = (text: string): RichParagraph => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks: [{ type: 'bold' }] }],
})

const passage = ([title, text]: Passage): readonly RichParagraph[] => [
  heading(title),
  ...text.split('\n').map((line) => lines([line])),
]

/** A fact with its name before it, where it is stated. */
const labelled = (label: string, fact: string): string => (fact.trim() === '' ? '' : `${label}: ${fact}`)

/** Who answers for the website and how they are reached; facts that are not stated are left out. */
const whoBlock = ({ content, page, country }: Making): RichParagraph => {
  const { business, settings } = content
  const name = business.name.trim()
  const runBy = runByOf(content, page)
  return lines([
    runBy === name ? '' : runBy,
    name,
    addressLine(business, { language: settings.language, country }),
    business.phone,
    business.email,
  ])
}

const privacyWords = (making: Making): readonly RichParagraph[] => {
  const { content, words, country } = making
  const { responsible, visit, rights, european, ...told } = words.privacy
  return [
    ...[heading(responsible), whoBlock(making)],
    ...[visit, ...siteDoings(content).map((doing) => told[doing]), rights].flatMap(passage),
    ...(isEuropean(country) ? [lines([european])] : []),
  ]
}

/** Japanese law asks those who sell at a distance, at prices that they state. */
const statesPrices = (content: DraftContent): boolean =>
  shownSections(content, 'published').some(
    (section) =>
      'items' in section && section.items.some((item) => 'pricing' in item && item.pricing.trim() !== ''),
  )

const imprintWords = (making: Making): readonly RichParagraph[] => {
  const { content, page, words, country } = making
  const { under, register, taxId, authority } = words.imprint
  const law = country === undefined ? undefined : laws[country]
  const isAsked = law !== undefined && (country !== 'JP' || statesPrices(content))
  const facts = [
    labelled(register, page.register),
    labelled(taxId, page.taxId),
    labelled(authority, page.authority),
  ].filter((fact) => fact !== '')
  return [
    ...(isAsked ? [lines([under(law)])] : []),
    whoBlock(making),
    ...(facts.length === 0 ? [] : [lines(facts)]),
  ]
}

const termsWords = (making: Making): readonly RichParagraph[] => {
  const { content, words } = making
  return [
    ...words.terms(content.business.name.trim()).flatMap(passage),
    ...[heading(words.imprint.contact), whoBlock(making)],
  ]
}

const makers = { privacy: privacyWords, imprint: imprintWords, terms: termsWords } as const

/**
 * The words of a page beside the page, made of the facts that are stated and of what the published website does: nothing is
 * invented, and what is not known is left out.
 */
export const madeWords = (content: DraftContent, page: SidePage): RichText => {
  const { language } = content.settings
  const making = {
    ...{ content, page, words: sideWords(language) },
    country: businessCountry(content.business, language),
  }
  return {
    type: 'doc',
    content: makers[page.kind](making).filter(({ content: runs }) => runs !== undefined),
  }
}

/** What a page beside the page says: its owner's own words, else the made ones. */
export const wordsOfPage = (content: DraftContent, page: SidePage): RichText =>
  page.isOwn ? page.body : madeWords(content, page)
