import { MongoError } from '../mongo-error.ts'
import type { BsonDocument } from '../values/bson.ts'
import { valuesAtPath } from '../values/field-path.ts'
import { emptyArrayKey, encodeKey, invertKey } from '../values/key-order.ts'
import type { IndexRules } from './index-spec.ts'
import type { SortField } from './sort-documents.ts'

/** The keys under which an index holds a document, without repetitions; none when the index does not cover it. */
export const indexKeys = (document: BsonDocument, index: IndexRules): Buffer[] => {
  if (!index.covers(document)) return []
  const columns = index.fields.map((field) => columnKeys(document, field))
  if (index.isSparse && columns.every(({ isMissing }) => isMissing)) return []
  requireOneArray(index.fields, columns)
  let keys: Buffer[] = [Buffer.alloc(0)]
  for (const column of columns)
    keys = keys.flatMap((key) => column.keys.map((part) => Buffer.concat([key, part])))
  return keys.length === 1 ? keys : withoutRepetitions(keys)
}

interface Column {
  keys: Buffer[]
  isMissing: boolean
}

const columnKeys = (document: BsonDocument, { path, direction }: SortField): Column => {
  const values = valuesAtPath(document, path)
  const keys = values.flatMap((value) => {
    if (!Array.isArray(value)) return [encodeKey(value)]
    return value.length === 0 ? [emptyArrayKey] : value.map(encodeKey)
  })
  if (keys.length === 0) keys.push(encodeKey(null))
  const isMissing = values.every((value) => value === undefined)
  return { keys: direction === 1 ? keys : keys.map(invertKey), isMissing }
}

// Two fields of one array are indexed in every combination, more than MongoDB's pairs; filters sort out the surplus.
const requireOneArray = (fields: readonly SortField[], columns: readonly Column[]): void => {
  const roots = fields
    .filter((_, at) => (columns[at]?.keys.length ?? 0) > 1)
    .map(({ path }) => path.split('.')[0])
  if (new Set(roots).size > 1)
    throw new MongoError('CannotIndexParallelArrays', `cannot index parallel arrays [${roots.join('] [')}]`)
}

const withoutRepetitions = (keys: Buffer[]): Buffer[] => [
  ...new Map(keys.map((key) => [key.toString('latin1'), key])).values(),
]
