import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Tells an owner what a customer wrote, word for word: it is taken so, or left out. */
export const proposedReviewMail = defineMail({
  props: z.object({
    paragraph: z.string(),
    authorName: z.string(),
    authorLocation: z.string(),
    designerUrl: z.string(),
  }),
  letter: ({ paragraph, authorName, authorLocation, designerUrl }) => ({
    subject: `${authorName} wrote you a review`,
    preview: paragraph.replaceAll(/\s+/g, ' ').slice(0, 90),
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: `${authorName} wrote you a review` },
      ...paragraph.split(/\n{2,}/).map((text) => ({ kind: 'text' as const, text })),
      { kind: 'small', text: authorLocation === '' ? authorName : `${authorName}, ${authorLocation}` },
      { kind: 'button', label: 'Open the website', href: designerUrl },
      {
        kind: 'small',
        text: 'It is on nobody’s page yet. Open the menu of your website and choose Ask for a review: put it on your page as it stands, or leave it out.',
      },
    ],
    footer: 'You get this because you asked customers for reviews.',
  }),
})
