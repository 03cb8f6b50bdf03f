import { pictureRemovedChannel } from '@shingle/shared/image/picture-removed.ts'
import type { Db } from 'mongodb'
import type { Bus } from '../bus/bus.ts'
import type { FileStore } from '../files/file-store.ts'
import { type KeptPicture, openWebsiteImages } from '../rows/website-images.ts'

/** Removes a picture of a website, its files too where no other website has uploaded the same. */
export type RemovePicture = (picture: KeptPicture) => Promise<void>

interface Ports {
  readonly db: Db
  readonly files: FileStore
  readonly bus: Bus
  readonly clock: () => Date
}

/** Opens the removing of single pictures. */
export const createRemovePicture = ({ db, files, bus, clock }: Ports): RemovePicture => {
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

  return async ({ _id, renditions }) => {
    // The row first: of two websites that had the same picture and end at once, the later one removes the file.
    await images.remove(_id)
    for (const { key } of renditions) await removeUnlessUsed(key)
  }
}

/** Removes all pictures of a website that is deleted. */
export type RemovePictures = (websiteId: string) => Promise<void>

/** Opens the removing of all pictures of a website. */
export const createRemovePictures = (ports: Ports): RemovePictures => {
  const images = openWebsiteImages(ports.db, ports.clock)
  const removePicture = createRemovePicture(ports)
  return async (websiteId) => {
    for (const picture of await images.ofWebsite(websiteId)) await removePicture(picture)
  }
}
