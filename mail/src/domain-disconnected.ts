import { productName } from '@shingle/shared/product/product.ts'
import { defineMail } from './define-mail.ts'
import { type DomainLetterProps, domainLetterProps } from './domain-letter-props.ts'

const stays =
  'The domain stays yours: take our records out where you bought it, or connect it again.' as const

/** What is told of one that was connected, and of one that never got so far. */
const wordsOf = ({ domain, wasConnected }: DomainLetterProps) =>
  wasConnected
    ? {
        title: `${domain} was disconnected`,
        preview: 'Visitors find nothing there now.',
        text: `It shows your website no more; that goes on at its old address for as long as you keep it. ${stays}`,
        footer: `You get this because ${domain} was connected with your account.`,
      }
    : {
        title: `Connecting ${domain} was given up`,
        preview: 'Visitors notice nothing.',
        text: `It does not show your website; that stays at its address for as long as you keep it. ${stays}`,
        footer: `You get this because you began to connect ${domain}.`,
      }

/** Specification 4: tells the owner of a domain that it was disconnected. */
export const domainDisconnectedMail = defineMail({
  props: domainLetterProps,
  letter: (props) => {
    const { title, preview, text, footer } = wordsOf(props)
    return {
      ...{ subject: title, preview, language: 'english', name: productName },
      board: [
        { kind: 'heading', text: title },
        { kind: 'text', text },
        { kind: 'button', label: 'Open your websites', href: props.settingsUrl },
        {
          kind: 'small',
          text: 'You did not do this? Sign out everywhere on your account page, and connect it again.',
        },
      ],
      footer,
    }
  },
})
