import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Tells an editor that they own the website now. */
export const websiteReceivedMail = defineMail({
  props: z.object({
    formerName: z.string(),
    businessName: z.string(),
    /** They may have been removed since. */
    isFormerEditor: z.boolean(),
    /** The domain that went along. */
    domain: z.nullable(z.string()),
    designerUrl: z.string(),
  }),
  letter: ({ formerName, businessName, isFormerEditor, domain, designerUrl }) => ({
    subject: `${businessName} is yours now`,
    preview: `${formerName} handed it over to you.`,
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: `You own ${businessName}` },
      {
        kind: 'text',
        text: `${formerName} handed it over to you${isFormerEditor ? ' and is an editor from now on' : ''}. You invite and remove editors, and the messages of visitors come to you.`,
      },
      ...(domain === null
        ? []
        : [
            {
              kind: 'text' as const,
              text: `${domain} came with the website: you look after its connection now.`,
            },
          ]),
      { kind: 'button', label: 'Open the website', href: designerUrl },
      { kind: 'small', text: `It counts towards the websites that you may own.` },
    ],
    footer: `You get this because you were an editor of ${businessName}.`,
  }),
})
