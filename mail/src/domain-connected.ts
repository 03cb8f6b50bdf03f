import { productName } from '@shingle/shared/product/product.ts'
import { defineMail } from './define-mail.ts'
import { domainLetterProps } from './domain-letter-props.ts'

/** Tells the owner of a domain that it is connected. */
export const domainConnectedMail = defineMail({
  props: domainLetterProps,
  letter: ({ domain, businessName, domainUrl, hasWww }) => ({
    subject: `${domain} is connected`,
    preview: 'Visitors find your website there from now on.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: `${domain} is connected` },
      {
        kind: 'text',
        text: `It shows ${businessName ?? 'your website'}${hasWww ? ', with and without www in front' : ''}. The old address sends visitors on, and the certificate renews itself.`,
      },
      { kind: 'button', label: 'Visit', href: domainUrl },
      {
        kind: 'small',
        text: 'Keep the records as they are where you bought the domain: we look at them every day.',
      },
    ],
    footer: `You get this because you connected ${domain}.`,
  }),
})
