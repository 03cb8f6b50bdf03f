import { plainTextOf, type RichText } from '../rich-text/rich-text.ts'
import { sectionTitle } from '../sections/section-title.ts'
import type { SidePage, SidePageKind } from '../side-page/side-page.ts'
import type { Difference, ItemDifference, ItemFieldDifference } from './difference.ts'
import type { DraftPart } from './shape.ts'

const nameMaximum = 48

const partTitles = {
  theme: 'Theme',
  settings: 'Settings',
  business: 'Business facts',
} as const satisfies Record<DraftPart, string>

/** What people call a part of the draft. */
export const partTitle = (part: DraftPart): string => partTitles[part]

/** A label as it stands within a sentence; abbreviations keep their capitals. */
export const inSentence = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

const shortened = (words: string): string =>
  words.length > nameMaximum ? `${words.slice(0, nameMaximum - 1).trimEnd()}…` : words

/** What an item is called: its first words, or what it is. */
export const itemName = ({ item, listField }: Pick<ItemDifference, 'item' | 'listField'>): string => {
  const texts = Object.entries(listField.fields).map(([name, { kind }]) => {
    if (kind === 'text' || kind === 'long') return String(item[name] ?? '')
    // A materialised rich field holds formatted text.
    return kind === 'rich' && item[name] !== undefined ? plainTextOf(item[name] as RichText) : ''
  })
  const words = texts.map((text) => text.replace(/\s+/g, ' ').trim()).find((text) => text !== '')
  return shortened(words ?? listField.itemLabel)
}

const pageTitles = {
  privacy: 'Privacy',
  imprint: 'Imprint',
  terms: 'Terms',
} as const satisfies Record<SidePageKind, string>

/** What its owner calls a page beside the page. */
export const pageTitle = ({ title, kind }: Pick<SidePage, 'title' | 'kind'>): string =>
  title === '' ? pageTitles[kind] : title

/** Where a difference lies, such as 'Services' or 'Theme'. */
export const titleOf = (difference: Difference): string => {
  if (difference.kind === 'part') return partTitle(difference.part)
  if (difference.kind === 'page') return pageTitle(difference.page)
  return difference.kind === 'sequence' ? 'Page' : sectionTitle(difference.section)
}

const itemFieldWords = (difference: ItemFieldDifference): string =>
  `${itemName(difference)}, ${inSentence(difference.field.label)}`

/** What differs there, such as 'Heading' or 'Staircases, pricing'. */
export const detailOf = (difference: Difference): string => {
  switch (difference.kind) {
    case 'part':
      return difference.field.label
    case 'field':
      return difference.field?.label ?? 'Layout'
    case 'section':
      return 'Whole section'
    case 'page':
      return 'Whole page'
    case 'sequence':
      return 'Order of sections'
    case 'item':
      return itemName(difference)
    case 'item-field':
      return itemFieldWords(difference)
    case 'item-sequence':
      return `Order of ${inSentence(difference.listField.label)}`
  }
}
