import { pictureRemovedChannel } from '@shingle/shared/image/picture-removed.ts'
import type { Db } from 'mongodb'
import type { Bus } from '../bus/bus.ts'
import type { FileStore } from '../files/file-store.ts'
import { openWebsiteImages } from '../rows/website-images.ts'

/** Removes the pictures of a website that is deleted, their files too where no other website has uploaded the same. */
export type RemovePictures = (websiteId: string) => Promise<void>

/** Opens the removing of pictures. */
export const createRemovePictures = ({
  db,
  files,
  bus,
  clock,
}: {
  readonly db: Db
  readonly files: FileStore
  readonly bus: Bus
  readonly clock: () => Date
}): RemovePictures => {
  const images = openWebsiteImages(db, clock)

  const removeUnlessUsed = async (key: string): Promise<void> => {
    if (await images.isUsed(key)) return
    const file = await files.get(key)
    if (file === undefined) return
    await files.remove(key)
    // Whoever uploads the same in this moment may have found the file there: it is theirs now.
    if (await images.isUsed(key)) await files.put(file.bytes, file)
    else await bus.publish(pictureRemovedChannel, { key })
  }

  return async (websiteId) => {
    for (const { _id, renditions } of await images.ofWebsite(websiteId)) {
      // The row first: of two websites that had the same picture and end at once, the later one removes the file.
      await images.remove(_id)
      for (const { key } of renditions) await removeUnlessUsed(key)
    }
  }
}
