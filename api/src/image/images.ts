import type { DraftContent } from '@shingle/shared/draft/content.ts'
import {
  imagesKeptMaximum,
  imagesMaximum,
  pictureRoom,
  uploadLimits,
} from '@shingle/shared/image/image-limits.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { createRemovePicture } from '@shingle/storage/deletion/remove-pictures.ts'
import { fileKeysIn } from '@shingle/storage/files/file-key.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import { openDraftVersions } from '@shingle/storage/rows/draft-versions.ts'
import type { UploadedImage } from '@shingle/storage/rows/picture-row.ts'
import { openWebsiteImages } from '@shingle/storage/rows/website-images.ts'
import { openWebsites } from '@shingle/storage/rows/websites.ts'
import type { Db } from 'mongodb'

export type Images = ReturnType<typeof createImages>

interface ImagePorts {
  readonly db: Db
  readonly files: FileStore
  readonly bus: Bus
  readonly clock: () => Date
}

/** The uploads of each website, how many it may have, and where each is used. */
export const createImages = (ports: ImagePorts) => {
  const { db, clock } = ports
  const rows = openWebsiteImages(db, clock)
  const { count, countKept, heldBy, keep, list, release, released, renditionsOf, creditsOf, share } = rows
  const removePicture = createRemovePicture(ports)
  const versions = openDraftVersions(db)
  const sites = openWebsites(db)
  // No upload becomes larger than what was sent, but for pictures that were packed very well.
  const isTight = async (userId: string): Promise<boolean> =>
    (await heldBy(userId)) + uploadLimits.image.bytes > pictureRoom
  const usesOf = async (websiteId: string, reference: string, content: DraftContent) => {
    const [site, held] = await Promise.all([
      sites.site(websiteId),
      versions.countHolding(websiteId, reference),
    ])
    const isPublished = site !== undefined && shows(site.content, reference)
    return { onPage: shows(content, reference), isPublished, versions: held }
  }
  return {
    list,
    release,
    renditionsOf,
    creditsOf,
    /** Gives a website the pictures of another; false where there is no room for them. */
    share: (given: Omit<Parameters<typeof share>[0], 'room'>) => share({ ...given, room: pictureRoom }),
    isFull: async (websiteId: string): Promise<boolean> => (await count(websiteId)) >= imagesMaximum,
    keep: (websiteId: string, userId: string, image: UploadedImage) =>
      keep({ websiteId, userId, maximum: imagesMaximum, room: pictureRoom }, image),
    usesOf,
    /** Whether more are kept than may be, however few of them are in the library, or those of one person fill their room. */
    isOverfull: async (websiteId: string, userId: string): Promise<boolean> =>
      (await countKept(websiteId)) >= imagesKeptMaximum || isTight(userId),
    /**
     * Removes the oldest pictures that are in the library no more and that nothing shows, as many as must go for one to
     * have a place, and all of them where its uploader's room is full; answers whether it has a place. What shows pictures
     * is read once, however many there are.
     */
    clearOut: async (
      { websiteId, userId }: { readonly websiteId: string; readonly userId: string },
      content: DraftContent,
    ): Promise<boolean> => {
      const [kept, isWithoutRoom, pictures, site, inVersions] = await Promise.all([
        countKept(websiteId),
        isTight(userId),
        released(websiteId, imagesKeptMaximum),
        sites.site(websiteId),
        versions.filesHeld(websiteId),
      ])
      const shown = new Set([...inVersions, ...fileKeysIn(JSON.stringify([content, site?.content]))])
      const excess = Math.max(0, kept + 1 - imagesKeptMaximum)
      const unseen = pictures.filter(({ reference }) => !shown.has(reference))
      const spare = isWithoutRoom ? unseen : unseen.slice(0, excess)
      for (const picture of spare) await removePicture(picture)
      return spare.length >= excess
    },
  }
}

/** Whether content names a picture. References are hashes, which nothing else in it is. */
export const shows = (content: DraftContent, reference: string): boolean =>
  JSON.stringify(content).includes(reference)
