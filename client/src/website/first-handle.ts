import type { Business } from '@shingle/shared/business/business.ts'
import { suggestHandle } from '@shingle/shared/handle/handle.ts'
import { type Language, languages } from '@shingle/shared/language/language.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import * as z from 'zod/mini'

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
