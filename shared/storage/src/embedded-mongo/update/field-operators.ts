import { Timestamp } from 'mongodb'
import { MongoError } from '../mongo-error.ts'
import { calculate, combineBits, zeroLike } from '../values/arithmetic.ts'
import { bsonType, isDocument, isNumeric } from '../values/bson.ts'
import { compareValues } from '../values/key-order.ts'
import type { Slot } from './slot.ts'

/** Changes the value in one place. */
export type SlotChange = (slot: Slot) => void

/** The change of an update operator that needs nothing but the field's own value, by operator name. */
export const fieldOperators: Record<string, (argument: unknown, path: string) => SlotChange> = {
  $set: (argument) => (slot) => slot.write(argument),
  $unset: () => (slot) => slot.remove(),
  $inc: (argument, path) => {
    requireNumber('$inc', argument, path)
    return (slot) => slot.write(slot.read() === undefined ? argument : calculated('add', slot, argument))
  },
  $mul: (argument, path) => {
    requireNumber('$mul', argument, path)
    return (slot) =>
      slot.write(slot.read() === undefined ? zeroLike(argument) : calculated('multiply', slot, argument))
  },
  $min: (argument) => (slot) => {
    if (slot.read() === undefined || compareValues(argument, slot.read()) < 0) slot.write(argument)
  },
  $max: (argument) => (slot) => {
    if (slot.read() === undefined || compareValues(argument, slot.read()) > 0) slot.write(argument)
  },
  $currentDate: (argument) => {
    const type = isDocument(argument) ? argument.$type : 'date'
    if (type !== 'date' && type !== 'timestamp')
      throw new MongoError('BadValue', "The '$type' string field is required to be 'date' or 'timestamp'")
    return (slot) => slot.write(type === 'date' ? new Date() : currentTimestamp())
  },
  $bit: (argument, path) => (slot) => {
    for (const [operation, bits] of Object.entries(isDocument(argument) ? argument : {})) {
      const current = slot.read() ?? zeroLike(bits)
      if (!isInteger(current) || !isInteger(bits))
        throw new MongoError('BadValue', `Cannot apply $bit to '${path}'`)
      slot.write(combineBits(bitOperation(operation), current, bits))
    }
  },
}

const calculated = (operation: 'add' | 'multiply', slot: Slot, argument: unknown): unknown => {
  const current = slot.read()
  if (isNumeric(current)) return calculate(operation, current, argument)
  throw new MongoError('TypeMismatch', 'Cannot apply an arithmetic operator to a value of non-numeric type')
}

const requireNumber = (operator: string, argument: unknown, path: string): void => {
  if (!isNumeric(argument))
    throw new MongoError('TypeMismatch', `Cannot apply ${operator} with a non-numeric argument: ${path}`)
}

const isInteger = (value: unknown): boolean => bsonType(value) === 'Int32' || bsonType(value) === 'Long'

const bitOperation = (name: string): 'and' | 'or' | 'xor' => {
  if (name === 'and' || name === 'or' || name === 'xor') return name
  throw new MongoError('BadValue', `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}'`)
}

const currentTimestamp = (): Timestamp => new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 })
