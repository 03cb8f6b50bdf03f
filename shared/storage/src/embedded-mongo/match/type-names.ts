import { MongoError } from '../mongo-error.ts'
import { bsonType, isDocument, isNumeric, toNumber } from '../values/bson.ts'

const codes: Record<number, string> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  6: 'undefined',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  12: 'dbPointer',
  13: 'javascript',
  14: 'symbol',
  15: 'javascriptWithScope',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  [-1]: 'minKey',
  127: 'maxKey',
}

const names = new Set([...Object.values(codes), 'number'])

const classNames: Record<string, string> = {
  Int32: 'int',
  Double: 'double',
  Long: 'long',
  Decimal128: 'decimal',
  ObjectId: 'objectId',
  Binary: 'binData',
  BSONRegExp: 'regex',
  Timestamp: 'timestamp',
  Code: 'javascript',
  BSONSymbol: 'symbol',
  DBRef: 'dbPointer',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
}

/** The test behind `$type`: one name or code, or a list of them. */
export const matchesType = (argument: unknown): ((value: unknown) => boolean) => {
  const wanted = new Set((Array.isArray(argument) ? argument : [argument]).map(typeName))
  return (value) =>
    value !== undefined && (wanted.has(typeNameOf(value)) || (wanted.has('number') && isNumeric(value)))
}

/** MongoDB's name for a value's type. */
export const typeNameOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (typeof value === 'string') return 'string'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'double'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'date'
  if (isDocument(value)) return 'object'
  return classNames[bsonType(value) ?? ''] ?? 'undefined'
}

const typeName = (argument: unknown): string => {
  const name = isNumeric(argument) ? codes[toNumber(argument)] : argument
  if (typeof name !== 'string' || !names.has(name))
    throw new MongoError('BadValue', `Unknown type name alias: ${String(argument)}`)
  return name
}
