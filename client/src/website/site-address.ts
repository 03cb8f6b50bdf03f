import { siteUrl } from '@shingle/shared/origins/origins.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { spokenAddress } from './websites.ts'

type Placed = Pick<WebsiteEntry, 'published' | 'sitesOrigin'>

/** The domain that visitors find a website at, as people say it; null where it stands at its handle, or nowhere. */
export const siteDomain = ({ published, sitesOrigin }: Placed): string | null =>
  published === null || published.url === siteUrl({ sites: sitesOrigin }, published.handle)
    ? null
    : spokenAddress(published.url)

/** What stands before the handle where one is chosen. */
export const handleLead = ({ sitesOrigin }: Pick<WebsiteEntry, 'sitesOrigin'>): string =>
  `${spokenAddress(sitesOrigin)}/`

/** Where visitors find a website once it is published at a handle, the handle apart; a domain of its owner's is one. */
export const addressParts = (website: Placed, handle: string): { lead: string; address: string } => {
  const domain = siteDomain(website)
  return domain === null ? { lead: handleLead(website), address: handle } : { lead: '', address: domain }
}

/** The same in one. */
export const addressAt = (website: Placed, handle: string): string => {
  const { lead, address } = addressParts(website, handle)
  return `${lead}${address}`
}
