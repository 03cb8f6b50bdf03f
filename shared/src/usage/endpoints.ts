import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { accountEvents, type ClickEvent, clickEvents, eventsMaximum, pageView } from './events.ts'

const clicks = Object.keys(clickEvents) as ClickEvent[]

/** Longer than any path that is counted; which those are, the server knows (`told-paths.ts`): no browser is to fetch the list. */
export const pathMaximum = 100

/** One thing that somebody did: it says what, and nothing of who. */
export const usageEventSchema = z.union([
  z.strictObject({ name: z.literal(pageView), page_path: z.string().check(z.maxLength(pathMaximum)) }),
  z.strictObject({ name: z.enum(clicks) }),
])

/** One thing that somebody did. */
export type UsageEvent = z.output<typeof usageEventSchema>

/** Counts what people did in the product. */
export const countUsageEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/usage',
  action: 'usage.count',
  body: z.strictObject({
    events: z.array(usageEventSchema).check(z.minLength(1), z.maxLength(eventsMaximum)),
  }),
})

/** How many days the operator reads. */
export const usageDaysShown = 30

/** More than there are pages and screens. */
export const pagesMaximum = 200

/** Every event has a row a day at most. */
const rowsMaximum = usageDaysShown * (pagesMaximum + clicks.length + Object.keys(accountEvents).length)

/** What was counted within thirty days, the last day first: for the operator. */
export const readUsageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/usage',
  action: 'usage.read',
  answer: z.strictObject({
    counts: z
      .array(
        z.strictObject({
          /** As YYYY-MM-DD, in UTC. */
          day: z.string(),
          name: z.string(),
          page_path: z.nullable(z.string()),
          count: z.int(),
        }),
      )
      .check(z.maxLength(rowsMaximum)),
  }),
})
