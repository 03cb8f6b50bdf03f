import { createHash } from 'node:crypto'
import { backupKeptDays } from '@shingle/shared/backup/limits.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'

/** How long backups are kept. */
export const backupKeptMs = backupKeptDays * 86_400_000
/** A deletion is remembered for longer than any backup that was made before it. */
export const deletionKeptMs = backupKeptMs + 86_400_000

const rowSchema = z.object({
  /** A hash of what was deleted: whoever has the row of it in a backup knows it again, and nobody else. */
  _id: z.string(),
  of: z.enum(['account', 'website']),
  at: z.date(),
  keptUntil: z.date(),
})

/** One account or website that was deleted for good. */
export type DeletionRow = Readonly<z.output<typeof rowSchema>>

/**
 * Deletions: which accounts and websites were deleted for good, so that whoever restores a backup deletes them again. They
 * are nobody's: an id cannot be read from its hash.
 */
export const deletions = defineCollection({
  name: 'Deletions',
  row: rowSchema,
  owners: [],
  indexes: [{ key: { keptUntil: 1 }, expireAfterSeconds: 0 }],
})

/** What a row of what was deleted is known by. */
export const deletionId = (of: DeletionRow['of'], id: string): string =>
  createHash('sha256').update(`deleted ${of} ${id}`).digest('hex')

/** Reads a deletion from a row as it was stored. */
export const readDeletion = (row: unknown): DeletionRow => rowSchema.parse(row)

/** The deletions of one deployment. */
export const openDeletions = (db: Db, clock: () => Date) => {
  const rows = deletions.open(db)

  const takeOver = async ({ _id, of, at, keptUntil }: DeletionRow): Promise<void> => {
    await rows.raw.updateOne({ _id }, { $setOnInsert: { of }, $max: { at, keptUntil } }, { upsert: true })
  }
  return {
    /** Notes that something was deleted now, as often as it is. */
    note: async (of: DeletionRow['of'], id: string): Promise<void> => {
      const at = clock()
      const keptUntil = new Date(at.getTime() + deletionKeptMs)
      await takeOver({ _id: deletionId(of, id), of, at, keptUntil })
    },

    /** Takes over what another database, or a backup, knows to be deleted. */
    takeOver,

    every: (): Promise<readonly DeletionRow[]> => rows.all({}),
  }
}
