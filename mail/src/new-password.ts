import { linkLifetime } from '@shingle/shared/mailed-link/purposes.ts'
import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import { linkButton } from './link-button.ts'

/** The mail by which a new password is set. */
export const newPasswordMail = defineMail({
  props: z.object({ linkUrl: z.string(), appHost: z.string() }),
  letter: ({ linkUrl, appHost }) => ({
    subject: 'Set a new password',
    preview: `Good for ${linkLifetime('new-password')}, once.`,
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Set a new password' },
      {
        kind: 'text',
        text: `The link is good for ${linkLifetime('new-password')}, once. With the new password other devices are signed out, and any AI assistant you connected is disconnected.`,
      },
      ...linkButton('Set a new password', linkUrl),
    ],
    footer: `You get this because somebody asked for it at ${appHost}. Was it not you? Then do nothing, and your password stays as it is.`,
  }),
})
