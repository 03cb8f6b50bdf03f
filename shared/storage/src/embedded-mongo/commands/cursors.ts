import { randomBytes } from 'node:crypto'
import { Long } from 'mongodb'
import { MongoError } from '../mongo-error.ts'
import { encode, maxDocumentBytes } from '../values/bson.ts'
import { lazily } from '../values/lazily.ts'
import { rawArray, withRawField } from '../wire/raw-bson.ts'

/** The open cursors of a server: at most 1 000, each forgotten after ten idle minutes. */
export interface Cursors {
  /** Answers with the first batch, and keeps a cursor when there is more. */
  open: (namespace: string, documents: Iterator<Uint8Array>, options: FirstBatch) => Uint8Array
  /** Answers with the next batch; throws CursorNotFound. */
  more: (id: bigint, namespace: string, batchSize?: number) => Uint8Array
  /** True when there was such a cursor to close. */
  kill: (id: bigint) => boolean
  /** Forgets cursors idle since ten minutes before `now`. */
  expire: (now: number) => void
}

/** How much of the result the first reply takes. */
export interface FirstBatch {
  batchSize?: number | undefined
  isSingle?: boolean
}

interface Cursor {
  namespace: string
  documents: Iterator<Uint8Array>
  ahead: Uint8Array | undefined
  usedAt: number
}

const maxCursors = 1000
const idleLimitMs = 10 * 60 * 1000
const defaultFirstBatch = 101

/** Makes an empty registry of cursors. */
export const createCursors = (clock: () => number = Date.now): Cursors => {
  const cursors = new Map<bigint, Cursor>()

  const keep = (cursor: Cursor): bigint => {
    const [oldest] = cursors.keys()
    if (cursors.size >= maxCursors && oldest !== undefined) cursors.delete(oldest)
    const id = randomBytes(8).readBigUInt64BE() >> 2n
    cursors.set(id, cursor)
    return id
  }

  return {
    open: (namespace, documents, { batchSize = defaultFirstBatch, isSingle = false }) => {
      const cursor: Cursor = { namespace, documents, ahead: undefined, usedAt: clock() }
      // A batch of 0 opens the cursor without running the query, so there is nothing to look ahead at.
      const batch = batchSize === 0 ? [] : takeBatch(cursor, batchSize)
      const hasMore = (batchSize === 0 || cursor.ahead !== undefined) && !isSingle
      return batchReply({ id: hasMore ? keep(cursor) : 0n, namespace, name: 'firstBatch', batch })
    },
    more: (id, namespace, batchSize) => {
      const cursor = cursors.get(id)
      if (cursor === undefined || cursor.namespace !== namespace)
        throw new MongoError('CursorNotFound', `cursor id ${id} not found`)
      // Re-inserting keeps the map in order of last use, so that the oldest is dropped first.
      cursors.delete(id)
      cursors.set(id, cursor)
      cursor.usedAt = clock()
      const batch = takeBatch(
        cursor,
        batchSize === undefined || batchSize === 0 ? Number.POSITIVE_INFINITY : batchSize,
      )
      const isDone = cursor.ahead === undefined
      if (isDone) cursors.delete(id)
      return batchReply({ id: isDone ? 0n : id, namespace, name: 'nextBatch', batch })
    },
    kill: (id) => cursors.delete(id),
    expire: (now) => {
      for (const [id, cursor] of cursors) if (cursor.usedAt < now - idleLimitMs) cursors.delete(id)
    },
  }
}

// Looks one document ahead, so that the last batch already says that it is the last.
const takeBatch = (cursor: Cursor, size: number): Uint8Array[] => {
  const batch: Uint8Array[] = []
  let bytes = 0
  let next = cursor.ahead ?? pull(cursor)
  while (
    next !== undefined &&
    batch.length < size &&
    (batch.length === 0 || bytes + next.length <= maxDocumentBytes)
  ) {
    batch.push(next)
    bytes += next.length
    next = pull(cursor)
  }
  cursor.ahead = next
  return batch
}

const pull = (cursor: Cursor): Uint8Array | undefined => {
  const { done, value } = cursor.documents.next()
  return done === true ? undefined : value
}

interface Batch {
  id: bigint
  namespace: string
  name: 'firstBatch' | 'nextBatch'
  batch: Uint8Array[]
}

const batchReply = ({ id, namespace, name, batch }: Batch): Uint8Array => {
  const bytes = withRawField({ id: Long.fromBigInt(id), ns: namespace }, name, {
    type: 'array',
    bytes: rawArray(batch),
  })
  return withRawField({ ok: 1 }, 'cursor', { type: 'document', bytes })
}

/** Documents as the bytes a cursor hands out. */
export const encoded = (documents: Iterable<Record<string, unknown>>): Iterator<Uint8Array> =>
  lazily(documents, encode)
