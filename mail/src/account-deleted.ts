import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Tells the owner of an account that it is gone; the last mail about it. */
export const accountDeletedMail = defineMail({
  props: z.object({ supportUrl: z.string() }),
  letter: ({ supportUrl }) => ({
    subject: `Your ${productName} account was deleted`,
    preview: 'Your websites are off the web.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Your account was deleted' },
      {
        kind: 'text',
        text: 'Your websites are off the web, and everything that we held of you is gone: drafts and their versions, pictures, messages and sign-ups. It cannot be restored.',
      },
      { kind: 'button', label: 'Contact support', href: supportUrl },
      { kind: 'small', text: 'Was it not you? Write to us at once, from this address.' },
    ],
    footer: 'This is the last mail about it; we have deleted this address as well.',
  }),
})
