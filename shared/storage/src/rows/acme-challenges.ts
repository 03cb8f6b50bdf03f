import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'

const rowSchema = z.object({
  /** What the authority calls it, and asks for by. */
  _id: z.string(),
  /** The name that is to be shown to lead here. */
  name: z.string(),
  /** What is answered there. */
  answer: z.string(),
  createdAt: z.date(),
})

const keptSeconds = 60 * 60

/**
 * AcmeChallenges: what an authority is answered that asks whether a name leads here, so that any process can answer it.
 * Rows end with their order, and by themselves within the hour.
 */
export const acmeChallenges = defineCollection({
  name: 'AcmeChallenges',
  row: rowSchema,
  owners: [],
  indexes: [{ key: { createdAt: 1 }, expireAfterSeconds: keptSeconds }],
})

/** The challenges of one deployment. */
export const openAcmeChallenges = (db: Db, clock: () => Date) => {
  const { one, raw } = acmeChallenges.open(db)
  return {
    find: (token: string) => one({ _id: token }),
    keep: async (token: string, of: { readonly name: string; readonly answer: string }): Promise<void> => {
      await raw.updateOne({ _id: token }, { $set: { ...of, createdAt: clock() } }, { upsert: true })
    },
    remove: async (token: string): Promise<void> => {
      await raw.deleteOne({ _id: token })
    },
  }
}

/** The challenges, as `openAcmeChallenges` opens them. */
export type AcmeChallenges = ReturnType<typeof openAcmeChallenges>
