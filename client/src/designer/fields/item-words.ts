import type { Item, ItemFields, ItemsField } from '@shingle/shared/field/field.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { LinkValue } from '@shingle/shared/link/link-value.ts'
import { plainTextOf, type RichText } from '@shingle/shared/rich-text/rich-text.ts'
import { fieldEntries } from '../base/draft/field-entry.ts'
import { optionWords } from './option-words.ts'

type AnyItem = Item<ItemFields>

/** What a section is called, by its id; '' for one that is gone. */
type SectionTitle = (id: string) => string

/** The words of an item in the order of its fields, empty ones left out. */
const itemTexts = (item: AnyItem, field: ItemsField, titleOf: SectionTitle): string[] =>
  fieldEntries(field.fields, item)
    .map((entry) => {
      switch (entry.kind) {
        case 'text':
        case 'long':
          return entry.value
        case 'rich':
          return plainOf(entry.value)
        case 'link':
          return linkLine(entry.value, titleOf)
        default:
          return ''
      }
    })
    .map((text) => text.trim())
    .filter((text) => text !== '')

const plainOf = (rich: RichText): string => plainTextOf(rich).replace(/\s+/g, ' ')

const linkLine = ({ type, network, target }: LinkValue, titleOf: SectionTitle): string => {
  if (type === 'None') return ''
  if (type === 'Section') return titleOf(target)
  return type === 'Social' ? optionWords(network ?? 'Social') : target
}

const firstUp = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A list as it stands: its field, and its items in order. */
interface ListOf {
  readonly field: ItemsField
  readonly value: readonly { readonly id: string }[]
}

/** What an item is called in lists: its first words, or what it is; a picture without words by its place among them. */
export const itemName = (item: AnyItem, { field, value }: ListOf, titleOf: SectionTitle): string => {
  const image = itemImage(item)
  const own = itemTexts(item, field, titleOf)[0] ?? image?.alt
  if (own) return own
  const what = firstUp(field.itemLabel)
  return image ? `${what} ${value.findIndex(({ id }) => id === item.id) + 1}` : what
}

/** The second line: a price when there is one, else the next words. */
export const itemLine = (item: AnyItem, field: ItemsField, titleOf: SectionTitle): string => {
  if ('sample' in item && item.sample === true) return 'Sample: not published until you confirm it'
  const pricing = 'pricing' in item ? String(item.pricing) : ''
  return pricing || (itemTexts(item, field, titleOf)[1] ?? '')
}

export const itemImage = (item: AnyItem): ImageValue | null => {
  const image: unknown = 'image' in item ? item.image : null
  return isImage(image) ? image : null
}

/** Whether the pictures of a list are shown in whole, as logos are. */
export const hasWholeImages = ({ fields }: ItemsField): boolean =>
  Object.values(fields).some((field) => field.kind === 'image' && field.whole === true)

const isImage = (value: unknown): value is ImageValue =>
  typeof value === 'object' && value !== null && 'provider' in value
