import { linkLifetime } from '@shingle/shared/mailed-link/purposes.ts'
import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import { linkButton } from './link-button.ts'
import { typedAddress } from './typed-address.ts'

/** Asks whoever reads an address to confirm the account that was asked for with it. */
export const signUpMail = defineMail({
  props: z.object({ linkUrl: z.string(), appHost: z.string() }),
  letter: ({ linkUrl, appHost }) => ({
    subject: 'Confirm your email',
    preview: 'Open the link, and the account is yours.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Confirm your email' },
      {
        kind: 'text',
        text: `Open the link, and the account is yours. It is good for ${linkLifetime('sign-up')}.`,
      },
      ...linkButton('Confirm my email', linkUrl),
    ],
    footer: typedAddress(appHost),
  }),
})
