import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { newWayMail } from './new-way-mail.ts'

/** Tells a person that their account has a password from now on. */
export const passwordSetMail = newWayMail(z.object({ accountUrl: z.string() }), () => ({
  subject: `Your ${productName} account has a password`,
  heading: 'You set a password',
  preview: 'From now on it signs you in too.',
  said: [
    {
      kind: 'text',
      text: 'From now on it signs you in, with this address. If it was you, there is nothing to do.',
    },
  ],
}))
