import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { definePage } from '../endpoint/page-endpoint.ts'
import { tapPath } from '../paths/server-paths.ts'
import { sequence } from '../website/endpoints.ts'
import { sourcesShown, uses, visitDaysShown, visitMonthsShown } from './visit.ts'

/** A published page tells that a visitor tapped something of it; there is nothing else to send. */
export const countTapPage = definePage({ method: 'POST', path: `${tapPath}/:websiteId/:tap` })

/** Visits are visitors of a day, each counted once; views are the pages that were sent. */
const sums = { visits: sequence, views: sequence }

/** Where visitors came from: `search`, `direct` and `others`, a network by its name, or a host. */
const sourceSchema = z.strictObject({ source: z.string(), visits: sequence })
export type Source = z.infer<typeof sourceSchema>

/** The visits of a website: its days and months, the first of each list the longest ago. */
export const visitsAnswerSchema = z.strictObject({
  businessName: z.string(),
  /** Whether it is the asker's own, and so are its messages. */
  isOwner: z.boolean(),
  /** Where it is published, and since when; null where it is not. */
  url: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  days: z.array(z.strictObject({ day: z.string(), ...sums })).check(z.length(visitDaysShown)),
  months: z.array(z.strictObject({ month: z.string(), ...sums })).check(z.length(visitMonthsShown)),
  /** How many came in as many days before. */
  before: sequence,
  /** How many of the visits were made on phones. */
  phones: sequence,
  /** The greatest first, `others` last. */
  sources: z.array(sourceSchema).check(z.maxLength(sourcesShown + 1)),
  used: z.record(z.enum(uses), sequence),
  /** Taps on the phone number by the hour of the day, in UTC. */
  phoneHours: z.array(sequence).check(z.length(24)),
})
export type VisitsAnswer = z.infer<typeof visitsAnswerSchema>

/** How often a website was visited. */
export const readVisitsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:id/visits',
  action: 'visit.read',
  answer: visitsAnswerSchema,
})
