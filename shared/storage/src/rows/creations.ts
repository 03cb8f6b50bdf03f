import { type CreationProgress, creationProgressSchema } from '@shingle/shared/creation/progress.ts'
import { briefSchema } from '@shingle/shared/generation/writing/brief.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { isDuplicate } from './is-duplicate.ts'

/** How long what is known of a creation stays. */
export const creationLifetimeMs = 24 * 60 * 60 * 1000

const rowSchema = z.object({
  ...creationProgressSchema.shape,
  /** The id of the draft that it becomes. */
  _id: z.string(),
  userId: z.string(),
  brief: briefSchema,
  /** How often it was begun: of several attempts the first died. */
  attempts: z.int(),
  createdAt: z.date(),
  expiresAt: z.date(),
})

/** A row of Creations: a website that the language model helps to write, until a day after. */
export type CreationRow = z.output<typeof rowSchema>

const copy = { withheld: 'websites while they are written: what came of them is among your websites' }

/** Creations: websites that are being written. What comes of one is a draft of the same id. */
export const creations = defineCollection({
  name: 'Creations',
  row: rowSchema,
  owners: [
    { of: 'website', by: '_id', copy },
    { of: 'account', by: 'userId', copy },
  ],
  indexes: [{ key: { userId: 1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
})

/** The creations of one deployment. */
export const openCreations = (db: Db, clock: () => Date) => {
  const rows = creations.open(db)
  return {
    /** False where it was begun before. */
    insert: async (
      row: Omit<CreationRow, 'createdAt' | 'expiresAt' | 'attempts' | 'outcome'>,
    ): Promise<boolean> => {
      const createdAt = clock()
      const expiresAt = new Date(createdAt.getTime() + creationLifetimeMs)
      try {
        await rows.raw.insertOne({ ...row, attempts: 0, outcome: null, createdAt, expiresAt })
        return true
      } catch (thrown) {
        if (isDuplicate(thrown)) return false
        throw thrown
      }
    },

    find: (id: string) => rows.one({ _id: id }),

    /** Whether a website is still to come of it. */
    isUnderWay: async (id: string): Promise<boolean> =>
      (await rows.raw.countDocuments({ _id: id, outcome: null }, { limit: 1 })) === 1,

    /** Whether an attempt is still the one that goes on. */
    isHeld: async ({ _id, attempts }: Pick<CreationRow, '_id' | 'attempts'>): Promise<boolean> =>
      (await rows.raw.countDocuments({ _id, attempts, outcome: null }, { limit: 1 })) === 1,

    /** Counts one more attempt at a creation that has no outcome yet. */
    begin: async (id: string): Promise<CreationRow | undefined> =>
      rows.parse(
        await rows.raw.findOneAndUpdate(
          { _id: id, outcome: null },
          { $inc: { attempts: 1 } },
          { returnDocument: 'after' },
        ),
      ),

    /** Notes how far an attempt is; false where a later one has begun. */
    note: async (
      { _id, attempts }: Pick<CreationRow, '_id' | 'attempts'>,
      progress: Partial<CreationProgress>,
    ): Promise<boolean> => {
      const { matchedCount } = await rows.raw.updateOne({ _id, attempts }, { $set: progress })
      return matchedCount === 1
    },
  }
}

/** The creations of one deployment. */
export type Creations = ReturnType<typeof openCreations>
