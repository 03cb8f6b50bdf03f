import { productName } from '@shingle/shared/product/product.ts'
import { defineMail } from './define-mail.ts'
import { domainEndedBoard } from './domain-ended-board.ts'
import { domainLetterProps } from './domain-letter-props.ts'

/** Specification 4: tells the owner of a domain that was connected that it is no more. */
export const domainDisconnectedMail = defineMail({
  props: domainLetterProps,
  letter: ({ domain, businessName, settingsUrl }) => ({
    subject: `${domain} was disconnected`,
    preview: 'Visitors find nothing there now.',
    language: 'english',
    name: productName,
    board: domainEndedBoard({
      heading: `${domain} was disconnected`,
      text: `It shows ${businessName ?? 'your website'} no more; the website goes on at its old address for as long as you keep it.`,
      settingsUrl,
    }),
    footer: `You get this because ${domain} was connected with your account.`,
  }),
})
