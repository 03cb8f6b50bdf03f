import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { isWebAddress, webAddressMaximum } from '../link/web-address.ts'
import { checkedLinksMaximum, checkedSafeties } from './link-safety.ts'

const address = z.string().check(z.maxLength(webAddressMaximum), z.refine(isWebAddress))

/** How the check of each link ended, in the order in which they were asked about. */
export const checkedLinksSchema = z.strictObject({
  links: z
    .array(z.strictObject({ address: z.string(), safety: z.enum(checkedSafeties) }))
    .check(z.maxLength(checkedLinksMaximum)),
})

/** Has links of a draft checked: by their address, by what is known of it, and by asking where it leads. */
export const checkLinksEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/link-checks',
  action: 'draft.check-links',
  body: z.strictObject({
    links: z.array(address).check(z.minLength(1), z.maxLength(checkedLinksMaximum)),
  }),
  answer: checkedLinksSchema,
})
