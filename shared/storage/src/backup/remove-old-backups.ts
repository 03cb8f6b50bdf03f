import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listArchives, readAbout } from './archives.ts'
import { openBackedFiles } from './backed-files.ts'
import { archiveKeptMs, keptArchives, type ListedArchive } from './kept-archives.ts'
import { DamagedBackup, OtherKey } from './sealing.ts'
import type { BackupGround } from './write-backup.ts'
import { partEnding } from './write-sealed.ts'

// Longer than any archive takes to be written.
const halfWrittenMs = 86_400_000

const listed = async ({ folder, key }: BackupGround): Promise<readonly ListedArchive[]> => {
  const archives: ListedArchive[] = []
  for (const name of await listArchives(folder)) {
    const about = await readAbout(join(folder, name), key).catch((error: unknown) => {
      if (error instanceof DamagedBackup || error instanceof OtherKey) return undefined
      throw error
    })
    archives.push({ name, after: about?.after })
  }
  return archives
}

/**
 * Removes the archives that are kept no longer, the files that none of the others needs, and what was left half
 * written. The newest archive is always left, with those that it goes on from.
 */
export const removeOldBackups = async (ground: BackupGround): Promise<void> => {
  const { folder, clock } = ground
  const archives = await listed(ground)
  const kept = keptArchives(archives, clock())
  for (const { name } of archives) if (!kept.has(name)) await rm(join(folder, name), { force: true })
  await openBackedFiles(folder, ground).removeUnneeded(new Date(clock().getTime() - archiveKeptMs))
  const halfSince = clock().getTime() - halfWrittenMs
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name)
    if (name.endsWith(partEnding) && (await stat(path)).mtimeMs < halfSince) await rm(path, { force: true })
  }
}
