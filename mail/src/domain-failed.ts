import { productName } from '@shingle/shared/product/product.ts'
import { defineMail } from './define-mail.ts'
import { domainLetterProps } from './domain-letter-props.ts'

const titleOf = (domain: string, wasConnected: boolean): string =>
  wasConnected ? `${domain} shows your website no more` : `${domain} could not be connected`

const bodyOf = (why: string | null): string => {
  const stays = 'Your website stays at its old address.'
  return why === null
    ? `We found nothing wrong with its records, and what was waited for did not come in time. ${stays} In the settings, under Domain, press Re-configure, and we begin anew.`
    : `What we saw last: ${why}. ${stays} In the settings, under Domain, the doctor says what to change; then press Re-configure.`
}

/** Tells the owner of a domain that it is not connected, and what the doctor says of it. */
export const domainFailedMail = defineMail({
  props: domainLetterProps,
  letter: ({ domain, settingsUrl, why, wasConnected }) => ({
    subject: titleOf(domain, wasConnected),
    preview: why ?? 'You can start again whenever you like.',
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: titleOf(domain, wasConnected) },
      { kind: 'text', text: bodyOf(why) },
      { kind: 'button', label: why === null ? 'Start again' : 'See what to change', href: settingsUrl },
    ],
    footer: `You get this because you ${wasConnected ? 'connected' : 'began to connect'} ${domain}.`,
  }),
})
