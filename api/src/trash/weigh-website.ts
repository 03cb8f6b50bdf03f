import { openCustomerContactForms } from '@shingle/storage/rows/customer-contact-forms.ts'
import { openDraftVersions } from '@shingle/storage/rows/draft-versions.ts'
import { openWebsiteImages } from '@shingle/storage/rows/website-images.ts'
import type { Db } from 'mongodb'

/** What a website's owner would lose with it. */
export type WeighWebsite = (
  websiteId: string,
) => Promise<{ readonly versions: number; readonly pictures: number; readonly messages: number }>

/** Counts what belongs to a website. */
export const createWeighWebsite = ({ db, clock }: { readonly db: Db; readonly clock: () => Date }) => {
  const [allVersions, images, allMessages] = [
    openDraftVersions(db),
    openWebsiteImages(db, clock),
    openCustomerContactForms(db),
  ]
  const weigh: WeighWebsite = async (websiteId) => {
    const [versions, pictures, messages] = await Promise.all([
      allVersions.count(websiteId),
      images.count(websiteId),
      allMessages.count(websiteId),
    ])
    return { versions, pictures, messages }
  }
  return weigh
}
