import { invalidWebAddress } from '../link/web-address.ts'
import { linkSafetyTexts } from '../link-safety/link-safety.ts'
import { noWebsiteAtLink } from '../website/problems.ts'

/** Specification 5, 8 and 9: what is said of a link that did not bring what was hoped for. */
export const importTexts = {
  minimal: 'Imported minimal content from your supplied link',
  nothing: 'No content was imported from your supplied link',
  noWebsite: noWebsiteAtLink.text,
  unsafe: linkSafetyTexts.Unsafe,
  rulesUnread: 'Only this page was read. The website did not say whether its other pages may be read.',
  tooLate: 'Nothing came from your link in time',
  checkFailed: linkSafetyTexts.Failed,
  invalid: invalidWebAddress.text,
} as const
