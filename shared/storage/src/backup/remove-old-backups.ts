import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupKeptMs } from '../rows/deletions.ts'
import { archiveTime, listArchives } from './archives.ts'
import { openBackedFiles } from './backed-files.ts'
import type { BackupGround } from './write-backup.ts'
import { partEnding } from './write-sealed.ts'

const dayMs = 86_400_000
// Longer than any archive takes to be written.
const halfWrittenMs = dayMs

/**
 * Removes the archives that are kept no longer, the files that none of the others needs, and what was left half
 * written. It is asked once a full archive has been written, so that one is always left.
 */
export const removeOldBackups = async (ground: BackupGround): Promise<void> => {
  const { folder, clock } = ground
  // What would be kept for too long before it is asked again, a day later, goes now.
  const since = new Date(clock().getTime() - (backupKeptMs - dayMs))
  for (const name of await listArchives(folder))
    if (archiveTime(name) < since) await rm(join(folder, name), { force: true })
  await openBackedFiles(folder, ground).removeUnneeded(since)
  const halfSince = clock().getTime() - halfWrittenMs
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name)
    if (name.endsWith(partEnding) && (await stat(path)).mtimeMs < halfSince) await rm(path, { force: true })
  }
}
