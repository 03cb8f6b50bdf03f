import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import type { Db } from 'mongodb'

/** What `render` reads of a published website beside its page: written by publishing alone, after validation. */
export interface PublishedSite {
  readonly _id: string
  readonly websiteId: string
  readonly userId: string
  readonly state: 'published' | 'released'
  readonly content: DraftContent
}

/** The published websites by id: what their forms ask, and where answers go. */
export interface PublishedSites {
  readonly site: (websiteId: string) => Promise<PublishedSite | undefined>
  readonly section: (websiteId: string, sectionId: string) => Promise<AnySection | undefined>
}

/** Opens the published websites by id. */
export const createPublishedSites = (db: Db): PublishedSites => {
  const rows = db.collection<PublishedSite>('Websites')
  const site = async (websiteId: string) => {
    const row = await rows.findOne({ websiteId, state: 'published' }, { sort: { version: -1 } })
    return row ?? undefined
  }
  return {
    site,
    section: async (websiteId, sectionId) =>
      (await site(websiteId))?.content.sections.find(({ id }) => id === sectionId),
  }
}
