import { exportFailures } from '@shingle/shared/export/export-state.ts'
import { exportFailureWords } from '@shingle/shared/export/failure-words.ts'
import { productName } from '@shingle/shared/product/product.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Tells somebody that what is held of them could not be packed. */
export const exportFailedMail = defineMail({
  props: z.object({ accountUrl: z.string(), why: z.enum(exportFailures) }),
  letter: ({ accountUrl, why }) => ({
    subject: 'Your data could not be packed',
    preview: exportFailureWords[why],
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: 'Your data could not be packed' },
      { kind: 'text', text: exportFailureWords[why] },
      { kind: 'button', label: 'Go to your data', href: `${accountUrl}#yours` },
    ],
    footer: 'You get this because your data was asked for in your account settings.',
  }),
})
