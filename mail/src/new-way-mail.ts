import { productName } from '@shingle/shared/product/product.ts'
import type * as z from 'zod/mini'
import { defineMail, type MailDefinition } from './define-mail.ts'
import type { LetterBlock } from './letter.ts'

interface NewWay {
  readonly subject: string
  readonly heading: string
  readonly preview: string
  readonly said: readonly LetterBlock[]
}

const footer = 'Nothing on your websites was changed by this. A code by email always signs you in.'

/** Defines a mail that tells somebody of another way into their account. */
export const newWayMail = <Props extends { readonly accountUrl: string }>(
  props: z.ZodMiniType<Props>,
  words: (props: Props) => NewWay,
): MailDefinition<Props> =>
  defineMail({
    props,
    letter: (given) => {
      const { subject, heading, preview, said } = words(given)
      return {
        ...{ subject, preview, language: 'english', name: productName, footer },
        board: [
          { kind: 'heading', text: heading },
          ...said,
          { kind: 'button', label: 'Account Settings', href: given.accountUrl },
          {
            kind: 'small',
            text: 'Was it not you? Take it off in your Account Settings, and sign out everywhere. Somebody else may read your mail: change the password of your mailbox too.',
          },
        ],
      }
    },
  })
