import { codeLifetime } from '@shingle/shared/account/code.ts'
import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import { linkButton } from './link-button.ts'
import { typedAddress } from './typed-address.ts'

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
      ...linkButton(`Sign in to ${productName}`, linkUrl),
    ],
    footer: typedAddress(appHost),
  }),
})
