import { isStoredMark, isStoredNode } from '@shingle/shared/draft/rich-storage.ts'
import { refuseUpdate } from '@shingle/storage/draft-guard/refused-update.ts'
import type * as Y from 'yjs'

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])
const valueDepth = 32

const isPlain = (value: unknown, depth: number): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'bigint'
  if (depth > valueDepth || value instanceof Uint8Array) return false
  if (Array.isArray(value)) return value.every((member) => isPlain(member, depth + 1))
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.entries(value).every(([key, member]) => !forbiddenKeys.has(key) && isPlain(member, depth + 1))
  )
}

/** The numbers by which Yjs tells shared types apart; a draft has no lists of its own and no hooks. */
const typeRef = { map: 1, text: 2, element: 3, fragment: 4, xmlText: 6 } as const
const typeRefs: ReadonlySet<number> = new Set(Object.values(typeRef))

const readValues = (decoder: Y.UpdateDecoderV1): number => {
  const length = decoder.readLen()
  for (let left = length; left > 0; left -= 1) if (!isPlain(decoder.readAny(), 0)) refuseUpdate('schema')
  return length
}

const readFormat = (decoder: Y.UpdateDecoderV1): number => {
  const mark = decoder.readKey()
  return isStoredMark(mark, decoder.readJSON()) ? 1 : refuseUpdate('schema')
}

const readType = (decoder: Y.UpdateDecoderV1): number => {
  const ref = decoder.readTypeRef()
  if (!typeRefs.has(ref)) refuseUpdate('schema')
  if (ref === typeRef.element && !isStoredNode(decoder.readKey())) refuseUpdate('schema')
  return 1
}

/** The numbers by which Yjs tells apart what an item holds, as far as a draft holds it. */
const contentRef = { deleted: 1, string: 4, format: 6, type: 7, values: 8 } as const
const lastContentRef = 9

/** Whether an item holds a shared type. */
export const holdsType = (ref: number): boolean => ref === contentRef.type

/** Reads what one item holds and answers its length; refuses what no draft holds. */
export const readContent = (decoder: Y.UpdateDecoderV1, ref: number): number => {
  switch (ref) {
    case contentRef.values:
      return readValues(decoder)
    case contentRef.string:
      return decoder.readString().length
    case contentRef.deleted:
      return decoder.readLen()
    case contentRef.type:
      return readType(decoder)
    case contentRef.format:
      return readFormat(decoder)
    default:
      return refuseUpdate(ref <= lastContentRef ? 'schema' : 'garbage')
  }
}

/** Whether something may be stored under a key. */
export const isPlainKey = (key: string): boolean => !forbiddenKeys.has(key)
