import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Tells somebody that they edit a website no more. */
export const editorRemovedMail = defineMail({
  props: z.object({ businessName: z.string(), websitesUrl: z.string() }),
  letter: ({ businessName, websitesUrl }) => ({
    subject: `You are no longer an editor of ${businessName}`,
    preview: 'What you saved stays in its draft.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Edit access removed' },
      {
        kind: 'text',
        text: `The owner of ${businessName} has removed you as an editor. What you saved to the account stays in its draft; changes that are still on a device of yours are kept there for you.`,
      },
      { kind: 'button', label: 'Your Websites', href: websitesUrl },
      { kind: 'small', text: 'Only the owner can invite you again.' },
    ],
    footer: `You get this because you were an editor of ${businessName}.`,
  }),
})
