import { type Db, ObjectId } from 'mongodb'
import * as z from 'zod/mini'
import { UnfitJob } from '../jobs/final-failure.ts'
import { defineCollection } from './collection.ts'
import { isDuplicate } from './is-duplicate.ts'
import { whereText } from './text-index.ts'

const doneJobLifetimeSeconds = 7 * 24 * 60 * 60

const rowSchema = z.object({
  _id: z.instanceof(ObjectId),
  name: z.string(),
  payload: z.unknown(),
  /** Present while the job is open: no second open job may have the same. */
  key: z.optional(z.string()),
  /** Whose it is among the open jobs of its name, where many ask and none is to wait for all that another asks. */
  asker: z.optional(z.string()),
  /** How many open jobs of the asker come before it; nothing where none does. */
  behind: z.nullish(z.int()),
  state: z.enum(['open', 'done', 'failed']),
  /** When the job may be taken; while it is being worked on, when its lease ends. */
  runAt: z.date(),
  /** Counts the takings; only the latest taker may finish the job. */
  fence: z.int(),
  /** Failures since the last success. */
  failures: z.int(),
  /** Takings in a row that came to no end, the one that is under way included: their workers died. */
  unended: z.optional(z.int()),
  lastError: z.nullable(z.string()),
  createdAt: z.date(),
  /** When it was done or given up. */
  doneAt: z.nullable(z.date()),
})

/** A row of Jobs. */
export type JobRow = z.output<typeof rowSchema>

/**
 * Jobs: what is to be done later. They are nobody's: a payload names rows by their ids and holds nothing of them, so that
 * a job whose rows are gone has nothing left to do.
 */
export const jobs = defineCollection({
  name: 'Jobs',
  row: rowSchema,
  owners: [],
  indexes: [
    { key: { key: 1 }, unique: true, partialFilterExpression: whereText('key') },
    { key: { state: 1, name: 1, behind: 1, runAt: 1 } },
    { key: { asker: 1, behind: 1 }, partialFilterExpression: whereText('asker') },
    { key: { 'payload.ownerId': 1 }, partialFilterExpression: whereText('payload.ownerId') },
    { key: { doneAt: 1 }, expireAfterSeconds: doneJobLifetimeSeconds },
  ],
  formerIndexes: ['state_1_runAt_1'],
})

// One command counts and takes: what cannot be counted would refuse it, and all jobs that wait behind.
const isCounted = { fence: { $gte: 0 } } as const

/** A change of a job by whoever has taken it. */
export type JobChange = Partial<
  Pick<JobRow, 'state' | 'runAt' | 'failures' | 'unended' | 'lastError' | 'doneAt'>
>

/** The rows of the queue. */
export const openJobs = (db: Db) => {
  const rows = jobs.open(db)

  /** Each that moves up goes to the end of those that stand there: what others had there before is done first. */
  const moveUp = async (asker: string, from: number, now: Date): Promise<void> => {
    const theirs = { asker, state: 'open' } as const
    // A lease, and a later attempt, stay as late as they are.
    const $max = { runAt: now }
    if (from === 0) await rows.raw.updateMany({ ...theirs, behind: 1 }, { $set: { behind: null }, $max })
    const further = { ...theirs, behind: { $gt: Math.max(from, 1) } }
    await rows.raw.updateMany(further, { $inc: { behind: -1 }, $max })
  }

  return {
    /** False when an open job has the same key. */
    insert: async (row: Omit<JobRow, '_id'>): Promise<boolean> => {
      try {
        await rows.raw.insertOne({ _id: new ObjectId(), ...row })
        return true
      } catch (thrown) {
        if (isDuplicate(thrown)) return false
        throw thrown
      }
    },

    /** How many open jobs an asker has. */
    countOf: (asker: string): Promise<number> => rows.raw.countDocuments({ asker, state: 'open' }),

    /**
     * Takes the job of these names that has been due longest at `now`, of those with the fewest of the same asker before
     * them, until its lease ends. One whose row cannot be read is given up, and rejects with `UnfitJob`.
     */
    take: async (
      names: readonly string[],
      { now, leaseEnd }: { readonly now: Date; readonly leaseEnd: Date },
    ): Promise<JobRow | undefined> => {
      const takeFirst = (behind: null | { readonly $gt: number }) =>
        rows.raw.findOneAndUpdate(
          { state: 'open', name: { $in: [...names] }, behind, runAt: { $lte: now }, ...isCounted },
          { $inc: { fence: 1, unended: 1 }, $set: { runAt: leaseEnd } },
          { sort: { behind: 1, runAt: 1 }, returnDocument: 'after' },
        )
      // In one question, all that is due later would be looked through for what is behind.
      const taken = (await takeFirst(null)) ?? (await takeFirst({ $gt: 0 }))
      try {
        return rows.parse(taken)
      } catch (cause) {
        const lastError = 'its row cannot be read'
        await rows.raw.updateOne(
          { _id: taken?._id ?? new ObjectId() },
          { $set: { state: 'failed', doneAt: now, lastError }, $unset: { key: '' } },
        )
        throw new UnfitJob(`a job was given up: ${lastError}`, { cause })
      }
    },

    /** What the open jobs of a name say that are about something of this account. */
    openPayloadsOf: async (name: string, ownerId: string): Promise<readonly unknown[]> =>
      (await rows.all({ name, state: 'open', 'payload.ownerId': ownerId })).map(({ payload }) => payload),

    /** Has the open job of a key taken earlier, where it waits for longer; one that is under way goes on. */
    hasten: async (key: string, runAt: Date): Promise<boolean> => {
      const waits = { $or: [{ unended: 0 }, { unended: { $exists: false } }] }
      const { matchedCount } = await rows.raw.updateOne(
        { key, state: 'open', runAt: { $gt: runAt }, ...waits },
        { $set: { runAt } },
      )
      return matchedCount === 1
    },

    /** Ends the open job of a key, whoever has taken it. What it was to do is of no use any more, and names what may be gone. */
    withdraw: async (key: string, doneAt: Date): Promise<void> => {
      await rows.raw.updateOne(
        { key, state: 'open' },
        { $set: { state: 'done', doneAt, payload: null }, $unset: { key: '' } },
      )
    },

    /**
     * Changes a job for the taker whose fence it bears; false when another has taken it. A job that ends loses its key and
     * its asker, and what the asker has behind it moves up.
     */
    changeTaken: async (
      { _id, fence }: Pick<JobRow, '_id' | 'fence'>,
      change: JobChange,
    ): Promise<boolean> => {
      const ours = { _id, fence, state: 'open' } as const
      const { state = 'open', doneAt } = change
      if (state === 'open') return (await rows.raw.updateOne(ours, { $set: change })).matchedCount === 1
      const ended = await rows.raw.findOneAndUpdate(
        ours,
        { $set: change, $unset: { key: '', asker: '', behind: '' } },
        { projection: { asker: 1, behind: 1 }, returnDocument: 'before' },
      )
      if (doneAt && ended?.asker !== undefined) await moveUp(ended.asker, ended.behind ?? 0, doneAt)
      return ended !== null
    },
  }
}
