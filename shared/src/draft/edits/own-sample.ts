import type * as Y from 'yjs'
import type { Field } from '../../field/field.ts'
import type { FieldAddress } from '../address.ts'
import { plainFields, plainValue } from '../plain-value.ts'
import { sameValue } from '../same-value.ts'
import { samplePartsOf } from '../sample-parts.ts'
import { itemOf, type SharedMap } from '../shape.ts'
import { type FoundField, itemFieldsAt } from './field-at.ts'

const isPhoto = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'provider' in value && value.provider !== 'Artwork'

const words: readonly Field['kind'][] = ['text', 'long', 'rich']

/** Whether writing this value is its owner's own word: another text, or a photo. */
export const isOwnWord = ({ field, map }: FoundField, name: string, value: unknown): boolean =>
  (words.includes(field.kind) || (field.kind === 'image' && isPhoto(value))) &&
  !sameValue(plainValue(field, map.get(name)), value)

const sampleAt = (doc: Y.Doc, address: FieldAddress): SharedMap | undefined => {
  const item = address.in === 'item' ? itemOf(doc, address.section, address) : undefined
  return item?.get('sample') ? item : undefined
}

/**
 * Makes a field of a sample its owner's, inside the caller's transaction; with the last of its words the whole item is.
 */
export const ownSample = (doc: Y.Doc, address: FieldAddress): void => {
  const item = sampleAt(doc, address)
  const fields = itemFieldsAt(doc, address)
  if (item === undefined || fields === undefined) return
  const told = item.get('sample')
  const own = new Set(typeof told === 'string' ? told.split(',') : []).add(address.field)
  const sample = [...own].join()
  const { ours } = samplePartsOf(fields, { ...plainFields(fields, item), sample })
  item.set('sample', ours.length > 0 && sample)
}

/** The same for words that a text editor has just written under its own `origin`, so that undo takes back both at once. */
export const ownWritten = (doc: Y.Doc, address: FieldAddress, origin: unknown): void => {
  if (sampleAt(doc, address)) doc.transact(() => ownSample(doc, address), origin)
}
