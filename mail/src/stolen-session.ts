import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Tells a person that one of their sessions was ended because a used token came back. */
export const stolenSessionMail = defineMail({
  props: z.object({ signInUrl: z.string() }),
  letter: ({ signInUrl }) => ({
    subject: `You were signed out of ${productName}`,
    preview: 'We ended one of your sessions to keep your account safe.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'We signed you out' },
      {
        kind: 'text',
        text: 'A sign-in of yours was used from two places in a way that a single browser does not. To be safe we ended that session. Sign in again with a new code, and everything is where you left it.',
      },
      { kind: 'button', label: 'Sign in', href: signInUrl },
      {
        kind: 'small',
        text: 'If somebody else can read your mail, change your mail password: who reads your codes gets in.',
      },
    ],
    footer: 'Nothing on your websites was changed by this.',
  }),
})
