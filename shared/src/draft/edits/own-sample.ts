import type * as Y from 'yjs'
import type { Field } from '../../field/field.ts'
import type { FieldAddress } from '../address.ts'
import { plainValue } from '../plain-value.ts'
import { sameValue } from '../same-value.ts'
import { itemOf, type SharedMap } from '../shape.ts'
import type { FoundField } from './field-at.ts'

const isPhoto = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'provider' in value && value.provider !== 'Artwork'

const words: readonly Field['kind'][] = ['text', 'long', 'rich']

/** Whether writing this value is its owner's own word: another text, or a photo. */
export const isOwnWord = ({ field, map }: FoundField, name: string, value: unknown): boolean =>
  (words.includes(field.kind) || (field.kind === 'image' && isPhoto(value))) &&
  !sameValue(plainValue(field, map.get(name)), value)

const sampleAt = (doc: Y.Doc, address: FieldAddress): SharedMap | undefined => {
  const item = address.in === 'item' ? itemOf(doc, address.section, address) : undefined
  return item?.get('sample') === true ? item : undefined
}

/** Makes an item its owner's that was a sample so far, inside the caller's transaction. */
export const ownSample = (doc: Y.Doc, address: FieldAddress): void => {
  sampleAt(doc, address)?.set('sample', false)
}

/** The same for words that a text editor has just written under its own `origin`, so that undo takes back both at once. */
export const ownWritten = (doc: Y.Doc, address: FieldAddress, origin: unknown): void => {
  if (sampleAt(doc, address)) doc.transact(() => ownSample(doc, address), origin)
}
