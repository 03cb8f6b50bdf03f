import { linkLifetime } from '@shingle/shared/mailed-link/purposes.ts'
import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

const whyYou = (appHost: string): string =>
  `You get this because somebody typed this address at ${appHost}. Was it not you? Then nothing happens; no need to answer.`

/** Asks whoever reads an address to confirm the account that was asked for with it. */
export const confirmSignUpMail = defineMail({
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
      { kind: 'button', label: 'Confirm my email', href: linkUrl },
      { kind: 'small', text: 'Does the button do nothing? Copy this address:', href: linkUrl },
    ],
    footer: whyYou(appHost),
  }),
})

/** Tells whoever reads an address that it has an account, where somebody asked for a new one with it. */
export const accountExistsMail = defineMail({
  props: z.object({ signInUrl: z.string(), appHost: z.string() }),
  letter: ({ signInUrl, appHost }) => ({
    subject: `You have a ${productName} account`,
    preview: 'Account already exists. Please sign in.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Account already exists. Please sign in.' },
      {
        kind: 'text',
        text: 'Somebody asked for a new account with this address, which has one already. It is as it was. A code by email signs you in; a forgotten password is set anew from the same page.',
      },
      { kind: 'button', label: 'Sign in', href: signInUrl },
    ],
    footer: whyYou(appHost),
  }),
})
