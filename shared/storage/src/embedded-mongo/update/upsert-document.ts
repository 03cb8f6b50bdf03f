import { ObjectId } from 'mongodb'
import { isOperatorCondition } from '../match/compile-filter.ts'
import { isRegularExpression } from '../match/regular-expression.ts'
import { type BsonDocument, isDocument } from '../values/bson.ts'
import type { Update } from './apply-update.ts'
import { makeSlot } from './slot.ts'

/** The document an upsert inserts when nothing matched: the filter's equalities, then the update. */
export const upsertDocument = (filter: BsonDocument, update: Update): BsonDocument => {
  const base: BsonDocument = {}
  for (const [path, value] of equalities(filter)) {
    if (!update.isReplacement || path === '_id') makeSlot(base, path.split('.')).write(value)
  }
  const { _id = new ObjectId(), ...fields } = update.apply(base, filter, true)
  return { _id, ...fields }
}

type Equality = [path: string, value: unknown]

const equalities = (filter: BsonDocument): Equality[] =>
  Object.entries(filter).flatMap(([key, condition]) =>
    key.startsWith('$') ? branchEqualities(key, condition) : fieldEquality(key, condition),
  )

const branchEqualities = (operator: string, branches: unknown): Equality[] => {
  if (!Array.isArray(branches)) return []
  const areAllMet = operator === '$and' || (operator === '$or' && branches.length === 1)
  return areAllMet ? branches.filter(isDocument).flatMap(equalities) : []
}

const fieldEquality = (path: string, condition: unknown): Equality[] => {
  if (path.split('.').includes('__proto__') || isRegularExpression(condition)) return []
  if (!isOperatorCondition(condition)) return [[path, condition]]
  if ('$eq' in condition) return [[path, condition.$eq]]
  const only = singleOf(condition.$in) ?? singleOf(condition.$all)
  return only === undefined ? [] : [[path, only]]
}

const singleOf = (list: unknown): unknown =>
  Array.isArray(list) && list.length === 1 && !isRegularExpression(list[0]) ? list[0] : undefined
