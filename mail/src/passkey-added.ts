import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { newWayMail } from './new-way-mail.ts'

/** Tells a person that a passkey opens their account. */
export const passkeyAddedMail = newWayMail(
  z.object({ accountUrl: z.string(), passkey: z.string() }),
  ({ passkey }) => ({
    subject: `A passkey was added to your ${productName} account`,
    heading: 'You added a passkey',
    preview: 'From now on it signs you in too.',
    said: [
      { kind: 'facts', facts: [{ title: 'Passkey', value: passkey }] },
      {
        kind: 'text',
        text: 'From now on it signs you in, without a mail. If it was you, there is nothing to do.',
      },
    ],
  }),
)
