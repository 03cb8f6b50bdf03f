import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Tells the former address of an account that it is the former one. */
export const emailChangedMail = defineMail({
  props: z.object({ email: z.string(), supportUrl: z.string() }),
  letter: ({ email, supportUrl }) => ({
    subject: `Your ${productName} email was changed`,
    preview: 'This address opens your account no more.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Your email was changed' },
      { kind: 'facts', facts: [{ title: 'New email', value: email }] },
      {
        kind: 'text',
        text: 'From now on you sign in with it, and our mails go there. Every other device was signed out. If it was you, there is nothing to do.',
      },
      { kind: 'button', label: 'Contact support', href: supportUrl },
      { kind: 'small', text: 'Was it not you? Write to us at once, from this address.' },
    ],
    footer: 'Nothing on your websites was changed by this.',
  }),
})
