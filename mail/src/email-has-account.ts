import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import { typedAddress } from './typed-address.ts'

/** Tells the reader of an address that somebody wanted it for their account: it has one already. */
export const emailHasAccountMail = defineMail({
  props: z.object({ signInUrl: z.string(), appHost: z.string() }),
  letter: ({ signInUrl, appHost }) => ({
    subject: `This email has a ${productName} account`,
    preview: 'It cannot be the email of a second one.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'This email has an account' },
      {
        kind: 'text',
        text: 'Account already exists. Please sign in. Another account was to get this address; one address opens one account, so nothing was changed.',
      },
      { kind: 'button', label: 'Sign in', href: signInUrl },
      {
        kind: 'small',
        text: 'To use the address for the other account, give this one another email first, or delete it.',
      },
    ],
    footer: typedAddress(appHost),
  }),
})
