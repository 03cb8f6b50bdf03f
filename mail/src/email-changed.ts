import { formerEmailDays } from '@shingle/shared/email-change/limits.ts'
import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Tells the former address of an account that it is the former one. */
export const emailChangedMail = defineMail({
  props: z.object({
    email: z.string(),
    /** Where the account is given back, as long as it can be. */
    backUrl: z.optional(z.string()),
    supportUrl: z.string(),
  }),
  letter: ({ email, backUrl, supportUrl }) => ({
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
      ...(backUrl === undefined
        ? []
        : [{ kind: 'button', label: 'This was not me', href: backUrl } as const]),
      {
        kind: 'small',
        text:
          backUrl === undefined
            ? 'Was it not you? Write to us from this address:'
            : `Was it not you? Within ${formerEmailDays} days of the change the button gives the account back to this address, and signs everybody out. If it does not, write to us from this address:`,
        href: supportUrl,
      },
    ],
    footer: 'Nothing on your websites was changed by this.',
  }),
})
