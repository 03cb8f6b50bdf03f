import { businessFields } from '@shingle/shared/business/business.ts'
import { hoursLines } from '@shingle/shared/business/hours-lines.ts'
import type { OpeningHours, SpecialDay } from '@shingle/shared/business/opening-hours.ts'
import { priceRangeIn } from '@shingle/shared/business/price-range.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import type { Difference } from '@shingle/shared/draft/difference.ts'
import { detailOf, itemName, pageTitle } from '@shingle/shared/draft/difference-words.ts'
import { itemsOf } from '@shingle/shared/draft/differences.ts'
import type { Field } from '@shingle/shared/field/field.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { ButtonValue } from '@shingle/shared/link/button-value.ts'
import type { LinkValue } from '@shingle/shared/link/link-value.ts'
import { plainTextOf, type RichText } from '@shingle/shared/rich-text/rich-text.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { isWaiting } from '../../replica/pictures/waiting-picture.ts'
import { wordsOf as optionsWords, optionWords } from '../fields/option-words.ts'

/** What the words of a change are read against. */
interface Known {
  /** The sections of either side. */
  readonly sections: readonly AnySection[]
  /** Where the business is, by two letters: a price range is read in its money. */
  readonly country: string
}

const linkWords = ({ type, target, network }: LinkValue): string => {
  if (type === 'None') return ''
  return type === 'Social' ? `${optionWords(network ?? 'Social')} ${target}` : target
}

const imageWords = (image: ImageValue | null): string => {
  if (image === null) return ''
  const words = image.alt || 'A picture'
  return isWaiting(image) ? `${words}, not uploaded yet` : words
}

const buttonWords = ({ label, link }: ButtonValue): string =>
  [label, linkWords(link)].filter((words) => words !== '').join(', ')

/** A field's value as a person reads it; '' where there is nothing. Values are those of their field's kind. */
export const valueWords = (field: Field | undefined, value: unknown, country = ''): string => {
  switch (field?.kind) {
    case 'rich':
      return plainTextOf(value as RichText)
    case 'flag':
      return value === true ? 'Yes' : 'No'
    case 'sample':
      return value === false ? 'No' : 'Yes'
    case 'image':
      return imageWords(value as ImageValue | null)
    case 'link':
      return linkWords(value as LinkValue)
    case 'button':
      return buttonWords(value as ButtonValue)
    case 'hours':
      return hoursLines(value as OpeningHours).join('\n')
    case 'special-days':
      return (value as readonly SpecialDay[]).map(({ date }) => date).join(', ')
    case 'choice': {
      const words = optionsWords(field.options)(String(value))
      return field === businessFields.priceRange ? priceRangeIn(country, words) : words
    }
    case undefined:
      return optionWords(String(value))
    default:
      return String(value)
  }
}

const wordsOf = (difference: Difference, side: 'before' | 'after', { sections, country }: Known): string => {
  switch (difference.kind) {
    case 'part':
    case 'field':
    case 'item-field':
      return valueWords(difference.field, difference[side], country)
    case 'section': {
      const section = difference[side]
      return section === null ? '' : `${sectionTitle(section)} section`
    }
    case 'page': {
      const page = difference[side]
      return page === null ? '' : `${pageTitle(page)} page`
    }
    case 'item': {
      const item = difference[side]
      return item === null ? '' : itemName({ ...difference, item })
    }
    case 'sequence':
      return difference[side]
        .flatMap((id) => sections.filter((section) => section.id === id).map(sectionTitle))
        .join(', ')
    case 'item-sequence': {
      const items = itemsOf(difference.section, difference.list)
      return difference[side]
        .flatMap((id) => items.filter((item) => item.id === id))
        .map((item) => itemName({ ...difference, item }))
        .join(', ')
    }
  }
}

/** What stood at a place before a change. */
export const beforeWords = (difference: Difference, known: Known): string =>
  wordsOf(difference, 'before', known)

/** Whether a whole thing came, went or stays. */
const isWhole = (difference: Difference) =>
  difference.kind === 'section' || difference.kind === 'item' || difference.kind === 'page'

/** What a change put there; a whole thing that is gone says so. */
export const afterWords = (difference: Difference, known: Known): string => {
  const isGone = isWhole(difference) && difference.after === null
  return isGone ? 'Removed' : wordsOf(difference, 'after', known)
}

/** What became of the same place elsewhere: its words, or what happened around or inside it. */
export const elsewhereWords = (mine: Difference, theirs: Difference, known: Known): string => {
  if (mine.path.join('/') === theirs.path.join('/')) return afterWords(theirs, known)
  const isGone = isWhole(theirs) && theirs.after === null
  if (isGone) return theirs.kind === 'section' ? 'Section removed' : 'Removed'
  return theirs.path.length > mine.path.length ? `${detailOf(theirs)} changed` : afterWords(theirs, known)
}
