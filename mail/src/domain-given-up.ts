import { productName } from '@shingle/shared/product/product.ts'
import { defineMail } from './define-mail.ts'
import { domainEndedBoard } from './domain-ended-board.ts'
import { domainLetterProps } from './domain-letter-props.ts'

/** Tells the owner of a domain that never was connected that nobody tries any more. */
export const domainGivenUpMail = defineMail({
  props: domainLetterProps,
  letter: ({ domain, businessName, settingsUrl }) => ({
    subject: `Connecting ${domain} was given up`,
    preview: 'Visitors notice nothing.',
    language: 'english',
    name: productName,
    board: domainEndedBoard({
      heading: `Connecting ${domain} was given up`,
      text: `It does not show ${businessName ?? 'your website'}; the website stays at its address for as long as you keep it.`,
      settingsUrl,
    }),
    footer: `You get this because you began to connect ${domain}.`,
  }),
})
