import { stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Db } from 'mongodb'
import { createInProcessBus } from '../bus/in-process-bus.ts'
import { renewDrafts } from '../draft-log/renew-drafts.ts'
import { collections } from '../rows/collections.ts'
import { type DeletionRow, deletions, openDeletions, readDeletion } from '../rows/deletions.ts'
import { fieldsOf } from '../rows/whole-rows.ts'
import { chainTo, listArchives, readArchive, totalsSchema } from './archives.ts'
import { backedCollections } from './backed-collections.ts'
import { openBackedFiles } from './backed-files.ts'
import { deleteAgain } from './delete-again.ts'
import { findDeletedOwners } from './deleted-owners.ts'
import { archiveParts, type HeldRow, loadArchive } from './load-archive.ts'
import { DamagedBackup, OtherKey } from './sealing.ts'
import type { BackupGround } from './write-backup.ts'

/** A backup cannot be restored, and why, as whoever runs the deployment is told. */
export class RestoreRefused extends Error {}

/** What is restored, and where to. */
export type RestoreGround = Omit<BackupGround, 'folder'> & {
  /** An archive, or a folder of them: then its last one. */
  readonly from: string
  /** What is known to be deleted beside what the archives say. */
  readonly deleted?: readonly DeletionRow[]
  readonly say: (line: string) => void
}

/** What was restored. */
export interface Restored {
  readonly archive: string
  readonly rows: number
  /** How many accounts and websites were deleted again. */
  readonly deletedAgain: number
  /** The files that rows name and the backup has not, or not as they were. */
  readonly missingFiles: readonly string[]
}

const archiveOf = async (from: string): Promise<string> => {
  const found = await stat(from).catch(() => undefined)
  if (found === undefined) throw new RestoreRefused(`There is no ${from}.`)
  if (!found.isDirectory()) return from
  const last = (await listArchives(from)).at(-1)
  if (last === undefined) throw new RestoreRefused(`There is no backup in ${from}.`)
  return join(from, last)
}

const requireEmpty = async (db: Db): Promise<void> => {
  for (const { name, whole } of collections)
    if ((await whole(db).count()) > 0)
      throw new RestoreRefused(
        `A backup is restored into an empty database only: this one has rows in ${name}. Nothing was changed.`,
      )
}

/** Reads every archive to its end before anything is written; answers how many rows there are to be. */
const verify = async (
  chain: readonly string[],
  key: Uint8Array,
): Promise<Readonly<Record<string, number>>> => {
  let totals: Readonly<Record<string, number>> | undefined
  for (const path of chain) {
    totals = undefined
    for await (const { kind, bytes } of readArchive(path, key))
      totals = kind === 'end' ? totalsSchema.parse(JSON.parse(bytes.toString())) : undefined
    if (totals === undefined) throw new DamagedBackup(`${path} is damaged: it has no end.`)
  }
  return totals ?? {}
}

/** What the archives from one on know to be deleted. One that cannot be read tells nothing: it may be why an older one is restored. */
const deletionsSince = async (path: string, key: Uint8Array, say: (line: string) => void) => {
  const folder = dirname(path)
  const found: DeletionRow[] = []
  const later = (await listArchives(folder)).filter((name) => name >= basename(path))
  for (const name of later) {
    try {
      for await (const { collection, rows } of archiveParts(join(folder, name), key)) {
        if (collection !== deletions) break
        found.push(...rows.map((row) => readDeletion(fieldsOf(row))))
      }
    } catch (error) {
      if (!(error instanceof DamagedBackup || error instanceof OtherKey)) throw error
      say(`${error.message} What it knows to be deleted is not asked.`)
    }
  }
  return found
}

const requireNoneHeld = ([first]: readonly HeldRow[]): void => {
  if (first === undefined) return
  throw new RestoreRefused(
    `The archive was written while a row of ${first.collection.name} changed hands. Empty the database, and restore the archive before it.`,
  )
}

const requireCounts = async (db: Db, totals: Readonly<Record<string, number>>): Promise<number> => {
  let rows = 0
  for (const { name, whole, expires } of backedCollections) {
    const [count, wanted] = [await whole(db).count(), totals[name] ?? 0]
    // What was over by now has gone by itself.
    if (count > wanted || (count < wanted && !expires))
      throw new RestoreRefused(`${name} has ${count} rows where the archive says ${wanted}.`)
    rows += count
  }
  return rows
}

/**
 * Restores an archive, with those that it goes on from, into an empty database and its file store. What was deleted for
 * good since is deleted again, before any of its files is back. Throws `DamagedBackup` or `OtherKey` before anything was
 * written, where an archive is not whole.
 */
export const restoreBackup = async (ground: RestoreGround): Promise<Restored> => {
  const { db, key, files, clock, say } = ground
  await requireEmpty(db)
  const archive = await archiveOf(ground.from)
  const chain = await chainTo(archive, key)
  say(`Reading ${chain.length} ${chain.length === 1 ? 'archive' : 'archives'}, up to ${archive}.`)
  const totals = await verify(chain, key)
  const known = [...(await deletionsSince(archive, key, say)), ...(ground.deleted ?? [])]
  const owners = findDeletedOwners(known)
  const held = new Map<string, HeldRow>()
  for (const path of chain) await loadArchive(path, { db, key, heard: owners.look, held })
  requireNoneHeld([...held.values()])
  const rows = await requireCounts(db, totals)
  const ledger = openDeletions(db, clock)
  for (const row of known) await ledger.takeOver(row)
  await deleteAgain(
    { db, files, bus: createInProcessBus((error) => say(String(error))), clock },
    owners.found(),
  )
  await renewDrafts(db)
  const backed = openBackedFiles(dirname(archive), { key, files, clock })
  const missingFiles = new Set<string>()
  for (const { whole } of backedCollections)
    for await (const { bytes } of whole(db).each())
      for (const missing of await backed.putBackOf(bytes)) missingFiles.add(missing)
  return { archive, rows, deletedAgain: owners.found().length, missingFiles: [...missingFiles] }
}
