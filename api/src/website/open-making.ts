import { createCopyPictures } from '../import/copy-pictures.ts'
import { createCreateWebsite } from './create-website.ts'
import { createDuplicateWebsite } from './duplicate-website.ts'

type Services = Omit<Parameters<typeof createCreateWebsite>[0], 'copyPictures'> &
  Parameters<typeof createCopyPictures>[0] &
  Parameters<typeof createDuplicateWebsite>[0]

/** The ways to a website: from answers, and from another. */
export const openMaking = (services: Services) => ({
  createWebsite: createCreateWebsite({ ...services, copyPictures: createCopyPictures(services) }),
  duplicateWebsite: createDuplicateWebsite(services),
})
