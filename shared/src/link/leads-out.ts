import type { LinkValue } from './link-value.ts'
import { isWebAddress } from './web-address.ts'

/** Whether a link leads out to a page by its web address. */
export const leadsOut = ({ type, target }: LinkValue): boolean =>
  (type === 'Web' || type === 'Social') && isWebAddress(target)
