import { productName } from '@shingle/shared/product/product.ts'
import { removableWays } from '@shingle/shared/ways/removable-ways.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import { waysLeftBlocks, waysLeftSchema } from './ways-left.ts'

const words = {
  google: {
    subject: `Google opens your ${productName} account no more`,
    heading: 'You disconnected Google',
  },
  password: {
    subject: `The password of your ${productName} account was removed`,
    heading: 'You removed your password',
  },
  passkey: {
    subject: `A passkey was removed from your ${productName} account`,
    heading: 'You removed a passkey',
  },
} as const

/** Tells a person that something opens their account no more, and what still does. */
export const wayRemovedMail = defineMail({
  props: z.object({ way: z.enum(removableWays), ways: waysLeftSchema, accountUrl: z.string() }),
  letter: ({ way, ways, accountUrl }) => ({
    subject: words[way].subject,
    preview: 'From now on it signs you in no more.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: words[way].heading },
      {
        kind: 'text',
        text: 'From now on it signs you in no more. If it was you, there is nothing to do.',
      },
      ...waysLeftBlocks(ways),
      { kind: 'button', label: 'Account Settings', href: accountUrl },
      {
        kind: 'small',
        text: 'Was it not you? Sign out everywhere in your Account Settings, and take off what you do not know. Somebody else may read your mail: change the password of your mailbox too.',
      },
    ],
    footer: 'Nothing on your websites was changed by this. A code by email always signs you in.',
  }),
})
