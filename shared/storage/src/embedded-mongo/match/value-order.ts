import { MongoError } from '../mongo-error.ts'
import { type BsonDocument, isDocument, isOn, toNumber } from '../values/bson.ts'
import { compareValues, equalValues } from '../values/key-order.ts'

/** How values are compared: byte by byte, or by a collation's rules for text. */
export interface ValueOrder {
  compare: (left: unknown, right: unknown) => number
  equal: (left: unknown, right: unknown) => boolean
  /** Compares text under a collation; no index can then answer for text. */
  collator?: Intl.Collator
}

/** MongoDB's default order. */
export const binaryOrder: ValueOrder = { compare: compareValues, equal: equalValues }

/** The order a `collation` option asks for; top-level text values only, throws BadValue for an unknown locale. */
export const orderFromCollation = (collation: unknown): ValueOrder => {
  if (!isDocument(collation) || collation.locale === 'simple') return binaryOrder
  const collator = createCollator(collation)
  const compare = (left: unknown, right: unknown) =>
    typeof left === 'string' && typeof right === 'string'
      ? collator.compare(left, right)
      : compareValues(left, right)
  return { compare, equal: (left, right) => compare(left, right) === 0, collator }
}

const createCollator = (collation: BsonDocument): Intl.Collator => {
  const sensitivity = strengthNames[toNumber(collation.strength ?? 3)] ?? 'variant'
  try {
    const locale = String(collation.locale).replaceAll('_', '-')
    return new Intl.Collator(locale, { sensitivity, numeric: isOn(collation.numericOrdering) })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new MongoError('BadValue', `unknown collation locale: ${String(collation.locale)}`)
  }
}

const strengthNames: Record<number, 'base' | 'accent' | 'variant'> = { 1: 'base', 2: 'accent' }
