import type { Business } from '@shingle/shared/business/business.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import type { Destination } from '@shingle/shared/navigation/destination.ts'
import { isNavigating, navigationPage } from '@shingle/shared/navigation/navigating-section.ts'
import { shownLinks } from '@shingle/shared/navigation/navigation.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import { isWaiting } from '../../replica/pictures/waiting-picture.ts'
import { countWords } from '../../ui/count-words.ts'
import { sectionWords } from '../sections/section-words.ts'

/** The page that a part stands on. */
interface PartPage {
  readonly business: Pick<Business, 'phone'>
  /** The sections that links may lead to. */
  readonly anchors: readonly Destination[]
}

/** The line below a section's name among the parts of the page: what it says or holds, and what of that waits. */
export const partWords = (section: AnySection, page: PartPage): string => {
  if (section.hidden) return 'Hidden'
  const said = [heldWords(section, page), pricesWords(section), waitsWords(section)]
  return said.filter(Boolean).join(', ') || 'Tap to change it'
}

/** An item of any list, as far as the line asks. */
interface AnyItem {
  readonly image?: unknown
  readonly pricing?: string
}

const itemsOf = (section: AnySection): readonly AnyItem[] => {
  const items: unknown = 'items' in section ? section.items : []
  return Array.isArray(items) ? items : []
}

const heldWords = (section: AnySection, { business: { phone }, anchors }: PartPage): string => {
  // Most lists of links are made of the sections: those that are stored are not what visitors see.
  if (isNavigating(section))
    return countWords(shownLinks(section, navigationPage(section, anchors)).length, 'link')
  if ('showDetails' in section) {
    if (section.showDetails && phone) return phone
    const asked = section.items.map(({ title }) => title.trim()).filter(Boolean)
    if (section.showForm && asked.length > 0) return `Asks: ${asked.join(', ')}`
  }
  const items = itemsOf(section)
  const isOfPhotos = items.length > 0 && items.every(({ image }) => isPhoto(image))
  return isOfPhotos && itemLabelOf(section) === 'picture'
    ? countWords(items.length, 'photo')
    : sectionWords(section)
}

const itemLabelOf = ({ type }: AnySection): string | undefined => {
  const field = findDefinition(type)?.fields.items
  return field?.kind === 'items' ? field.itemLabel : undefined
}

/** What their owner put there, and not one of our drawings. */
const isPhoto = (image: unknown): boolean =>
  typeof image === 'object' && image !== null && 'provider' in image && image.provider !== 'Artwork'

const pricesWords = (section: AnySection): string => {
  const prices = itemsOf(section).filter(({ pricing = '' }) => pricing.trim() !== '').length
  return prices === 0 ? '' : countWords(prices, 'price')
}

const waitsWords = (section: AnySection): string => {
  const own = 'image' in section ? [section.image] : []
  const waiting = [...own, ...itemsOf(section).map(({ image }) => image)].filter(isWaiting).length
  if (waiting === 0) return ''
  return waiting === 1 ? '1 waits' : `${waiting} wait`
}
