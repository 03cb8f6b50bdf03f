import { binaryOrder, type ValueOrder } from '../match/value-order.ts'
import { MongoError } from '../mongo-error.ts'
import { type BsonDocument, isNumeric, toNumber } from '../values/bson.ts'
import { valuesAtPath } from '../values/field-path.ts'
import { emptyArrayKey, encodeKey } from '../values/key-order.ts'

interface SortOptions<Row> {
  documentOf: (row: Row) => BsonDocument
  order?: ValueOrder | undefined
}

/** Sorts rows by a MongoDB sort specification; an array counts by its smallest element, or its largest when descending. */
export const sortDocuments = <Row>(rows: Row[], sort: BsonDocument, options: SortOptions<Row>): Row[] => {
  const fields = sortFields(sort)
  const { collator } = options.order ?? binaryOrder
  const keyed = rows.map((row) => ({
    row,
    keys: fields.map((field) => sortKey(options.documentOf(row), field)),
  }))
  keyed.sort((left, right) => {
    for (const [at, { direction }] of fields.entries()) {
      const result = compareKeys(left.keys[at], right.keys[at], collator)
      if (result !== 0) return result * direction
    }
    return 0
  })
  return keyed.map(({ row }) => row)
}

/** One field of a sort or index specification. */
export interface SortField {
  path: string
  direction: 1 | -1
}

/** Reads a sort specification; throws BadValue for anything but 1 and -1. */
export const sortFields = (sort: BsonDocument): SortField[] =>
  Object.entries(sort).map(([path, direction]) => {
    if (!isNumeric(direction) || Math.abs(toNumber(direction)) !== 1)
      throw new MongoError('BadValue', `Illegal key in sort specification: ${path}`)
    return { path, direction: toNumber(direction) < 0 ? -1 : 1 }
  })

interface SortKey {
  bytes: Buffer
  value: unknown
}

const compareKeys = (
  left: SortKey | undefined,
  right: SortKey | undefined,
  collator?: Intl.Collator,
): number => {
  if (left === undefined || right === undefined) return 0
  if (collator !== undefined && typeof left.value === 'string' && typeof right.value === 'string')
    return collator.compare(left.value, right.value)
  return Buffer.compare(left.bytes, right.bytes)
}

const sortKey = (document: BsonDocument, { path, direction }: SortField): SortKey => {
  const values = valuesAtPath(document, path).flatMap((value) => (Array.isArray(value) ? value : [value]))
  const keys = values.map((value) => ({ bytes: encodeKey(value), value }))
  const [first = { bytes: emptyArrayKey, value: undefined }, ...rest] = keys
  return rest.reduce(
    (best, key) => (Buffer.compare(key.bytes, best.bytes) * direction < 0 ? key : best),
    first,
  )
}
