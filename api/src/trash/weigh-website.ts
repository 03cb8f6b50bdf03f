import { shownDomain } from '@shingle/shared/domain/domain-name.ts'
import { staysWithOwner } from '@shingle/shared/domain/domain-states.ts'
import { openCustomerContactForms } from '@shingle/storage/rows/customer-contact-forms.ts'
import { openDraftVersions } from '@shingle/storage/rows/draft-versions.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import { openWebsiteImages } from '@shingle/storage/rows/website-images.ts'
import type { Db } from 'mongodb'

interface Weight {
  readonly versions: number
  readonly pictures: number
  readonly messages: number
  readonly domain: string | null
}

/** What a website's owner would lose with it, and the domain that stays theirs. */
export type WeighWebsite = (websiteId: string) => Promise<Weight>

/** Counts what belongs to a website. */
export const createWeighWebsite = ({ db, clock }: { readonly db: Db; readonly clock: () => Date }) => {
  const [allVersions, images, allMessages] = [
    openDraftVersions(db),
    openWebsiteImages(db, clock),
    openCustomerContactForms(db),
  ]
  const domains = openWebsiteDomains(db, clock)
  const weigh: WeighWebsite = async (websiteId) => {
    const [versions, pictures, messages, domain] = await Promise.all([
      allVersions.count(websiteId),
      images.count(websiteId),
      allMessages.count(websiteId),
      domains.ofWebsite(websiteId),
    ])
    const isKept = domain !== undefined && staysWithOwner(domain.state)
    return { versions, pictures, messages, domain: isKept ? shownDomain(domain.domainName) : null }
  }
  return weigh
}
