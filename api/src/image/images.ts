import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { imagesMaximum } from '@shingle/shared/image/image-limits.ts'
import { openDraftVersions } from '@shingle/storage/rows/draft-versions.ts'
import { openWebsiteImages, type UploadedImage } from '@shingle/storage/rows/website-images.ts'
import { openWebsites } from '@shingle/storage/rows/websites.ts'
import type { Db } from 'mongodb'

export type Images = ReturnType<typeof createImages>

/** The uploads of each website, how many it may have, and where each is used. */
export const createImages = (db: Db, clock: () => Date) => {
  const { count, keep, list, release, renditionsOf } = openWebsiteImages(db, clock)
  const versions = openDraftVersions(db)
  const sites = openWebsites(db)
  return {
    list,
    release,
    renditionsOf,
    isFull: async (websiteId: string): Promise<boolean> => (await count(websiteId)) >= imagesMaximum,
    keep: (websiteId: string, userId: string, image: UploadedImage) =>
      keep({ websiteId, userId, maximum: imagesMaximum }, image),
    usesOf: async (websiteId: string, reference: string, content: DraftContent) => {
      const [site, held] = await Promise.all([
        sites.site(websiteId),
        versions.countHolding(websiteId, reference),
      ])
      const isPublished = site !== undefined && shows(site.content, reference)
      return { onPage: shows(content, reference), isPublished, versions: held }
    },
  }
}

/** Whether content names a picture. References are hashes, which nothing else in it is. */
export const shows = (content: DraftContent, reference: string): boolean =>
  JSON.stringify(content).includes(reference)
