import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Brings whoever runs the deployment what somebody asked on the support page. */
export const supportQuestionMail = defineMail({
  props: z.object({ email: z.string(), text: z.string() }),
  letter: ({ email, text }) => ({
    subject: `A question of ${email}`,
    preview: text,
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Somebody asks' },
      { kind: 'text', text },
      { kind: 'small', text: `Answer this mail: it goes to ${email}, an address that nobody has proved.` },
    ],
    footer: 'You get this because you run this deployment.',
    replyTo: email,
  }),
})
