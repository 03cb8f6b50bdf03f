import { createHash } from 'node:crypto'
import { idKey, type WholeRow } from '../rows/whole-rows.ts'
import type { KnownRow, KnownRows } from './known-rows.ts'

/** A row as it stands, whether it has changed, and what to know it by; or the id of one that is gone. */
export type RowNews =
  | { readonly state: 'same' | 'changed'; readonly row: WholeRow; readonly known: KnownRow }
  | { readonly state: 'gone'; readonly id: Buffer }

const digestBytes = 16
const digestOf = (bytes: Uint8Array): Buffer =>
  createHash('sha256').update(bytes).digest().subarray(0, digestBytes)

/** Nothing is known: every row is new. */
export const nothingKnown: Pick<KnownRows, 'next' | 'take'> = {
  next: () => undefined,
  take: () => Promise.resolve(),
}

/**
 * Walks the rows of a collection beside those that are known, both by id, and tells what became of each. However many there
 * are, one of each is in memory.
 */
export async function* rowNews(
  rows: AsyncIterable<WholeRow>,
  known: Pick<KnownRows, 'next' | 'take'>,
): AsyncGenerator<RowNews> {
  for await (const row of rows) {
    const key = idKey(row.id)
    let before = known.next()
    for (; before !== undefined && idKey(before.id).compare(key) < 0; before = known.next()) {
      yield { state: 'gone', id: before.id }
      await known.take()
    }
    const now: KnownRow = { id: row.id, digest: digestOf(row.bytes) }
    const isSame = before?.id.equals(row.id) && before.digest.equals(now.digest)
    if (before?.id.equals(row.id)) await known.take()
    yield { state: isSame ? 'same' : 'changed', row, known: now }
  }
  for (let left = known.next(); left !== undefined; left = known.next()) {
    yield { state: 'gone', id: left.id }
    await known.take()
  }
}
