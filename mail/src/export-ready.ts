import { productName } from '@shingle/shared/product/product.ts'
import { momentWords } from '@shingle/shared/time/utc-words.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Tells somebody that everything that is held of them is packed; the page has the download, and this mail no secret. */
export const exportReadyMail = defineMail({
  props: z.object({ accountUrl: z.string(), until: z.date() }),
  letter: ({ accountUrl, until }) => ({
    subject: 'Your data is ready',
    preview: `Download it until ${momentWords(until)}.`,
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Your data is ready' },
      {
        kind: 'text',
        text: 'Everything we hold of you is in one zip: your websites with their drafts, versions and pictures, messages and sign-ups, and your account.',
      },
      { kind: 'facts', facts: [{ title: 'Until', value: momentWords(until) }] },
      { kind: 'button', label: 'Go to your data', href: `${accountUrl}#yours` },
      {
        kind: 'small',
        text: 'Was it not you? Then somebody else is in your account: sign out everywhere in your account settings.',
        href: accountUrl,
      },
    ],
    footer: 'You get this because your data was asked for in your account settings.',
  }),
})
