import { productName } from '@shingle/shared/product/product.ts'
import { defineMail } from './define-mail.ts'
import { domainLetterProps } from './domain-letter-props.ts'

/** Specification 4: tells the owner of a domain that it was disconnected. */
export const domainDisconnectedMail = defineMail({
  props: domainLetterProps,
  letter: ({ domain, settingsUrl }) => ({
    subject: `${domain} was disconnected`,
    preview: 'Visitors find nothing there now.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: `${domain} was disconnected` },
      {
        kind: 'text',
        text: 'It shows your website no more; that goes on at its old address for as long as you keep it. The domain stays yours: take our records out where you bought it, or connect it again.',
      },
      { kind: 'button', label: 'Open your websites', href: settingsUrl },
      {
        kind: 'small',
        text: 'You did not do this? Sign out everywhere on your account page, and connect it again.',
      },
    ],
    footer: `You get this because ${domain} was connected with your account.`,
  }),
})
