import type { Business } from '@shingle/shared/business/business.ts'
import { suggestHandle } from '@shingle/shared/handle/handle.ts'
import { type Language, languages } from '@shingle/shared/language/language.ts'
import { siteUrl } from '@shingle/shared/origins/origins.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import * as z from 'zod/mini'
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

/** What a draft says that an address can be made of. */
interface Called {
  readonly business: Pick<Business, 'name' | 'industry' | 'location'>
  readonly language?: Language | undefined
}

const calledSchema = z.object({
  business: z.object({ name: z.string(), industry: z.string(), location: z.string() }),
  settings: z.object({ language: z.enum(languages) }),
})

/** What a list knows of that: the draft's own words where it has its picture, else the name it shows. */
const listedAs = ({ appearance, businessName }: WebsiteEntry): Called => {
  const called = calledSchema.safeParse(appearance)
  return called.success
    ? { business: called.data.business, language: called.data.settings.language }
    : { business: { name: businessName, industry: '', location: '' } }
}

/**
 * The handle to begin with wherever one is chosen: the one that the website has, or is planned for, else one for its owner
 * to choose. `open` is the draft itself, where it is open.
 */
export const firstHandle = (website: WebsiteEntry, open: Called = listedAs(website)): string => {
  const { publishedHandle, publishPlan, role } = website
  const known = publishedHandle ?? publishPlan?.handle
  return known ?? (role === 'Owner' ? suggestHandle(open.business, open.language) : '')
}
