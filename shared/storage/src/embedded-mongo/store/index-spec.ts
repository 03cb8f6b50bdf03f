import { compileFilter, type DocumentTest } from '../match/compile-filter.ts'
import { MongoError } from '../mongo-error.ts'
import {
  type BsonDocument,
  documentOption,
  encode,
  isDocument,
  isNumeric,
  isOn,
  toNumber,
} from '../values/bson.ts'
import { type SortField, sortFields } from './sort-documents.ts'

/** What an index does, read from its specification document. */
export interface IndexRules {
  name: string
  fields: SortField[]
  isUnique: boolean
  isSparse: boolean
  partialFilter: BsonDocument | undefined
  /** True for documents this index covers. */
  covers: DocumentTest
  expireAfterSeconds: number | undefined
  /** The specification as `listIndexes` answers it. */
  spec: BsonDocument
}

/** Reads one entry of `createIndexes`; throws CannotCreateIndex for kinds of index this server has not. */
export const readIndexSpec = (raw: BsonDocument): IndexRules => {
  const key = documentOption(raw.key)
  const fields = readFields(key)
  const partialFilter = isDocument(raw.partialFilterExpression) ? raw.partialFilterExpression : undefined
  if (isDocument(raw.collation) && raw.collation.locale !== 'simple')
    throw new MongoError('CannotCreateIndex', 'indexes with a collation are not available on this server')
  const name = typeof raw.name === 'string' && raw.name !== '' ? raw.name : defaultIndexName(fields)
  const { expireAfterSeconds } = raw
  if (expireAfterSeconds !== undefined && (!isNumeric(expireAfterSeconds) || fields.length > 1))
    throw new MongoError(
      'CannotCreateIndex',
      "TTL indexes are single-field indexes with a numeric 'expireAfterSeconds'",
    )
  const { ns: _ns, background: _background, ...kept } = raw
  return {
    name,
    fields,
    isUnique: isOn(raw.unique),
    isSparse: isOn(raw.sparse),
    partialFilter,
    covers: partialFilter === undefined ? () => true : compileFilter(partialFilter),
    expireAfterSeconds: expireAfterSeconds === undefined ? undefined : toNumber(expireAfterSeconds),
    spec: { v: 2, ...kept, name },
  }
}

/** The name MongoDB gives an index without one: `userId_1_createdAt_-1`. */
export const defaultIndexName = (fields: readonly SortField[]): string =>
  fields.map(({ path, direction }) => `${path}_${direction}`).join('_')

/** True when both say the same, so that creating the second is no change. */
export const isSameIndex = (left: IndexRules, right: IndexRules): boolean =>
  isSameKey(left, right) && Buffer.compare(encode(rulesOf(left)), encode(rulesOf(right))) === 0

/** True when both order the same fields. */
export const isSameKey = (left: IndexRules, right: IndexRules): boolean =>
  defaultIndexName(left.fields) === defaultIndexName(right.fields)

/** True when both hold the same documents under the same rules, names and expiry aside. */
export const isSameCoverage = (left: IndexRules, right: IndexRules): boolean =>
  isSameIndex({ ...left, expireAfterSeconds: undefined }, { ...right, expireAfterSeconds: undefined })

const rulesOf = ({ isUnique, isSparse, partialFilter, expireAfterSeconds }: IndexRules): BsonDocument => ({
  isUnique,
  isSparse,
  partialFilter: partialFilter ?? null,
  expireAfterSeconds: expireAfterSeconds ?? null,
})

const readFields = (key: BsonDocument): SortField[] => {
  if (Object.keys(key).length === 0)
    throw new MongoError('CannotCreateIndex', 'Index keys cannot be an empty object')
  const text = Object.values(key).find((value) => typeof value === 'string')
  if (text !== undefined)
    throw new MongoError('CannotCreateIndex', `indexes of type '${text}' are not available on this server`)
  if (Object.keys(key).some((path) => path.split('.').some((part) => part === '' || part.startsWith('$'))))
    throw new MongoError('CannotCreateIndex', 'Index key contains an illegal field name')
  const signs = Object.entries(key).map(([path, direction]) => [path, Math.sign(toNumber(direction))])
  return sortFields(Object.fromEntries(signs))
}
