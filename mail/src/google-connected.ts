import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { newWayMail } from './new-way-mail.ts'

/** Tells a person that a Google account opens theirs. */
export const googleConnectedMail = newWayMail(
  z.object({ accountUrl: z.string(), google: z.string() }),
  ({ google }) => ({
    subject: `Google opens your ${productName} account`,
    heading: 'You connected Google',
    preview: 'From now on it signs you in too.',
    said: [
      { kind: 'facts', facts: [{ title: 'Google', value: google }] },
      {
        kind: 'text',
        text: 'From now on this Google account signs you in. If it was you, there is nothing to do.',
      },
    ],
  }),
)
