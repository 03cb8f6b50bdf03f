import { linkLifetime } from '@shingle/shared/mailed-link/purposes.ts'
import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import { linkButton } from './link-button.ts'
import { typedAddress } from './typed-address.ts'

/** The mail that asks the new address of an account to confirm it. */
export const newEmailMail = defineMail({
  /** `former` masked, its domain too: whoever reads this may never have asked for it. */
  props: z.object({ former: z.string(), linkUrl: z.string(), appHost: z.string() }),
  letter: ({ former, linkUrl, appHost }) => ({
    subject: 'Confirm your new email',
    preview: `Good for ${linkLifetime('new-email')}, once.`,
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Confirm your new email' },
      {
        kind: 'text',
        text: `The ${productName} account of ${former} is to have this address. Until you confirm it, nothing changes.`,
      },
      ...linkButton('Confirm this email', linkUrl),
    ],
    footer: typedAddress(appHost, 'Then do nothing: without that account nobody can use the link.'),
  }),
})
