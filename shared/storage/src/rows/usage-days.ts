import type { UsageEvent } from '@shingle/shared/usage/endpoints.ts'
import type { AccountEvent } from '@shingle/shared/usage/events.ts'
import { dayOf, erasedAt } from '@shingle/shared/visit/visit.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'

const rowSchema = z.object({
  /** The day, the event and its page. */
  _id: z.string(),
  /** As YYYY-MM-DD, in UTC. */
  day: z.string(),
  name: z.string(),
  /** The pattern of the page that was seen; null of a click. */
  path: z.nullable(z.string()),
  count: z.int(),
  expiresAt: z.date(),
})

/** UsageDays: how often each page of the product was seen, and what was clicked, on each day (ruling 17). Nobody is in it. */
export const usageDays = defineCollection({
  name: 'UsageDays',
  row: rowSchema,
  owners: [],
  indexes: [{ key: { day: -1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
})

/** What somebody did, as their browser or the server tells. */
type Counted = UsageEvent | { readonly name: AccountEvent }

const pathOf = (event: Counted): string | null => ('page_path' in event ? event.page_path : null)

/** The counted usage of one deployment. */
export const openUsageDays = (db: Db, clock: () => Date) => {
  const rows = usageDays.open(db)
  return {
    /** Counts what somebody did, in one write. */
    add: async (events: readonly Counted[]): Promise<void> => {
      const day = dayOf(clock())
      const same = Map.groupBy(events, (event) => `${day} ${event.name} ${pathOf(event) ?? ''}`)
      const writes = [...same].map(([_id, [event, ...more]]) => ({
        updateOne: {
          filter: { _id },
          update: {
            $inc: { count: 1 + more.length },
            $setOnInsert: {
              day,
              name: event?.name ?? '',
              path: event ? pathOf(event) : null,
              expiresAt: erasedAt(day),
            },
          },
          upsert: true,
        },
      }))
      await rows.raw.bulkWrite(writes, { ordered: false })
    },
    /** What was counted from a day on, the last day first. */
    since: (day: string) => rows.all({ day: { $gte: day } }, { sort: { day: -1, name: 1, path: 1 } }),
  }
}
