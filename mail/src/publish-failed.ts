import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Tells whoever planned to publish a website at a time that it did not go out, and why. */
export const publishFailedMail = defineMail({
  props: z.object({ businessName: z.string(), why: z.string(), designerUrl: z.string() }),
  letter: ({ businessName, why, designerUrl }) => ({
    subject: `${businessName} was not published`,
    preview: why,
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: `${businessName} did not go out` },
      {
        kind: 'text',
        text: 'You planned to publish it at a time that has come now. It could not be:',
      },
      { kind: 'text', text: why },
      { kind: 'text', text: 'What visitors see has not changed, and your draft is as it was.' },
      { kind: 'button', label: 'Open the website', href: designerUrl },
    ],
    footer: `You get this because you planned to publish ${businessName}.`,
  }),
})
