import { invalidWebAddress } from '../link/web-address.ts'
import { noWebsiteAtLink } from '../website/problems.ts'

/** Specification 5, 8 and 9: what is said of a link that did not bring what was hoped for. */
export const importTexts = {
  minimal: 'Imported minimal content from your supplied link',
  nothing: 'No content was imported from your supplied link',
  noWebsite: noWebsiteAtLink.text,
  unsafe: 'URL flagged as malicious.',
  checkFailed: 'Verification process failed. Please try again.',
  invalid: invalidWebAddress.text,
} as const
