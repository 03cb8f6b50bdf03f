import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import { type DraftPart, draftParts } from '@shingle/shared/draft/shape.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import {
  type Beside,
  coverField,
  isWaiting,
  type PlacedPicture,
  type WaitingPicture,
} from './waiting-picture.ts'

interface Item {
  readonly id: string
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

/** The lists of a section, by name. */
const listsOf = (section: AnySection): [string, readonly Item[]][] =>
  Object.entries(section).flatMap(([name, value]: [string, unknown]): [string, readonly Item[]][] =>
    Array.isArray(value) ? [[name, value.filter(isItem)]] : [],
  )

const itemsOf = (section: AnySection, list: string): readonly Item[] =>
  listsOf(section).find(([name]) => name === list)?.[1] ?? []

const byField = (pictures: readonly PlacedPicture[]): Record<string, unknown> =>
  Object.fromEntries(
    pictures.flatMap(({ at, image, beside }) => [
      [at.field, image],
      ...(beside ? [[beside.field, beside.value]] : []),
    ]),
  )

const placeInList = (items: readonly Item[], pictures: readonly PlacedPicture[]): readonly Item[] =>
  items.map((item) => {
    const own = pictures.filter(({ at }) => at.in === 'item' && at.item === item.id)
    return own.length === 0 ? item : { ...item, ...byField(own) }
  })

/** A section with pictures in place of those it has. */
export const placeInSection = (section: AnySection, pictures: readonly PlacedPicture[]): AnySection => {
  const mine = pictures.filter(({ at }) => 'section' in at && at.section === section.id)
  if (mine.length === 0) return section
  const lists = listsOf(section).flatMap(([list, items]) => {
    const inList = mine.filter(({ at }) => at.in === 'item' && at.list === list)
    return inList.length === 0 ? [] : [[list, placeInList(items, inList)]]
  })
  const own = byField(mine.filter(({ at }) => at.in === 'section'))
  // A picture in place of another leaves the section of its type.
  return { ...section, ...own, ...Object.fromEntries(lists) } as AnySection
}

/** The settings, the business or the theme with pictures in place of those they have. */
export const placeInPart = <P extends DraftPart>(
  part: P,
  values: DraftContent[P],
  pictures: readonly PlacedPicture[],
): DraftContent[P] => ({ ...values, ...byField(pictures.filter(({ at }) => at.in === part)) })

/** A whole draft with pictures in place of those it has. */
export const placePictures = (content: DraftContent, pictures: readonly PlacedPicture[]): DraftContent =>
  pictures.length === 0
    ? content
    : {
        ...content,
        settings: placeInPart('settings', content.settings, pictures),
        business: placeInPart('business', content.business, pictures),
        theme: placeInPart('theme', content.theme, pictures),
        sections: content.sections.map((section) => placeInSection(section, pictures)),
      }

/** The three together, for whoever gets them later. */
export const placing = { inSection: placeInSection, inPart: placeInPart, inContent: placePictures }
export type PlacePictures = typeof placing

interface Owner {
  readonly values: object
  readonly addressOf: (field: string) => FieldAddress
}

const ownersIn = (content: DraftContent): Owner[] => [
  ...draftParts.map(
    (part): Owner => ({
      values: content[part],
      addressOf: (field) => ({ in: part, field }),
    }),
  ),
  ...content.sections.flatMap((section): Owner[] => [
    { values: section, addressOf: (field) => ({ in: 'section', section: section.id, field }) },
    ...listsOf(section).flatMap(([list, items]) =>
      items.map(
        ({ ...item }): Owner => ({
          values: item,
          addressOf: (field) => ({ in: 'item', section: section.id, list, item: item.id, field }),
        }),
      ),
    ),
  ]),
]

/** Every picture of a draft whose file is on this device only, with what goes with it. */
export const waitingIn = (content: DraftContent): WaitingPicture[] =>
  ownersIn(content).flatMap(({ values, addressOf }) =>
    Object.entries(values).flatMap(([field, value]: [string, unknown]) =>
      isWaiting(value) ? [{ at: addressOf(field), image: value, ...besideIn(values, field) }] : [],
    ),
  )

const valueIn = (values: object | undefined, field: string): unknown =>
  values === undefined ? undefined : Object.entries(values).find(([name]) => name === field)?.[1]

const besideIn = (values: object | undefined, field: string): { readonly beside?: Beside } => {
  const value = field === 'image' ? valueIn(values, coverField) : undefined
  return value === undefined ? {} : { beside: { field: coverField, value } }
}

/** What has the field at an address; undefined where a draft has no such thing. */
const ownerIn = (content: DraftContent, at: FieldAddress): object | undefined => {
  if (at.in === 'page') return undefined
  if (at.in !== 'section' && at.in !== 'item') return content[at.in]
  const section = content.sections.find(({ id }) => id === at.section)
  if (section === undefined || at.in === 'section') return section
  return itemsOf(section, at.list).find(({ id }) => id === at.item)
}

/** The picture that a draft has in a field; null where there is none. */
export const pictureIn = (content: DraftContent, at: FieldAddress): ImageValue | null =>
  asPicture(valueIn(ownerIn(content, at), at.field))

const asPicture = (value: unknown): ImageValue | null =>
  typeof value === 'object' && value !== null && 'reference' in value
    ? // A value with a reference is that of a field for pictures.
      (value as ImageValue)
    : null

/** A draft in which everything waiting is taken back to what `beneath` has there. */
export const withoutWaiting = (content: DraftContent, beneath: DraftContent): DraftContent =>
  placePictures(
    content,
    waitingIn(content).map(({ at }) => ({
      ...{ at, image: pictureIn(beneath, at) },
      ...besideIn(ownerIn(beneath, at), at.field),
    })),
  )
