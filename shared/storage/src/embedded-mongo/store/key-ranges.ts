import { afterPrefix, encodeKey, invertKey, typeRank } from '../values/key-order.ts'
import type { Index } from './catalog.ts'
import type { Bound, Condition } from './conditions.ts'

/** Keys from `from` (included) to `to` (not included), which have their first bytes in common. */
export interface KeyRange {
  from: Buffer
  to: Buffer
  /** How many bytes hold the fields that are met by equality. */
  common: number
}

/** A key above every key an index can hold. */
export const aboveAllKeys: Buffer = Buffer.from([0xff])

type Ends = Pick<KeyRange, 'from' | 'to'>

/** How far a filter's conditions reach into an index: so many leading fields by equality, then perhaps a range. */
export interface Reach {
  equalFields: number
  combinations: number
  hasRange: boolean
}

// Beyond this many combinations of `$in` values, walking the index is cheaper than jumping into it.
const maxCombinations = 512

/** Measures how well an index serves the conditions. */
export const reachInto = (index: Index, conditions: ReadonlyMap<string, Condition>): Reach => {
  let equalFields = 0
  let combinations = 1
  for (const { path } of index.fields) {
    const count = conditions.get(path)?.equals?.length
    if (count === undefined || combinations * count > maxCombinations) break
    combinations *= count
    equalFields++
  }
  const next = index.fields[equalFields]
  const hasRange = next !== undefined && (conditions.get(next.path)?.bounds.length ?? 0) > 0
  return { equalFields, combinations, hasRange }
}

/** The ranges of an index that hold every document meeting the conditions. */
export const keyRanges = (
  index: Index,
  conditions: ReadonlyMap<string, Condition>,
  reach: Reach,
): KeyRange[] => {
  let prefixes: Buffer[] = [Buffer.alloc(0)]
  for (const { path, direction } of index.fields.slice(0, reach.equalFields)) {
    const parts = (conditions.get(path)?.equals ?? []).map((value) => directed(encodeKey(value), direction))
    prefixes = prefixes.flatMap((prefix) => parts.map((part) => Buffer.concat([prefix, part])))
  }
  const next = index.fields[reach.equalFields]
  if (!reach.hasRange || next === undefined) return prefixes.map(wholePrefix)
  const bounds = conditions.get(next.path)?.bounds ?? []
  // Different elements of an array may meet different bounds, so a multikey index can only use one of them.
  const usable = index.isMultikey ? bounds.slice(0, 1) : bounds
  return prefixes.map((prefix) => boundedRange(prefix, usable, next.direction))
}

const wholePrefix = (prefix: Buffer): KeyRange => ({
  ...{ from: prefix, to: afterPrefix(prefix) ?? aboveAllKeys, common: prefix.length },
})

const boundedRange = (prefix: Buffer, bounds: readonly Bound[], direction: 1 | -1): KeyRange => {
  let range = wholePrefix(prefix)
  for (const bound of bounds) range = intersection(range, rangeOf(prefix, bound, direction))
  return range
}

const rangeOf = (prefix: Buffer, { operator, value }: Bound, direction: 1 | -1): Ends => {
  const ofValue = wholePrefix(Buffer.concat([prefix, directed(encodeKey(value), direction)]))
  const ofType = wholePrefix(Buffer.concat([prefix, directed(Buffer.from([typeRank(value)]), direction)]))
  const isUpwards = operator.startsWith('$gt') === (direction === 1)
  if (isUpwards) return { from: operator.endsWith('e') ? ofValue.from : ofValue.to, to: ofType.to }
  return { from: ofType.from, to: operator.endsWith('e') ? ofValue.to : ofValue.from }
}

const intersection = (left: KeyRange, right: Ends): KeyRange => ({
  ...left,
  from: Buffer.compare(left.from, right.from) > 0 ? left.from : right.from,
  to: Buffer.compare(left.to, right.to) < 0 ? left.to : right.to,
})

const directed = (key: Buffer, direction: 1 | -1): Buffer => (direction === 1 ? key : invertKey(key))
