import { codeLifetimeMs } from '@shingle/shared/account/code.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { momentWords } from '@shingle/shared/time/utc-words.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import { typedAddress } from './typed-address.ts'

const minutes = codeLifetimeMs / 60_000

/** With which browser a code was asked for, as far as it says, and when: where, nobody knows. */
const askedSchema = z.object({ device: z.optional(z.string()), at: z.date() })

const askedWords = ({ device = 'A browser', at }: z.output<typeof askedSchema>): string =>
  `${device} asked for it on ${momentWords(at)}.`

const inHalves = (code: string): string => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`

/** The mail that carries a code, to sign in or to prove once more who one is. The subject begins with it, so that a notification alone is enough. */
export const signInCodeMail = defineMail({
  props: z.object({ code: z.string(), appHost: z.string(), asked: askedSchema }),
  letter: ({ code, appHost, asked }) => ({
    subject: `${inHalves(code)} is your ${productName} code`,
    preview: `Good for ${minutes} minutes.`,
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Your code' },
      {
        kind: 'text',
        text: `Type it where you asked for it, to sign in or to confirm that it is you. Good for ${minutes} minutes, once.`,
      },
      { kind: 'sign', text: inHalves(code) },
      {
        kind: 'small',
        text: `${askedWords(asked)} It works there alone. We never ask for this code by phone or mail.`,
      },
    ],
    footer: typedAddress(appHost),
  }),
})
