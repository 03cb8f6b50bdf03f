import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Asks an address whether it wants the messages of a website's visitors. No word of it is the asker's own. */
export const recipientConfirmationMail = defineMail({
  props: z.object({ ownerEmail: z.string(), confirmUrl: z.string() }),
  letter: ({ ownerEmail, confirmUrl }) => ({
    subject: 'Do you want to get messages from a website?',
    preview: 'One click, and they come to this address.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Shall the messages come here?' },
      {
        kind: 'text',
        text: `${ownerEmail} makes a website with ${productName} and would like what visitors write by its contact form to come to this address.`,
      },
      { kind: 'button', label: 'See what it is about', href: confirmUrl },
      { kind: 'small', text: 'Nothing comes unless you agree on the page that the button opens.' },
    ],
    footer: 'Do you not know them? Then do nothing, and no message comes to you.',
  }),
})
