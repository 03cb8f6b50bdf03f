import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from 'mongodb'
import type { FileStore } from '../files/file-store.ts'
import type { WholeRow } from '../rows/whole-rows.ts'
import { type ArchiveKind, listArchives, newArchiveName } from './archives.ts'
import { backedCollections } from './backed-collections.ts'
import { type BackedFiles, openBackedFiles } from './backed-files.ts'
import { nothingKnown, rowNews } from './changed-rows.ts'
import { type KnownRows, openKnownRows, writeKnownRows } from './known-rows.ts'
import { writeRecord } from './records.ts'
import { DamagedBackup } from './sealing.ts'
import { type SealedWriter, writeSealed } from './write-sealed.ts'

/** What is backed up, and where to. */
export interface BackupGround {
  readonly db: Db
  readonly files: FileStore
  readonly folder: string
  readonly key: Uint8Array
  readonly clock: () => Date
  /** Ends the writing, of which then nothing is left. */
  readonly signal?: AbortSignal | undefined
}

/** An archive that was written. */
export interface WrittenBackup {
  readonly name: string
  readonly kind: ArchiveKind
  /** How many rows stand in it. */
  readonly rows: number
}

const collectionNames = backedCollections.map(({ name }) => name)

/** What a row is written into. */
interface Writing {
  readonly signal: AbortSignal | undefined
  readonly archive: SealedWriter
  readonly known: Awaited<ReturnType<typeof writeKnownRows>>
  readonly backedFiles: BackedFiles
}

/** Writes what has changed of one collection; answers how many rows it has, and how many of them were written. */
const writeCollection = async (
  { whole }: { readonly whole: AsyncIterable<WholeRow> },
  before: Pick<KnownRows, 'next' | 'take'>,
  { archive, known, backedFiles, signal }: Writing,
): Promise<{ readonly total: number; readonly written: number }> => {
  let [total, written] = [0, 0]
  for await (const news of rowNews(whole, before)) {
    signal?.throwIfAborted()
    if (news.state === 'gone') {
      await writeRecord(archive, 'gone', news.id)
      continue
    }
    total += 1
    await known.note(news.known)
    if (news.state === 'same') continue
    written += 1
    // The file first: an archive names none that the backup has not.
    await backedFiles.keepOf(news.row.bytes)
    await writeRecord(archive, 'row', news.row.bytes)
  }
  return { total, written }
}

const writeCollections = async (db: Db, before: KnownRows | undefined, writing: Writing): Promise<number> => {
  const totals: Record<string, number> = {}
  let rows = 0
  for (const { name, whole } of backedCollections) {
    await writeRecord(writing.archive, 'collection', Buffer.from(name))
    await writeRecord(writing.known, 'collection', Buffer.from(name))
    await before?.goTo(name)
    const { total, written } = await writeCollection(
      { whole: whole(db).each() },
      before ?? nothingKnown,
      writing,
    )
    totals[name] = total
    rows += written
  }
  await writeRecord(writing.archive, 'end', Buffer.from(JSON.stringify(totals)))
  return rows
}

const writeArchive = async (ground: BackupGround, before: KnownRows | undefined): Promise<WrittenBackup> => {
  const { db, folder, key, clock, signal } = ground
  const kind = before === undefined ? 'full' : 'more'
  const name = newArchiveName(kind, clock(), await listArchives(folder))
  const about = { name, kind, after: before?.of ?? null }
  const archive = await writeSealed(join(folder, name), { key, about })
  const known = await writeKnownRows(folder, { key, of: name, collections: collectionNames })
  try {
    const rows = await writeCollections(db, before, {
      ...{ archive, known, signal, backedFiles: openBackedFiles(folder, ground) },
    })
    await archive.finish()
    // Last: where it is not written, the next archive goes on from the one before.
    await known.finish()
    return { name, kind, rows }
  } catch (error) {
    await archive.abandon()
    await known.abandon()
    throw error
  }
}

/** What the archive goes on from; undefined where it is to be a full one. */
const knownBefore = async ({ folder, key }: BackupGround): Promise<KnownRows | undefined> => {
  const known = await openKnownRows(folder, { key, collections: collectionNames })
  if (known === undefined || (await listArchives(folder)).includes(known.of)) return known
  await known.close()
  return undefined
}

/**
 * Writes an archive into the folder: of everything, or where the last one can be gone on from and `full` is not asked for, of
 * what has changed since. The database is read once, row by row, and goes on being written; few rows are in memory.
 */
export const writeBackup = async (
  ground: BackupGround,
  { full = false }: { readonly full?: boolean } = {},
): Promise<WrittenBackup> => {
  await mkdir(ground.folder, { recursive: true, mode: 0o700 })
  await chmod(ground.folder, 0o700)
  const before = full ? undefined : await knownBefore(ground)
  try {
    return await writeArchive(ground, before)
  } catch (error) {
    if (before === undefined || !(error instanceof DamagedBackup)) throw error
    return await writeArchive(ground, undefined)
  } finally {
    await before?.close()
  }
}
