import type { PlainValues } from '@shingle/shared/draft/plain-value.ts'
import type { Field, Fields } from '@shingle/shared/field/field.ts'
import { isRecord } from '@shingle/shared/field/is-record.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { noLink } from '@shingle/shared/link/link-value.ts'
import { isWaiting } from '../../replica/pictures/waiting-picture.ts'

/** A picture that has to be taken again, and the field that it stood in; in a list, of which of its items. */
export interface LeftPicture {
  readonly field: string
  readonly in?: { readonly list: string; readonly index: number } | undefined
  readonly image: ImageValue
}

interface Destination {
  /** Whether it is another website than that of the copy. */
  readonly isOther: boolean
  /** The ids of its sections. */
  readonly sections: readonly string[]
}

interface Taking {
  readonly to: Destination
  readonly left: LeftPicture[]
  /** The item that the values are of. */
  readonly item?: LeftPicture['in']
}

/**
 * What of copied values can be pasted as it stands: links lead to sections that are there, or nowhere, and pictures whose
 * files are not the website's own are left for later.
 */
export const takenAlong = (
  fields: Fields,
  values: PlainValues,
  to: Destination,
): { readonly values: PlainValues; readonly left: readonly LeftPicture[] } => {
  const left: LeftPicture[] = []
  return { values: takenValues(fields, values, { to, left }), left }
}

const takenValues = (fields: Fields, values: PlainValues, taking: Taking): PlainValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      return [name, field ? takenValue([name, field], value, taking) : value]
    }),
  )

const takenValue = (
  [name, field]: readonly [string, Field],
  value: unknown,
  { to, left, item }: Taking,
): unknown => {
  switch (field.kind) {
    case 'link':
      return takenLink(value, to)
    case 'button':
      return isRecord(value) ? { ...value, link: takenLink(value.link, to) } : value
    case 'image':
      if (!isLeft(value, to)) return value
      left.push({ field: name, image: value, ...(item && { in: item }) })
      return null
    case 'items':
      return Array.isArray(value)
        ? value.map((inList: unknown, index) =>
            isRecord(inList)
              ? takenValues(field.fields, inList, { to, left, item: { list: name, index } })
              : inList,
          )
        : value
    default:
      return value
  }
}

const takenLink = (link: unknown, { sections }: Destination): unknown =>
  isRecord(link) && link.type === 'Section' && !sections.includes(String(link.target)) ? noLink : link

/** Drawings are everybody's; a file on this device alone stands beside the document, never in it. */
const isLeft = (value: unknown, { isOther }: Destination): value is ImageValue =>
  isWaiting(value) || (isOther && isRecord(value) && value.provider !== 'Artwork')
