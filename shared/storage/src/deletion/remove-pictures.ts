import { type KeptPicture, openWebsiteImages } from '../rows/website-images.ts'
import type { RemovalPorts } from './remove-file.ts'
import { createRemoveFilesOf } from './remove-files.ts'

/** Removes a picture of a website, its files too where nothing else has the same. */
export type RemovePicture = (picture: KeptPicture) => Promise<void>

/** Opens the removing of single pictures. */
export const createRemovePicture = (ports: RemovalPorts): RemovePicture => {
  const images = openWebsiteImages(ports.db, ports.clock)
  const removeFilesOf = createRemoveFilesOf(ports)
  return ({ _id, renditions }) => {
    const forget = async () => {
      await images.remove(_id)
      return true
    }
    return removeFilesOf({ id: _id, keys: renditions.map(({ key }) => key), forget })
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
