import type { Db } from 'mongodb'
import type { OwnedCollection } from '../rows/collection.ts'
import { wholeRow } from '../rows/whole-rows.ts'
import { readArchive } from './archives.ts'
import { backedCollections } from './backed-collections.ts'

const most = { records: 500, bytes: 8 * 1024 * 1024 } as const

/** Some of what an archive says of one collection. */
export interface ArchivePart {
  readonly collection: OwnedCollection
  readonly rows: readonly Buffer[]
  /** The ids of these rows, and of those that are gone. */
  readonly ids: readonly Buffer[]
}

/** What an archive holds, some at a time; collections that this version does not know are left out. */
export async function* archiveParts(path: string, key: Uint8Array): AsyncGenerator<ArchivePart> {
  let collection: OwnedCollection | undefined
  let [rows, ids, bytes]: [Buffer[], Buffer[], number] = [[], [], 0]
  for await (const record of readArchive(path, key)) {
    const isBorder = record.kind === 'collection' || record.kind === 'end'
    if (collection !== undefined && (isBorder || ids.length >= most.records || bytes >= most.bytes)) {
      if (ids.length > 0) yield { collection, rows, ids }
      ;[rows, ids, bytes] = [[], [], 0]
    }
    if (isBorder) collection = backedCollections.find(({ name }) => name === record.bytes.toString())
    else if (record.kind === 'gone') ids.push(Buffer.from(record.bytes))
    else {
      // A copy: beside the bytes that it came in, a part would keep all of them.
      const row = wholeRow(Buffer.from(record.bytes))
      rows.push(row.bytes)
      ids.push(row.id)
      bytes += row.bytes.length
    }
  }
}

/** A row that could not be put, because something about it is still another's. */
export interface HeldRow {
  readonly collection: OwnedCollection
  readonly bytes: Buffer
}

/** What archives are loaded into, and who hears of every row of them. */
export interface Loading {
  readonly db: Db
  readonly key: Uint8Array
  readonly heard: (row: Buffer, collection: OwnedCollection) => void
  /** The rows that were refused and have come no other way since. */
  readonly held: Map<string, HeldRow>
}

const heldKey = ({ name }: OwnedCollection, id: Buffer): string => `${name} ${id.toString('hex')}`

const put = async ({ db, held }: Loading, collection: OwnedCollection, rows: readonly Buffer[]) => {
  for (const bytes of await collection.whole(db).put(rows))
    held.set(heldKey(collection, wholeRow(bytes).id), { collection, bytes })
}

/**
 * Loads an archive over those before it. Everything that it changes goes before anything of it comes, since what is one
 * row's may have become another's. A row that is refused is held: the archive was written while rows changed, and what
 * comes after it may let the row in.
 */
export const loadArchive = async (path: string, loading: Loading): Promise<void> => {
  const { db, key, heard, held } = loading
  for await (const { collection, ids } of archiveParts(path, key)) {
    for (const id of ids) held.delete(heldKey(collection, id))
    await collection.whole(db).take(ids)
  }
  for await (const { collection, rows } of archiveParts(path, key)) {
    for (const row of rows) heard(row, collection)
    await put(loading, collection, rows)
  }
  const again = [...held.values()]
  held.clear()
  for (const { collection, bytes } of again) await put(loading, collection, [bytes])
}
