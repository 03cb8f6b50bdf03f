import { isOperatorCondition } from '../match/compile-filter.ts'
import { isRegularExpression } from '../match/regular-expression.ts'
import type { ValueOrder } from '../match/value-order.ts'
import { type BsonDocument, isDocument } from '../values/bson.ts'

/** What a filter demands of one path, as far as an index can use it. */
export interface Condition {
  /** The values it may equal. */
  equals?: unknown[]
  bounds: Bound[]
}

/** One end of a range. */
export interface Bound {
  operator: '$gt' | '$gte' | '$lt' | '$lte'
  value: unknown
}

/** The conditions every matching document meets, by path. */
export const conditionsOf = (filter: BsonDocument, order: ValueOrder): Map<string, Condition> => {
  const found = new Map<string, Condition>()
  for (const [path, condition] of demands(filter)) {
    const merged = found.get(path) ?? { bounds: [] }
    addDemand(merged, condition, order)
    found.set(path, merged)
  }
  return found
}

const demands = (filter: BsonDocument): [path: string, condition: unknown][] =>
  Object.entries(filter).flatMap(([key, condition]): [string, unknown][] => {
    if (key === '$and' && Array.isArray(condition)) return condition.filter(isDocument).flatMap(demands)
    return key.startsWith('$') ? [] : [[key, condition]]
  })

const addDemand = (merged: Condition, condition: unknown, order: ValueOrder): void => {
  if (!isOperatorCondition(condition)) {
    if (isIndexable(condition, order)) merged.equals ??= [condition]
    return
  }
  for (const [operator, value] of Object.entries(condition)) {
    if (operator === '$eq' && isIndexable(value, order)) merged.equals ??= [value]
    if (operator === '$in' && Array.isArray(value) && value.every((item) => isIndexable(item, order)))
      merged.equals ??= value
    if (isBoundOperator(operator) && isIndexable(value, order)) merged.bounds.push({ operator, value })
  }
}

const isBoundOperator = (operator: string): operator is Bound['operator'] =>
  operator === '$gt' || operator === '$gte' || operator === '$lt' || operator === '$lte'

// Arrays match whole or by element, and patterns and collated text match many keys: no one range holds them.
const isIndexable = (value: unknown, order: ValueOrder): boolean => {
  if (Array.isArray(value) || isRegularExpression(value)) return false
  return typeof value !== 'string' || order.collator === undefined
}
