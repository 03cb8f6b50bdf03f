import { siteUrl } from '@shingle/shared/origins/origins.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { spokenAddress } from '../../../website/websites.ts'

/** Where a published website is without its domain, as people say it; null where it is not published. */
export const handleAddress = ({
  published,
  sitesOrigin,
}: Pick<WebsiteEntry, 'published' | 'sitesOrigin'>): string | null =>
  published && spokenAddress(siteUrl({ sites: sitesOrigin }, published.handle))
