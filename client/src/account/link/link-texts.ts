import { productName } from '@shingle/shared/product/product.ts'

/** Specification 8: why a magic link signs nobody in. */
export const linkTexts = {
  expired: `Your magic link to log into ${productName} has expired, please try logging into ${productName} again to request a new magic link.`,
  otherBrowser: `Unable to log you into ${productName}. Please open the magic link in the browser you registered with.`,
} as const
