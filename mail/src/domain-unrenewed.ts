import { productName } from '@shingle/shared/product/product.ts'
import { momentWords } from '@shingle/shared/time/utc-words.ts'
import { defineMail } from './define-mail.ts'
import { domainLetterProps } from './domain-letter-props.ts'

const titleOf = (domain: string): string => `The certificate of ${domain} could not be renewed`

/** Tells the owner of a connected domain that little is left of its certificate, and what the doctor says of it. */
export const domainUnrenewedMail = defineMail({
  props: domainLetterProps,
  letter: ({ domain, settingsUrl, why, unrenewedUntil }) => ({
    subject: titleOf(domain),
    preview: why ?? 'We go on trying.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: titleOf(domain) },
      {
        kind: 'text',
        text: `It still lasts${unrenewedUntil === null ? ' for some days' : ` until ${momentWords(unrenewedUntil)}`}, and visitors notice nothing. ${why === null ? '' : `What we saw last: ${why}. `}We go on trying by ourselves. If none comes until then, browsers warn of the domain, and your website is found at its old address.`,
      },
      { kind: 'button', label: 'See what is in the way', href: settingsUrl },
    ],
    footer: `You get this because you connected ${domain}.`,
  }),
})
