import type { Db, Document } from 'mongodb'
import * as z from 'zod/mini'
import { databaseTime } from '../database/database-time.ts'
import { runCommand } from '../database/run-command.ts'
import { damagedDrafts } from '../rows/damaged-drafts.ts'
import { draftEarlierUpdates } from '../rows/draft-earlier-updates.ts'
import { draftSnapshots } from '../rows/draft-snapshots.ts'
import { draftSync } from '../rows/draft-sync.ts'

/** The collections of the draft log, and what time the database has. */
export type DraftRows = ReturnType<typeof draftRows>

/** One update of one row, as the command itself says it. */
interface RowUpdate {
  readonly q: Document
  readonly u: Document
  readonly upsert?: boolean
}

const answerSchema = z.object({
  n: z.number(),
  writeErrors: z.optional(z.array(z.looseObject({ index: z.int() }))),
  writeConcernError: z.optional(z.unknown()),
})

/**
 * Runs many updates as one command, each of which succeeds or fails alone, and answers how many rows they found. It is the
 * bare command: the driver's bulk writes make models, operations and batches of what is written down here already.
 */
const updateRows = async (db: Db, collection: string, updates: readonly RowUpdate[]) => {
  const writeConcern = { w: 'majority', j: true }
  const command = { update: collection, updates: [...updates], ordered: false, writeConcern }
  return answerSchema.parse(await runCommand(db, command))
}

/** Opens the draft log's collections; every write waits until it is durable, and no read sees what is not. */
export const draftRows = (db: Db) => ({
  sync: draftSync.open(db),
  earlier: draftEarlierUpdates.open(db),
  snapshots: draftSnapshots.open(db),
  damaged: damagedDrafts.open(db),
  updateEach: (updates: readonly RowUpdate[]) => updateRows(db, draftSync.name, updates),
  updateEachEarlier: (updates: readonly RowUpdate[]) => updateRows(db, draftEarlierUpdates.name, updates),
  now: () => databaseTime(db),
})
