import { siteUrl } from '@shingle/shared/origins/origins.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { spokenAddress } from '../../../website/websites.ts'

type Standing = Pick<WebsiteEntry, 'published' | 'sitesOrigin'>

/** Where a published website is without its domain; null where it is not published. */
export const handleUrl = ({ published, sitesOrigin }: Standing): string | null =>
  published && siteUrl({ sites: sitesOrigin }, published.handle)

/** The same, as people say it. */
export const handleAddress = (website: Standing): string | null => {
  const url = handleUrl(website)
  return url && spokenAddress(url)
}
