import { productName } from '@shingle/shared/product/product.ts'
import { defineMail } from './define-mail.ts'
import { domainLetterProps } from './domain-letter-props.ts'

const titleOf = (domain: string): string => `The records of ${domain} are not right any more`

/** Tells the owner of a connected domain that it does not lead to the website now, and what the doctor says of it. */
export const domainFailingMail = defineMail({
  props: domainLetterProps,
  letter: ({ domain, settingsUrl, why }) => ({
    subject: titleOf(domain),
    preview: why ?? 'Set them right within three days.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: titleOf(domain) },
      {
        kind: 'text',
        text: `${why === null ? '' : `What we saw: ${why}. `}Visitors may meet something else there; your website is found at its old address. Set the records right within three days and nothing is lost; after that the connection ends.`,
      },
      { kind: 'button', label: 'See what to change', href: settingsUrl },
      { kind: 'small', text: 'Did you move it away yourself? Then there is nothing to do.' },
    ],
    footer: `You get this because you connected ${domain}.`,
  }),
})
