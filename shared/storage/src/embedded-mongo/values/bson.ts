import { BSON, type Double, type Int32, type Long } from 'mongodb'
import { MongoError } from '../mongo-error.ts'

/** A decoded document; every value keeps its BSON type (numbers are Int32, Double, Long or Decimal128 objects). */
export interface BsonDocument {
  [key: string]: unknown
}

/** The largest document MongoDB stores, in bytes. */
export const maxDocumentBytes = 16 * 1024 * 1024

const exactTypes = {
  promoteValues: false,
  promoteBuffers: false,
  promoteLongs: false,
  bsonRegExp: true,
} as const

/** Reads BSON bytes; throws InvalidBSON when they are not a document. */
export const decode = (bytes: Uint8Array): BsonDocument => {
  try {
    return BSON.deserialize(bytes, exactTypes)
  } catch (error) {
    throw new MongoError(
      'InvalidBSON',
      `not a BSON document: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** Writes a document as BSON bytes. */
export const encode = (document: BsonDocument): Uint8Array => BSON.serialize(document)

/** Writes a document for the store; throws BSONObjectTooLarge beyond 16 MB. */
export const encodeStored = (document: BsonDocument): Uint8Array => {
  const bytes = encode(document)
  requireStorable(bytes)
  return bytes
}

/** Throws BSONObjectTooLarge for the bytes of a document beyond 16 MB. */
export const requireStorable = ({ length }: Uint8Array): void => {
  if (length > maxDocumentBytes)
    throw new MongoError('BSONObjectTooLarge', `object to insert too large. size in bytes: ${length}`)
}

/** True for an embedded document, false for arrays, dates and BSON's own value types. */
export const isDocument = (value: unknown): value is BsonDocument => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return !(
    value instanceof Date ||
    value instanceof RegExp ||
    value instanceof Uint8Array ||
    '_bsontype' in value
  )
}

/** The BSON class name of a value object (`'ObjectId'`, `'Int32'`, …), undefined for plain values. */
export const bsonType = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null || !('_bsontype' in value)) return undefined
  return typeof value._bsontype === 'string' ? value._bsontype : undefined
}

/** The field's own value; never what the prototype chain offers. */
export const child = (parent: BsonDocument, key: string): unknown =>
  Object.hasOwn(parent, key) ? parent[key] : undefined

/** True for a number of any BSON type. */
export const isNumeric = (value: unknown): value is number | Int32 | Double | Long | BSON.Decimal128 => {
  if (typeof value === 'number') return true
  const type = bsonType(value)
  return type === 'Int32' || type === 'Double' || type === 'Long' || type === 'Decimal128'
}

/** A number of any BSON type as a JavaScript number, rounded where it does not fit. */
export const toNumber = (value: unknown): number => {
  if (typeof value === 'number') return value
  // By far the most numbers are these: writing them out to read them again would cost more than all that is done with them.
  return value instanceof BSON.Int32 || value instanceof BSON.Double ? value.value : Number(String(value))
}

/** The whole number an option such as `limit` or `batchSize` carries, or undefined when it is absent. */
export const integerOption = (value: unknown): number | undefined => {
  if (!isNumeric(value)) return undefined
  return Math.trunc(toNumber(value))
}

/** Truth of an option the way MongoDB reads it: false for absent, null, false and 0. */
export const isOn = (value: unknown): boolean => {
  if (isNumeric(value)) return toNumber(value) !== 0
  return value !== undefined && value !== null && value !== false
}

/** An option's embedded document, or an empty one. */
export const documentOption = (value: unknown): BsonDocument => (isDocument(value) ? value : {})

/** An option's list of documents; throws TypeMismatch for anything else. */
export const documentList = (value: unknown, name: string): BsonDocument[] => {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || !value.every(isDocument))
    throw new MongoError('TypeMismatch', `'${name}' must be an array of documents`)
  return value
}
