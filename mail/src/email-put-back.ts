import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Tells the address that an account had in between that the former one has taken the account back. */
export const emailPutBackMail = defineMail({
  props: z.object({ former: z.string(), supportUrl: z.string() }),
  letter: ({ former, supportUrl }) => ({
    subject: `Your ${productName} email was put back`,
    preview: 'This address opens the account no more.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Your email was put back' },
      { kind: 'facts', facts: [{ title: 'Email now', value: former }] },
      {
        kind: 'text',
        text: 'Whoever reads that address opened our mail about the change and said that it was not them. This address opens the account no more. Everybody was signed out, and password, Google and passkeys were taken off.',
      },
      {
        kind: 'small',
        text: 'Did you change the email, and should it stay changed? Then write to us from this address:',
        href: supportUrl,
      },
    ],
    footer: 'Nothing on your websites was changed by this.',
  }),
})
