import { compileElementTest, compileFilter, isOperatorCondition } from '../match/compile-filter.ts'
import { isEqualTo } from '../match/field-operators.ts'
import { isRegularExpression, regularExpression } from '../match/regular-expression.ts'
import { binaryOrder } from '../match/value-order.ts'
import { MongoError } from '../mongo-error.ts'
import { sortDocuments } from '../store/sort-documents.ts'
import { type BsonDocument, integerOption, isDocument, toNumber } from '../values/bson.ts'
import { compareValues, equalValues } from '../values/key-order.ts'
import type { SlotChange } from './field-operators.ts'
import type { Slot } from './slot.ts'

/** The change of an update operator on an array field, by operator name. */
export const arrayOperators: Record<string, (argument: unknown, path: string) => SlotChange> = {
  $push: (argument, path) => {
    const { $each, ...modifiers } = eachOf(argument, '$push')
    return (slot) => slot.write(pushed(arrayIn(slot, path) ?? [], $each, modifiers))
  },
  $addToSet: (argument, path) => {
    const { $each } = eachOf(argument, '$addToSet')
    return (slot) => {
      const list = [...(arrayIn(slot, path) ?? [])]
      for (const item of $each) if (!list.some((element) => equalValues(element, item))) list.push(item)
      slot.write(list)
    }
  },
  $pop: (argument, path) => {
    const end = toNumber(argument)
    if (end !== 1 && end !== -1) throw new MongoError('FailedToParse', '$pop expects 1 or -1')
    return (slot) => {
      const list = arrayIn(slot, path)
      if (list !== undefined) slot.write(end === 1 ? list.slice(0, -1) : list.slice(1))
    }
  },
  $pull: (argument, path) => removeWhere(elementTest(argument), path),
  $pullAll: (argument, path) => {
    if (!Array.isArray(argument)) throw new MongoError('BadValue', '$pullAll requires an array argument')
    return removeWhere((element) => argument.some((item) => equalValues(element, item)), path)
  },
}

/** True for the operators above whose missing field stays missing. */
export const needsExistingArray = (operator: string): boolean =>
  operator === '$pop' || operator === '$pull' || operator === '$pullAll'

const arrayIn = (slot: Slot, path: string): unknown[] | undefined => {
  const value = slot.read()
  if (value === undefined || Array.isArray(value)) return value
  throw new MongoError('BadValue', `The field '${path}' must be an array`)
}

const removeWhere =
  (test: (element: unknown) => boolean, path: string): SlotChange =>
  (slot) => {
    const list = arrayIn(slot, path)
    if (list?.some(test)) slot.write(list.filter((element) => !test(element)))
  }

const elementTest = (argument: unknown): ((element: unknown) => boolean) => {
  if (isRegularExpression(argument)) {
    const pattern = regularExpression(argument)
    return (element) => typeof element === 'string' && pattern.test(element)
  }
  if (isOperatorCondition(argument)) return compileElementTest(argument)
  if (!isDocument(argument)) return isEqualTo(argument, binaryOrder)
  const test = compileFilter(argument)
  return (element) => isDocument(element) && test(element)
}

interface Each {
  $each: unknown[]
  [modifier: string]: unknown
}

const eachOf = (argument: unknown, operator: string): Each => {
  if (!isDocument(argument) || !('$each' in argument)) return { $each: [argument] }
  if (!Array.isArray(argument.$each))
    throw new MongoError('TypeMismatch', `The argument to $each in ${operator} must be an array`)
  return { ...argument, $each: argument.$each }
}

const pushed = (
  list: unknown[],
  items: unknown[],
  { $position, $sort, $slice, ...unknown }: BsonDocument,
): unknown[] => {
  const [stranger] = Object.keys(unknown)
  if (stranger !== undefined) throw new MongoError('BadValue', `Unrecognized clause in $push: ${stranger}`)
  const position = integerOption($position) ?? list.length
  const result = list.toSpliced(position, 0, ...items)
  const sorted = $sort === undefined ? result : sortElements(result, $sort)
  const slice = integerOption($slice)
  if (slice === undefined) return sorted
  return slice < 0 ? sorted.slice(slice) : sorted.slice(0, slice)
}

const sortElements = (list: unknown[], sort: unknown): unknown[] => {
  if (!isDocument(sort)) return list.toSorted((left, right) => toNumber(sort) * compareValues(left, right))
  const rows = list.map((element) => ({ element, document: isDocument(element) ? element : {} }))
  return sortDocuments(rows, sort, { documentOf: (row) => row.document }).map((row) => row.element)
}
