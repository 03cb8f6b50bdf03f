import { parseArgs } from 'node:util'
import { RestoreRefused, restoreBackup } from '@shingle/storage/backup/restore-backup.ts'
import { DamagedBackup, OtherKey } from '@shingle/storage/backup/sealing.ts'
import { type DeletionRow, openDeletions } from '@shingle/storage/rows/deletions.ts'
import { openOneDatabase, openStores, requireBackupPlace } from '../start/open-stores.ts'
import { Refusal } from '../start/refusal.ts'

const { values, positionals } = parseArgs({
  options: { deletions: { type: 'string' } },
  allowPositionals: true,
})
const clock = () => new Date()

/** What the former database knows to be deleted, where it can still be asked. */
const deletedThere = async (place: string | undefined): Promise<readonly DeletionRow[]> => {
  if (place === undefined) return []
  const former = await openOneDatabase(place, { variables: process.env, alone: false })
  return openDeletions(former.db, clock)
    .every()
    .finally(() => former.close())
}

/** Restores the last archive of a folder, or the one that is named, into an empty database. */
const restore = async (): Promise<void> => {
  const { folder, key } = requireBackupPlace(process.env)
  const deleted = await deletedThere(values.deletions)
  const stores = await openStores(process.env, { alone: true })
  try {
    const from = positionals[0] ?? folder
    const begun = performance.now()
    const told = await restoreBackup({ ...stores, key, clock, from, deleted, say: console.log })
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(`${told.rows} rows are back as of ${told.archive}, in ${seconds} s.`)
    console.log(`${told.deletedAgain} accounts and websites that were deleted since were deleted again.`)
    for (const missing of told.missingFiles) console.log(`The backup has not the file ${missing}.`)
  } finally {
    await stores.close()
  }
}

restore().catch((error: unknown) => {
  const isTold = [Refusal, RestoreRefused, DamagedBackup, OtherKey].some((kind) => error instanceof kind)
  console.error(isTold && error instanceof Error ? error.message : error)
  process.exitCode = 1
})
