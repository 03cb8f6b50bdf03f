import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from 'mongodb'
import type { FileStore } from '../files/file-store.ts'
import type { WholeRow } from '../rows/whole-rows.ts'
import { type ArchiveKind, archiveKind, archiveTime, listArchives, newArchiveName } from './archives.ts'
import { backedCollections } from './backed-collections.ts'
import { type BackedFiles, openBackedFiles } from './backed-files.ts'
import { nothingKnown, rowNews } from './changed-rows.ts'
import { type KnownKind, type KnownRows, openKnownRows, writeKnownRows } from './known-rows.ts'
import { lastHour } from './nights-and-hours.ts'
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
  readonly kind: ArchiveKind
}

/** Writes what has changed of one collection; answers how many rows it has, and how many of them were written. */
const writeCollection = async (
  { whole }: { readonly whole: AsyncIterable<WholeRow> },
  before: Pick<KnownRows, 'next' | 'take'>,
  { archive, known, backedFiles, kind, signal }: Writing,
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
    await backedFiles.keepOf(news.row.bytes, kind)
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

/** What an archive is to be, and what it goes on from; nothing where it is a full one. */
interface Beginning {
  readonly kind: ArchiveKind
  readonly before: KnownRows | undefined
}

const fullOne: Beginning = { kind: 'full', before: undefined }

const writeArchive = async (ground: BackupGround, { kind, before }: Beginning): Promise<WrittenBackup> => {
  const { db, folder, key, clock, signal } = ground
  const name = newArchiveName(kind, clock(), await listArchives(folder))
  const about = { name, kind, after: before?.of ?? null }
  const archive = await writeSealed(join(folder, name), { key, about })
  const known = await writeKnownRows(folder, {
    ...{ key, of: name, kind: kind === 'more' ? 'more' : 'hour', collections: collectionNames },
  })
  try {
    const rows = await writeCollections(db, before, {
      ...{ archive, known, kind, signal, backedFiles: openBackedFiles(folder, ground) },
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

/** What is known since one of these archives. */
const knownSince = async (
  { folder, key }: BackupGround,
  kind: KnownKind,
  archives: readonly string[],
): Promise<KnownRows | undefined> => {
  const known = await openKnownRows(folder, { key, kind, collections: collectionNames })
  if (known === undefined || archives.includes(known.of)) return known
  await known.close()
  return undefined
}

/**
 * The archive of an hour goes on from that of an hour before, so that it needs none of those between; these go on from one
 * another.
 */
const beginningOf = async (ground: BackupGround): Promise<Beginning> => {
  const archives = await listArchives(ground.folder)
  const isFull = (name: string): boolean => archiveKind(name) === 'full'
  const ofNight = archives.slice(Math.max(0, archives.findLastIndex(isFull)))
  const ofHour = ofNight.slice(
    Math.max(
      0,
      ofNight.findLastIndex((name) => archiveKind(name) !== 'more'),
    ),
  )
  const [base] = ofHour
  const isHourDue = base === undefined || archiveTime(base) < lastHour(ground.clock())
  const kind = isHourDue ? 'hour' : 'more'
  const before = isHourDue
    ? await knownSince(ground, 'hour', ofNight)
    : ((await knownSince(ground, 'more', ofHour)) ?? (await knownSince(ground, 'hour', ofHour)))
  return before === undefined ? fullOne : { kind, before }
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
  const beginning = full ? fullOne : await beginningOf(ground)
  try {
    return await writeArchive(ground, beginning)
  } catch (error) {
    if (beginning.before === undefined || !(error instanceof DamagedBackup)) throw error
    return await writeArchive(ground, fullOne)
  } finally {
    await beginning.before?.close()
  }
}
