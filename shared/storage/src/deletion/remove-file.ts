import { pictureRemovedChannel } from '@shingle/shared/image/picture-removed.ts'
import type { Db } from 'mongodb'
import type { Bus } from '../bus/bus.ts'
import type { FileStore } from '../files/file-store.ts'
import { openAccountExports } from '../rows/account-exports.ts'
import { openPublishedFiles } from '../rows/published-files.ts'
import { openWebsiteImages } from '../rows/website-images.ts'

/** What removing files stands on. */
export interface RemovalPorts {
  readonly db: Db
  readonly files: FileStore
  readonly bus: Bus
  readonly clock: () => Date
}

/** Removes a file that no row names any more, and tells those who serve it. */
export type RemoveFile = (key: string) => Promise<void>

/**
 * Opens the removing of files. Whoever needs a file writes the row that names it before they store it, and whoever is
 * done deletes the row before they remove it: so of two at once one finds the row of the other.
 */
export const createRemoveFile = ({ db, files, bus, clock }: RemovalPorts): RemoveFile => {
  const namers = [openWebsiteImages(db, clock), openPublishedFiles(db), openAccountExports(db, clock)]
  const isUsed = async (key: string): Promise<boolean> => {
    for (const { isUsed } of namers) if (await isUsed(key)) return true
    return false
  }
  return async (key) => {
    if (await isUsed(key)) return
    const file = await files.get(key)
    if (file === undefined) return
    await files.remove(key)
    // Whoever stores the same in this moment may have found the file there: it is theirs now.
    if (await isUsed(key)) await files.put(file.bytes, file)
    else await bus.publish(pictureRemovedChannel, { key })
  }
}
