import { type BSON, Decimal128, Double, Int32, Long } from 'mongodb'
import { bsonType, toNumber } from './bson.ts'

type Operation = 'add' | 'multiply'

const int32Max = 2_147_483_647n
const int64Max = 9_223_372_036_854_775_807n

/** Adds or multiplies two BSON numbers; the result has the wider of both types, as in MongoDB. */
export const calculate = (operation: Operation, left: unknown, right: unknown): unknown => {
  if (operation === 'add' && left instanceof Int32 && right instanceof Int32)
    return fromInteger(left.value + right.value)
  const types = [numericType(left), numericType(right)]
  if (types.includes('Decimal128')) return decimalResult(operation, String(left), String(right))
  if (types.includes('Double')) {
    const [a, b] = [toNumber(left), toNumber(right)]
    return new Double(operation === 'add' ? a + b : a * b)
  }
  const [a, b] = [BigInt(String(left)), BigInt(String(right))]
  return integerResult(operation === 'add' ? a + b : a * b, types.includes('Long'))
}

/** Combines two integers bit by bit for `$bit`. */
export const combineBits = (operation: 'and' | 'or' | 'xor', left: unknown, right: unknown): unknown => {
  const [a, b] = [BigInt(String(left)), BigInt(String(right))]
  const combined = { and: a & b, or: a | b, xor: a ^ b }[operation]
  return integerResult(
    combined,
    [left, right].some((value) => numericType(value) === 'Long'),
  )
}

/** The zero of the same type, the result of `$mul` on a missing field. */
export const zeroLike = (value: unknown): unknown => calculate('multiply', value, new Int32(0))

const numericType = (value: unknown): string => {
  if (typeof value !== 'number') return bsonType(value) ?? 'Double'
  return Number.isInteger(value) && Math.abs(value) <= Number(int32Max) ? 'Int32' : 'Double'
}

/** A whole number that a double holds exactly, in the narrower type that it fits into. */
const fromInteger = (value: number): unknown =>
  Math.abs(value) <= Number(int32Max) ? new Int32(value) : integerResult(BigInt(value), false)

const integerResult = (value: bigint, isLong: boolean): unknown => {
  if (!isLong && value <= int32Max && value >= -int32Max - 1n) return new Int32(Number(value))
  if (value <= int64Max && value >= -int64Max - 1n) return Long.fromBigInt(value)
  return new Double(Number(value))
}

const decimalResult = (operation: Operation, left: string, right: string): BSON.Decimal128 => {
  const [a, b] = [parseDecimal(left), parseDecimal(right)]
  if (a === undefined || b === undefined) {
    const [x, y] = [Number(left), Number(right)]
    return Decimal128.fromString(String(operation === 'add' ? x + y : x * y))
  }
  if (operation === 'multiply') return writeDecimal(a.digits * b.digits, a.exponent + b.exponent)
  const exponent = Math.min(a.exponent, b.exponent)
  const sum =
    a.digits * 10n ** BigInt(a.exponent - exponent) + b.digits * 10n ** BigInt(b.exponent - exponent)
  return writeDecimal(sum, exponent)
}

const parseDecimal = (text: string): { digits: bigint; exponent: number } | undefined => {
  const parts = /^([+-]?)(\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(text)
  if (parts === null) return undefined
  const fraction = parts[3] ?? ''
  const digits = BigInt(`${parts[1] === '-' ? '-' : ''}${parts[2]}${fraction}`)
  return { digits, exponent: Number(parts[4] ?? 0) - fraction.length }
}

const writeDecimal = (digits: bigint, exponent: number): BSON.Decimal128 =>
  Decimal128.fromStringWithRounding(`${digits}E${exponent}`)
