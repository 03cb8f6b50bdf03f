import { websiteName } from '@shingle/shared/website/website-name.ts'

/** What somebody is told to whom a website was handed over. */
export const ownerNewsWords = (businessName: string): string =>
  `You are the owner of ${websiteName(businessName)} now`
