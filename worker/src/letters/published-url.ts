import { createSiteUrls, type SiteUrlPorts } from '@shingle/storage/domains/site-urls.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'

/** Where visitors find the website of a draft; nowhere while it is not published. */
export const publishedUrl = async (
  ports: SiteUrlPorts,
  { _id: websiteId, published, handle }: Pick<DraftRow, '_id' | 'published' | 'handle'>,
): Promise<string | undefined> =>
  published === null || handle === null ? undefined : createSiteUrls(ports).of({ websiteId, handle })
