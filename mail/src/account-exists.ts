import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import { typedAddress } from './typed-address.ts'

/** Tells whoever reads an address that it has an account, where somebody asked for a new one with it. */
export const accountExistsMail = defineMail({
  props: z.object({ signInUrl: z.string(), appHost: z.string() }),
  letter: ({ signInUrl, appHost }) => ({
    subject: `You have a ${productName} account`,
    preview: 'Account already exists. Please sign in.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Account already exists. Please sign in.' },
      {
        kind: 'text',
        text: 'Somebody asked for a new account with this address, which has one already. It is as it was. A code by email signs you in; a forgotten password is set anew from the same page.',
      },
      { kind: 'button', label: 'Sign in', href: signInUrl },
    ],
    footer: typedAddress(appHost),
  }),
})
