import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Tells who has signed up for a newsletter, and confirmed it. */
export const newSubscriberMail = defineMail({
  props: z.object({ businessName: z.string(), email: z.string(), leadsUrl: z.string() }),
  letter: ({ businessName, email, leadsUrl }) => ({
    subject: `${email} signed up for your newsletter`,
    preview: businessName,
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Somebody signed up for your newsletter' },
      { kind: 'facts', facts: [{ title: 'Email', value: email }] },
      { kind: 'text', text: 'They confirmed it by the link in a mail, and can leave the list at any time.' },
      { kind: 'button', label: 'See everybody on the list', href: leadsUrl },
    ],
    footer: `From the newsletter form of ${businessName}.`,
  }),
})
