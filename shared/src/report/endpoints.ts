import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { draftIdSchema } from '../website/endpoints.ts'

/** What may be wrong with a website. */
export const reportReasons = ['deceives', 'harms', 'copies', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** How much may be said of it. */
export const reportTextMaximum = 1000

/** Somebody tells whoever runs the deployment that a published website does harm. */
export const sendReportEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/reports',
  action: 'report.send',
  body: z.strictObject({
    websiteId: draftIdSchema,
    reason: z.enum(reportReasons),
    text: z.string().check(z.maxLength(reportTextMaximum)),
  }),
  answer: z.strictObject({}),
})
