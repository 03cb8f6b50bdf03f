import { languageSchema } from '@shingle/shared/language/language-schema.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { answerStrings } from '@shingle/shared/submission/answer-strings.ts'
import { saidName } from '@shingle/shared/text/said-name.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import { newsletterStrings } from './newsletter-strings.ts'

/** Asks an address whether it wants a newsletter, in the website's language and the business's name. */
export const newsletterConfirmationMail = defineMail({
  props: z.object({
    businessName: z.string(),
    siteUrl: z.string(),
    confirmUrl: z.string(),
    leaveUrl: z.string(),
    language: languageSchema,
  }),
  letter: ({ businessName, siteUrl, confirmUrl, leaveUrl, language }) => {
    const site = siteUrl.replace(/^https?:\/\//, '')
    const name = saidName(businessName, site)
    const { confirmTitle, confirm } = answerStrings(language)
    const { subject, ask, why, delivered } = newsletterStrings(language)
    return {
      subject,
      preview: name,
      language,
      name,
      board: [
        { kind: 'heading', text: confirmTitle },
        { kind: 'text', text: ask(name) },
        { kind: 'button', label: confirm, href: confirmUrl },
        { kind: 'small', text: why(site) },
      ],
      footer: `${name}, ${site}\n${delivered(productName)}`,
      // Whoever reads a list of mails sees who has sent it, whatever the business calls itself.
      fromName: `${name} (${productName})`,
      unsubscribeUrl: leaveUrl,
    }
  },
})
