import { createCreateWebsite } from './create-website.ts'
import { createDuplicateWebsite } from './duplicate-website.ts'

type Services = Parameters<typeof createCreateWebsite>[0] & Parameters<typeof createDuplicateWebsite>[0]

/** The ways to a website: from answers, and from another. */
export const openMaking = (services: Services) => ({
  createWebsite: createCreateWebsite(services),
  duplicateWebsite: createDuplicateWebsite(services),
})
