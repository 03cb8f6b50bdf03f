import { type BsonDocument, decode } from '../values/bson.ts'
import { pickFields } from '../values/pick-fields.ts'

/** A stored document with its place in the collection's table; it is decoded when first asked for. */
export interface Row {
  id: number
  bytes: Uint8Array
  readonly document: BsonDocument
}

// Below this size, decoding everything costs no more than picking.
const smallBytes = 512

/** Reads a record `{ id, document }` of a collection's table. */
export const readRow = (record: Record<string, unknown>): Row => {
  const bytes = record.document instanceof Uint8Array ? record.document : new Uint8Array()
  let decoded: BsonDocument | undefined
  return {
    id: Number(record.id),
    bytes,
    get document() {
      decoded ??= decode(bytes)
      return decoded
    },
  }
}

/** A row's document with at least the named top-level fields, all of them when no names are given. */
export const readFields = (row: Row, names: ReadonlySet<string> | undefined): BsonDocument => {
  if (names === undefined || row.bytes.length < smallBytes) return row.document
  return decode(pickFields(row.bytes, names))
}
