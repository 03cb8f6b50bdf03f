import { type KeptPicture, openWebsiteImages } from '../rows/website-images.ts'
import { createRemoveFile, type RemovalPorts } from './remove-file.ts'

/** Removes a picture of a website, its files too where nothing else has the same. */
export type RemovePicture = (picture: KeptPicture) => Promise<void>

/** Opens the removing of single pictures. */
export const createRemovePicture = (ports: RemovalPorts): RemovePicture => {
  const images = openWebsiteImages(ports.db, ports.clock)
  const removeFile = createRemoveFile(ports)
  return async ({ _id, renditions }) => {
    await images.remove(_id)
    for (const { key } of renditions) await removeFile(key)
  }
}

/** Removes all pictures of a website that is deleted. */
export type RemovePictures = (websiteId: string) => Promise<void>

/** Opens the removing of all pictures of a website. */
export const createRemovePictures = (ports: RemovalPorts): RemovePictures => {
  const images = openWebsiteImages(ports.db, ports.clock)
  const removePicture = createRemovePicture(ports)
  return async (websiteId) => {
    for (const picture of await images.ofWebsite(websiteId)) await removePicture(picture)
  }
}
