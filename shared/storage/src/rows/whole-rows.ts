import { BSON, type Collection, type Document, MongoBulkWriteError } from 'mongodb'
import { answerInTime } from '../database/answer-in-time.ts'
import { fieldPlaces, framed, nameAt } from '../embedded-mongo/values/pick-fields.ts'

/** A row as the bytes that are stored of it. */
export interface WholeRow {
  readonly bytes: Buffer
  /** A document with its `_id` alone. */
  readonly id: Buffer
}

const readAtOnce = 64
// Nobody waits for a page, and what is read is large.
const patienceMs = 60_000

/** What two ids of a collection are compared by: in their order rows are read. */
export const idKey = (id: Buffer): Buffer => {
  const [place] = fieldPlaces(id)
  if (place === undefined) throw new Error('a row has no id')
  const isText = id[place.start] === 2
  return isText ? id.subarray(place.value + 4, place.end - 1) : id.subarray(place.value, place.end)
}

const idOf = (bytes: Buffer): Buffer => {
  for (const place of fieldPlaces(bytes))
    if (nameAt(bytes, place) === '_id') return Buffer.concat(framed([bytes.subarray(place.start, place.end)]))
  throw new Error('a row has no id')
}

/** A row as it is stored, with its id. */
export const wholeRow = (bytes: Buffer): WholeRow => ({ bytes, id: idOf(bytes) })

// With `raw` the driver hands out bytes, which its types do not know.
const bytesOf = (found: unknown): Buffer => {
  if (!(found instanceof Uint8Array)) throw new Error('a row was read as something else than bytes')
  return Buffer.from(found)
}

/** Every row of a collection, by id and some at a time, in the bytes that are stored. */
export async function* eachWholeRow(collection: Collection): AsyncGenerator<WholeRow> {
  const cursor = collection.find({}, { sort: { _id: 1 }, batchSize: readAtOnce, raw: true })
  try {
    while (await answerInTime(cursor.hasNext(), patienceMs))
      for (const found of cursor.readBufferedDocuments()) yield wholeRow(bytesOf(found))
  } finally {
    // Of a database that has gone silent the cursor ends by itself.
    await answerInTime(cursor.close()).catch(() => undefined)
  }
}

/** The fields of a row, to look at. */
export const fieldsOf = (bytes: Uint8Array): Document => BSON.deserialize(bytes)

/** The values of a row or id just as they were stored: a long number stays long, a whole one whole. */
const exactly = (bytes: Uint8Array): Document =>
  BSON.deserialize(bytes, { promoteValues: false, promoteLongs: false, bsonRegExp: true })

/** Puts rows where none of their ids are; answers those that were refused because something about them is another's. */
export const putWholeRows = async (
  collection: Collection,
  rows: readonly Buffer[],
): Promise<readonly Buffer[]> => {
  if (rows.length === 0) return []
  try {
    await answerInTime(collection.insertMany(rows.map(exactly), { ordered: false }), patienceMs)
    return []
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError) || error.code !== 11_000) throw error
    const refused = [error.writeErrors].flat()
    return refused.flatMap(({ index }) => rows[index] ?? [])
  }
}

/** Deletes the rows of ids. */
export const takeWholeRows = async (collection: Collection, ids: readonly Buffer[]): Promise<void> => {
  if (ids.length === 0) return
  const _id = { $in: ids.map((id) => exactly(id)._id) }
  await answerInTime(collection.deleteMany({ _id }), patienceMs)
}
