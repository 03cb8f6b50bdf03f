import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import { waysLeftBlocks, waysLeftSchema } from './ways-left.ts'

/** Tells a person that their password was changed, and what else opens their account: a new password ends none of it. */
export const passwordChangedMail = defineMail({
  props: z.object({ ways: waysLeftSchema, accountUrl: z.string() }),
  letter: ({ ways, accountUrl }) => ({
    subject: `Your ${productName} password was changed`,
    preview: 'Every other device was signed out, and any AI assistant you connected is disconnected.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Your password was changed' },
      {
        kind: 'text',
        text: 'Every other device was signed out, and any AI assistant you connected is disconnected. If it was you, there is nothing to do.',
      },
      ...waysLeftBlocks(ways),
      { kind: 'button', label: 'Account Settings', href: accountUrl },
      {
        kind: 'small',
        text: 'Is one of these not yours? Take it off in your Account Settings. Was none of this you? Sign in with a code and set another password. Somebody else may read your mail: change the password of your mailbox too.',
      },
    ],
    footer: 'Nothing on your websites was changed by this.',
  }),
})
