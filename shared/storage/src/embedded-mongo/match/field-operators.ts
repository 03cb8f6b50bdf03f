import { Int32 } from 'mongodb'
import { MongoError } from '../mongo-error.ts'
import { isDocument, isNumeric, isOn, toNumber } from '../values/bson.ts'
import { encodeKey, equalValues, typeRank } from '../values/key-order.ts'
import { isRegularExpression, regularExpression } from './regular-expression.ts'
import { matchesType } from './type-names.ts'
import type { ValueOrder } from './value-order.ts'

/** Decides on the values a path led to (undefined for missing; an array at the end is one value). */
export type FieldTest = (values: readonly unknown[]) => boolean

type ValueTest = (value: unknown) => boolean

/** Compiles one query operator, or returns undefined for a name that is not one of them. */
export const compileFieldOperator = (
  name: string,
  argument: unknown,
  order: ValueOrder,
): FieldTest | undefined => {
  switch (name) {
    case '$eq':
      return anyValue(isEqualTo(argument, order))
    case '$ne':
      return not(anyValue(isEqualTo(argument, order)))
    case '$in':
      return anyValue(isIn(argument, order))
    case '$nin':
      return not(anyValue(isIn(argument, order)))
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return anyValue(isInRange(name, argument, order))
    case '$exists':
      return (values) => values.some((value) => value !== undefined) === isOn(argument)
    case '$type':
      return anyValue(matchesType(argument))
    case '$size':
      return hasSize(argument)
    case '$mod':
      return anyValue(hasRemainder(argument))
    default:
      return undefined
  }
}

/** True when any value, or any element of an array among them, passes. */
export const anyValue =
  (test: ValueTest): FieldTest =>
  (values) =>
    values.some((value) => test(value) || (Array.isArray(value) && value.some(test)))

/** The opposite test. */
export const not =
  (test: FieldTest): FieldTest =>
  (values) =>
    !test(values)

/** Tests for equality with a value; a regular expression also accepts text it matches. */
export const isEqualTo = (expected: unknown, order: ValueOrder): ValueTest => {
  if (typeof expected === 'string' && order.collator === undefined) return (value) => value === expected
  if (order.collator !== undefined) return (value) => order.equal(value, expected)
  if (expected instanceof Int32)
    return (value) => (value instanceof Int32 ? value.value === expected.value : equalValues(value, expected))
  const key = encodeKey(expected)
  return (value) => key.equals(encodeKey(value))
}

const isIn = (list: unknown, order: ValueOrder): ValueTest => {
  if (!Array.isArray(list)) throw new MongoError('BadValue', '$in needs an array')
  if (list.some((item) => isDocument(item) && Object.keys(item).some((key) => key.startsWith('$'))))
    throw new MongoError('BadValue', 'cannot nest $ under $in')
  const patterns = list.filter(isRegularExpression).map((item) => regularExpression(item))
  const matchesPattern: ValueTest = (value) =>
    typeof value === 'string' && patterns.some((pattern) => pattern.test(value))
  if (order.collator !== undefined)
    return (value) => list.some((item) => order.equal(value, item)) || matchesPattern(value)
  const keys = new Set(list.map((item) => encodeKey(item).toString('latin1')))
  return (value) => keys.has(encodeKey(value).toString('latin1')) || matchesPattern(value)
}

const isInRange = (name: '$gt' | '$gte' | '$lt' | '$lte', bound: unknown, order: ValueOrder): ValueTest => {
  const rank = typeRank(bound)
  const accepts = {
    $gt: (result: number) => result > 0,
    $gte: (result: number) => result >= 0,
    $lt: (result: number) => result < 0,
    $lte: (result: number) => result <= 0,
  }[name]
  const isNotANumber = isNumeric(bound) && Number.isNaN(toNumber(bound))
  return (value) => {
    // A range reaches only values of the bound's own type, and NaN only itself.
    if (typeRank(value) !== rank) return false
    if (isNumeric(value) && Number.isNaN(toNumber(value)) !== isNotANumber) return false
    return accepts(order.compare(value, bound))
  }
}

const hasSize = (argument: unknown): FieldTest => {
  if (!isNumeric(argument)) throw new MongoError('BadValue', '$size needs a number')
  const size = toNumber(argument)
  return (values) => values.some((value) => Array.isArray(value) && value.length === size)
}

const hasRemainder = (argument: unknown): ValueTest => {
  if (!Array.isArray(argument) || argument.length !== 2)
    throw new MongoError('BadValue', 'malformed mod, needs to be an array of two numbers')
  const [divisor, remainder] = argument.map((item) => Math.trunc(toNumber(item)))
  if (divisor === undefined || divisor === 0 || Number.isNaN(divisor))
    throw new MongoError('BadValue', 'divisor cannot be 0')
  return (value) => isNumeric(value) && Math.trunc(toNumber(value)) % divisor === remainder
}
