import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Tells a former owner that the website is somebody else's now: whoever did not do it learns of it. */
export const websiteHandedOverMail = defineMail({
  props: z.object({
    ownerName: z.string(),
    businessName: z.string(),
    /** They may have been removed since. */
    isFormerEditor: z.boolean(),
    /** The domain that went along. */
    domain: z.nullable(z.string()),
    /** Where it is published, else where it is edited. */
    websiteUrl: z.string(),
    supportUrl: z.string(),
  }),
  letter: ({ ownerName, businessName, isFormerEditor, domain, websiteUrl, supportUrl }) => ({
    subject: `You handed ${businessName} over`,
    preview: `${ownerName} owns it now.`,
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: `${ownerName} owns ${businessName} now` },
      {
        kind: 'text',
        text: isFormerEditor
          ? `You are an editor from now on: you can change its words, pictures and settings, and publish. ${ownerName} can remove you, and the messages of visitors go to them.`
          : 'The messages of visitors go to them.',
      },
      ...(domain === null
        ? []
        : [
            {
              kind: 'text' as const,
              text: `${domain} went with the website: it is theirs to disconnect now.`,
            },
          ]),
      { kind: 'button', label: 'Open the website', href: websiteUrl },
      {
        kind: 'small',
        text: 'Was it not you? Then somebody else is in your account. Write to us at once:',
        href: supportUrl,
      },
    ],
    footer: `You get this because you owned ${businessName}.`,
  }),
})
