import { productName } from '@shingle/shared/product/product.ts'
import { type ReportReason, reportReasons } from '@shingle/shared/report/endpoints.ts'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

const reasons: Readonly<Record<ReportReason, string>> = {
  deceives: 'It deceives: it passes for somebody else, or asks for passwords or money.',
  harms: 'It harms or threatens somebody.',
  copies: 'It uses work of mine without asking.',
  other: 'Something else.',
}

/** Tells whoever runs the deployment that a visitor reported a website. */
export const websiteReportMail = defineMail({
  props: z.object({
    handle: z.string(),
    siteUrl: z.string(),
    /** The domain that it is shown at; null where it has none. */
    domainUrl: z.nullable(z.string()),
    websiteId: z.string(),
    reason: z.enum(reportReasons),
    text: z.string(),
  }),
  letter: ({ handle, siteUrl, domainUrl, websiteId, reason, text }) => ({
    subject: `A visitor reported ${handle}`,
    preview: reasons[reason],
    language: 'english',
    name: productName,
    board: [
      { kind: 'heading', text: `A visitor reported ${handle}` },
      { kind: 'text', text: reasons[reason] },
      ...(text === '' ? [] : [{ kind: 'text' as const, text: `They wrote: ${text}` }]),
      ...(domainUrl === null
        ? []
        : [{ kind: 'text' as const, text: `Visitors see it at a domain of its owner: ${domainUrl}` }]),
      { kind: 'button', label: 'See the website', href: siteUrl },
      { kind: 'small', text: `Its id is ${websiteId}: with it, or its address, you can take it down.` },
    ],
    footer: 'You get this because you run this deployment.',
  }),
})
