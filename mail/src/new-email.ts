import { linkLifetime } from '@shingle/shared/mailed-link/purposes.ts'
import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

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
      { kind: 'button', label: 'Confirm this email', href: linkUrl },
      { kind: 'small', text: 'Does the button do nothing? Copy this address:', href: linkUrl },
    ],
    footer: `You get this because somebody typed this address at ${appHost}. Was it not you? Then do nothing: without that account nobody can use the link.`,
  }),
})

/** Tells the reader of an address that somebody wanted it for their account: it has one already. */
export const emailHasAccountMail = defineMail({
  props: z.object({ signInUrl: z.string(), appHost: z.string() }),
  letter: ({ signInUrl, appHost }) => ({
    subject: `This email has a ${productName} account`,
    preview: 'It cannot be the email of a second one.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'This email has an account' },
      {
        kind: 'text',
        text: 'Account already exists. Please sign in. Another account was to get this address; one address opens one account, so nothing was changed.',
      },
      { kind: 'button', label: 'Sign in', href: signInUrl },
      {
        kind: 'small',
        text: 'To use the address for the other account, give this one another email first, or delete it.',
      },
    ],
    footer: `You get this because somebody typed this address at ${appHost}. Was it not you? Then nothing happens; no need to answer.`,
  }),
})
