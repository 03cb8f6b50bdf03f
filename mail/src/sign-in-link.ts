import { codeLifetime } from '@shingle/shared/account/code.ts'
import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** The mail that carries a magic link. It stands in no header. */
export const signInLinkMail = defineMail({
  props: z.object({ linkUrl: z.string(), appHost: z.string() }),
  letter: ({ linkUrl, appHost }) => ({
    subject: 'Your magic link',
    preview: `Good for ${codeLifetime}, in the browser you asked from.`,
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Your magic link' },
      { kind: 'text', text: `Open it in the browser you asked from, within ${codeLifetime}.` },
      { kind: 'button', label: `Sign in to ${productName}`, href: linkUrl },
      { kind: 'small', text: 'Does the button do nothing? Copy this address:', href: linkUrl },
    ],
    footer: `You get this because somebody typed this address at ${appHost}. Was it not you? Then nothing happens; no need to answer.`,
  }),
})
