import { Binary, Double, Int32, Long } from 'mongodb'
import { type BsonDocument, isDocument, isNumeric, toNumber } from './bson.ts'

/** The document with JavaScript numbers in place of BSON number objects: the form mingo computes with. */
export const plainDocument = (document: BsonDocument): BsonDocument => {
  const plain: BsonDocument = {}
  for (const [key, value] of Object.entries(document)) define(plain, key, toPlain(value))
  return plain
}

/** One value in the form mingo computes with; 64-bit integers beyond 2^53 stay as they are. */
export const toPlain = (value: unknown): unknown => {
  if (value instanceof Int32 || value instanceof Double) return value.value
  if (value instanceof Long) return Number.isSafeInteger(value.toNumber()) ? value.toNumber() : value
  if (value instanceof Binary) return withHexText(value)
  if (Array.isArray(value)) return value.map(toPlain)
  return isDocument(value) ? plainDocument(value) : value
}

/** Gives a computed value the BSON types of the value it came from, wherever both are still the same. */
export const restoreTypes = (computed: unknown, origin: unknown): unknown => {
  if (isNumeric(origin) && typeof computed === 'number')
    return toNumber(origin) === computed ? origin : computed
  if (Array.isArray(computed)) {
    const list = Array.isArray(origin) ? origin : []
    return computed.map((item, at) => restoreTypes(item, list[at]))
  }
  if (!isDocument(computed)) return computed
  const source = isDocument(origin) ? origin : {}
  const restored: BsonDocument = {}
  for (const [key, value] of Object.entries(computed)) define(restored, key, restoreTypes(value, source[key]))
  return restored
}

// mingo compares objects it does not know by their text, and Binary's own text is lossy UTF-8.
const withHexText = (value: Binary): Binary => {
  const copy = new Binary(value.buffer.subarray(0, value.position), value.sub_type)
  Object.defineProperty(copy, 'toString', { value: () => value.toString('hex'), enumerable: false })
  return copy
}

// Plain assignment to `__proto__` would change the prototype instead of adding a field.
const define = (target: BsonDocument, key: string, value: unknown): void => {
  if (key !== '__proto__') target[key] = value
  else Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true })
}
