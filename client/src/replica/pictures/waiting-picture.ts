import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'

/** What another field beside a picture becomes with it, such as how much of it is covered. */
export interface Beside {
  readonly field: string
  readonly value: unknown
}

/** The field that says how much is covered of the picture that a section has as its `image`. */
export const coverField = 'introductionOverlay'

/** A picture, or none, in a field of a draft. */
export interface PlacedPicture {
  readonly at: FieldAddress
  readonly image: ImageValue | null
  readonly beside?: Beside
}

/** A picture chosen before its file could be uploaded. It stands beside the document, never in it. */
export interface WaitingPicture extends PlacedPicture {
  /** As the draft will hold it, but for its reference, which names the file on this device. */
  readonly image: ImageValue
}

const prefix = 'waiting/'

/** The reference of a picture whose file is on this device only. */
export const waitingReference = (file: string): string => `${prefix}${file}`

/** The file on this device that a reference names; undefined for a picture that is uploaded or drawn. */
export const waitingFile = (reference: string): string | undefined =>
  reference.startsWith(prefix) ? reference.slice(prefix.length) : undefined

/** Whether a field's value is a picture whose file is on this device only. */
export const isWaiting = (value: unknown): value is ImageValue =>
  typeof value === 'object' &&
  value !== null &&
  'reference' in value &&
  typeof value.reference === 'string' &&
  waitingFile(value.reference) !== undefined

/** One word for a field, the same for the same field. */
export const fieldWord = (at: FieldAddress): string => {
  if (at.in === 'section') return `${at.section}/${at.field}`
  return at.in === 'item' ? `${at.section}/${at.list}/${at.item}/${at.field}` : `${at.in}:${at.field}`
}

/** Where that stands which becomes something else with a picture; undefined where nothing does. */
export const addressBeside = ({ at, beside }: PlacedPicture): FieldAddress | undefined =>
  beside && { ...at, field: beside.field }

export const isAt =
  (at: FieldAddress) =>
  (picture: PlacedPicture): boolean =>
    fieldWord(picture.at) === fieldWord(at)
