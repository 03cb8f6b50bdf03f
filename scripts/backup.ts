import { removeOldBackups } from '@shingle/storage/backup/remove-old-backups.ts'
import { writeBackup } from '@shingle/storage/backup/write-backup.ts'
import { openStores, requireBackupPlace } from '../start/open-stores.ts'
import { Refusal } from '../start/refusal.ts'

/** Writes a full archive of everything, while the product runs or not. */
const backUp = async (): Promise<void> => {
  const place = requireBackupPlace(process.env)
  const stores = await openStores(process.env, { alone: false })
  try {
    const ground = { ...place, ...stores, clock: () => new Date() }
    const { name, rows } = await writeBackup(ground, { full: true })
    await removeOldBackups(ground)
    console.log(`${place.folder}/${name} has ${rows} rows.`)
  } finally {
    await stores.close()
  }
}

backUp().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error)
  process.exitCode = 1
})
