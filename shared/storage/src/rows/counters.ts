import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'

/** Counters: numbers that only grow. */
export const counters = defineCollection({
  name: 'Counters',
  row: z.object({ _id: z.string(), value: z.int() }),
  owners: [],
})

/** The counters of one deployment. */
export const openCounters = (db: Db) => {
  const rows = counters.open(db)
  return {
    /** The next number of a counter, the first being 1; no two callers get the same. */
    next: async (name: 'site-version'): Promise<number> => {
      const counted = rows.parse(
        await rows.raw.findOneAndUpdate(
          { _id: name },
          { $inc: { value: 1 } },
          { upsert: true, returnDocument: 'after' },
        ),
      )
      if (counted === undefined) throw new Error(`${name} could not be counted`)
      return counted.value
    },
  }
}
