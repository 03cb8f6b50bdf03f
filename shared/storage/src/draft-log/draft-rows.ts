import type { Db } from 'mongodb'
import { databaseTime } from '../database/database-time.ts'
import { draftSnapshots } from '../rows/draft-snapshots.ts'
import { draftSync } from '../rows/draft-sync.ts'

/** The two collections of the draft log, and what time the database has. */
export type DraftRows = ReturnType<typeof draftRows>

/** Opens the draft log's collections; every write waits until it is durable, and no read sees what is not. */
export const draftRows = (db: Db) => ({
  sync: draftSync.open(db),
  snapshots: draftSnapshots.open(db),
  now: () => databaseTime(db),
})
