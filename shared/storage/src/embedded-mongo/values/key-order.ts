import {
  type Binary,
  BSONRegExp,
  type Code,
  type DBRef,
  Int32,
  type Long,
  type ObjectId,
  type Timestamp,
} from 'mongodb'
import { bsonType, isDocument, isNumeric, toNumber } from './bson.ts'

// Positions of the types in MongoDB's comparison order. An empty array at an indexed path sorts before null.
const rank = {
  minKey: 1,
  emptyArray: 3,
  null: 5,
  number: 10,
  string: 15,
  document: 20,
  array: 25,
  binary: 30,
  objectId: 35,
  boolean: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  dbRef: 55,
  code: 60,
  maxKey: 127,
} as const

const end = Buffer.from([0])

/** The key of an empty array at an indexed or sorted path. */
export const emptyArrayKey: Buffer = Buffer.from([rank.emptyArray])

/**
 * Bytes whose order is MongoDB's order of values, for index keys and sorting. Each key ends itself, so keys can be joined.
 * Numbers of all types share one order: doubles exactly, 64-bit integers exactly, decimals rounded to a double.
 */
export const encodeKey = (value: unknown): Buffer => {
  if (value === null || value === undefined) return tagged(rank.null)
  if (isNumeric(value)) return numberKey(value)
  if (typeof value === 'string') return stringKey(value)
  if (typeof value === 'boolean') return tagged(rank.boolean, Buffer.from([value ? 1 : 0]))
  if (value instanceof Date) return tagged(rank.date, doubleKey(value.getTime()))
  if (Array.isArray(value)) return Buffer.concat([tagged(rank.array), ...value.map(encodeKey), end])
  if (isDocument(value)) return documentKey(value)
  return bsonObjectKey(value)
}

/** Compares two values in MongoDB's order: negative, zero or positive. */
export const compareValues = (left: unknown, right: unknown): number => {
  if (typeof left === 'string' && left === right) return 0
  if (left instanceof Int32 && right instanceof Int32) return left.value - right.value
  return Buffer.compare(encodeKey(left), encodeKey(right))
}

/** True when both values are the same to MongoDB (1, 1.0 and 1L are). */
export const equalValues = (left: unknown, right: unknown): boolean => compareValues(left, right) === 0

/** The first byte of every key of this value's type; `typeKey + 1` ends the type's range. */
export const typeRank = (value: unknown): number => encodeKey(value)[0] ?? rank.null

/** The smallest key that sorts after every key starting with `prefix`, or null when there is none. */
export const afterPrefix = (prefix: Buffer): Buffer | null => {
  for (let at = prefix.length - 1; at >= 0; at--) {
    const byte = prefix[at] ?? 0xff
    if (byte === 0xff) continue
    const next = Buffer.from(prefix.subarray(0, at + 1))
    next[at] = byte + 1
    return next
  }
  return null
}

/** Turns a key's order around, for descending fields. */
export const invertKey = (key: Buffer): Buffer => Buffer.from(key.map((byte) => byte ^ 0xff))

const tagged = (tag: number, rest?: Buffer): Buffer =>
  rest === undefined ? Buffer.from([tag]) : Buffer.concat([Buffer.from([tag]), rest])

/** A text's key in one piece; one that holds a zero, which has to be escaped, the longer way. */
const stringKey = (text: string): Buffer => {
  if (text.includes('\0')) return Buffer.concat([tagged(rank.string), textKey(text)])
  const key = Buffer.alloc(Buffer.byteLength(text) + 3)
  key[0] = rank.string
  key.write(text, 1)
  return key
}

const textKey = (text: string): Buffer => {
  const bytes = Buffer.from(text, 'utf8')
  if (!bytes.includes(0)) return Buffer.concat([bytes, Buffer.from([0, 0])])
  const escaped: number[] = []
  for (const byte of bytes) byte === 0 ? escaped.push(0, 0xff) : escaped.push(byte)
  return Buffer.from([...escaped, 0, 0])
}

/** Writes the eight bytes of a number's key. */
const writeDoubleKey = (key: Buffer, value: number, start: number): void => {
  if (Number.isNaN(value)) return
  key.writeDoubleBE(value === 0 ? 0 : value, start)
  const first = key[start] ?? 0
  if (first & 0x80) for (let at = start; at < start + 8; at += 1) key[at] = (key[at] ?? 0) ^ 0xff
  else key[start] = first | 0x80
}

const doubleKey = (value: number): Buffer => {
  const key = Buffer.alloc(8)
  writeDoubleKey(key, value, 0)
  return key
}

const numberKey = (value: unknown): Buffer => {
  const rounded = toNumber(value)
  const key = Buffer.alloc(11)
  key[0] = rank.number
  writeDoubleKey(key, rounded, 1)
  key[9] = 0x80
  if (isLong(value)) key.writeUInt16BE(0x8000 + Number(value.toBigInt() - BigInt(rounded)), 9)
  return key
}

const documentKey = (document: Record<string, unknown>): Buffer => {
  const parts: Buffer[] = [tagged(rank.document)]
  for (const [name, value] of Object.entries(document)) {
    const key = encodeKey(value)
    parts.push(key.subarray(0, 1), textKey(name), key)
  }
  return Buffer.concat([...parts, end])
}

const bsonObjectKey = (value: unknown): Buffer => {
  if (isObjectId(value)) return tagged(rank.objectId, Buffer.from(value.id))
  if (isBinary(value)) return binaryKey(value)
  if (isTimestamp(value)) return tagged(rank.timestamp, timestampKey(value))
  if (value instanceof BSONRegExp)
    return Buffer.concat([tagged(rank.regex), textKey(value.pattern), textKey(value.options)])
  if (value instanceof RegExp)
    return Buffer.concat([tagged(rank.regex), textKey(value.source), textKey(value.flags)])
  if (isCode(value))
    return Buffer.concat([tagged(rank.code), textKey(String(value.code)), encodeKey(value.scope)])
  if (isDbRef(value))
    return Buffer.concat([tagged(rank.dbRef), textKey(value.collection), encodeKey(value.oid)])
  if (bsonType(value) === 'BSONSymbol') return Buffer.concat([tagged(rank.string), textKey(String(value))])
  if (bsonType(value) === 'MinKey') return tagged(rank.minKey)
  if (bsonType(value) === 'MaxKey') return tagged(rank.maxKey)
  throw new TypeError(`no order for a value of type ${typeof value}`)
}

const binaryKey = (value: Binary): Buffer => {
  const bytes = value.buffer.subarray(0, value.position)
  const head = Buffer.alloc(6)
  head.writeUInt8(rank.binary, 0)
  head.writeUInt32BE(bytes.length, 1)
  head.writeUInt8(value.sub_type, 5)
  return Buffer.concat([head, bytes])
}

const timestampKey = (value: Timestamp): Buffer => {
  const key = Buffer.alloc(8)
  key.writeUInt32BE(value.getHighBitsUnsigned(), 0)
  key.writeUInt32BE(value.getLowBitsUnsigned(), 4)
  return key
}

const isLong = (value: unknown): value is Long => bsonType(value) === 'Long'
const isObjectId = (value: unknown): value is ObjectId => bsonType(value) === 'ObjectId'
const isBinary = (value: unknown): value is Binary => bsonType(value) === 'Binary'
const isTimestamp = (value: unknown): value is Timestamp => bsonType(value) === 'Timestamp'
const isCode = (value: unknown): value is Code => bsonType(value) === 'Code'
const isDbRef = (value: unknown): value is DBRef => bsonType(value) === 'DBRef'
