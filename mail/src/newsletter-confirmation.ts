import { languageSchema } from '@shingle/shared/language/language-schema.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { answerStrings } from '@shingle/shared/submission/answer-strings.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import { newsletterStrings } from './newsletter-strings.ts'

/** Asks an address whether it wants a newsletter, in the website's language and the business's name. */
export const newsletterConfirmationMail = defineMail({
  props: z.object({
    businessName: z.string(),
    siteUrl: z.string(),
    confirmUrl: z.string(),
    language: languageSchema,
  }),
  letter: ({ businessName, siteUrl, confirmUrl, language }) => {
    const site = siteUrl.replace(/^https?:\/\//, '')
    const { confirmTitle, confirm } = answerStrings(language)
    const { subject, ask, why, delivered } = newsletterStrings(language)
    return {
      subject,
      preview: businessName,
      language,
      name: businessName,
      board: [
        { kind: 'heading', text: confirmTitle },
        { kind: 'text', text: ask(businessName) },
        { kind: 'button', label: confirm, href: confirmUrl },
        { kind: 'small', text: why(site) },
      ],
      footer: `${businessName}, ${site}\n${delivered(productName)}`,
      fromName: businessName,
    }
  },
})
