import { type Db, MongoServerError, ObjectId } from 'mongodb'
import { retryDelayMs } from './retry-delay.ts'

/** A row of Jobs. */
export interface JobRow {
  _id: ObjectId
  name: string
  payload: unknown
  /** Present while the job is open: no second open job may have the same. */
  key?: string
  state: 'open' | 'done' | 'failed'
  /** When the job may be taken; while it is being worked on, when its lease ends. */
  runAt: Date
  /** Counts the takings; only the latest taker may finish the job. */
  fence: number
  /** Failures since the last success. */
  failures: number
  lastError: string | null
  createdAt: Date
  doneAt: Date | null
}

/** A job that has been taken. */
export type TakenJob = Pick<JobRow, '_id' | 'name' | 'payload' | 'fence' | 'failures'>

/** A job to do: what, with which data, and from when. */
export interface NewJob {
  name: string
  payload?: unknown
  key?: string
  runAt?: Date
}

/** Work that outlives the request that caused it, done at least once even if a process dies in the middle. */
export interface JobQueue {
  /** True when added; false when an open job has this key. */
  add: (job: NewJob) => Promise<boolean>
  /** Takes the job that has waited longest, among those of these names, for the time of one lease. */
  take: (names: readonly string[]) => Promise<TakenJob | undefined>
  /** Prolongs the lease; false when another worker has taken the job. */
  renew: (job: TakenJob) => Promise<boolean>
  /** Ends the job, or puts it off when it is to run again; false when another worker has taken it. */
  finish: (job: TakenJob, runAgainAt?: Date) => Promise<boolean>
  /** Puts the job off, longer with each failure, or gives it up; false when another worker has taken it. */
  fail: (job: TakenJob, reason: string) => Promise<boolean>
}

/** How long a worker may be silent before its job is given to another, and how often a job may fail. */
export interface JobQueueOptions {
  clock?: () => Date
  leaseMs?: number
  maxFailures?: number
}

const isDuplicate = (error: unknown): boolean => error instanceof MongoServerError && error.code === 11000

/** Opens the queue in the Jobs collection. */
export const createJobQueue = (db: Db, options: JobQueueOptions = {}): JobQueue => {
  const { clock = () => new Date(), leaseMs = 60_000, maxFailures = 20 } = options
  const rows = db.collection<JobRow>('Jobs')
  const inMs = (delayMs: number): Date => new Date(clock().getTime() + delayMs)

  // The fence names one taking: whoever lost the lease matches nothing.
  const changeTaken = async ({ _id, fence }: TakenJob, change: object): Promise<boolean> => {
    const { matchedCount } = await rows.updateOne({ _id, fence, state: 'open' }, change)
    return matchedCount === 1
  }

  return {
    add: async ({ name, payload = null, key, runAt = clock() }) => {
      const row: JobRow = {
        _id: new ObjectId(),
        name,
        payload,
        ...(key !== undefined && { key }),
        state: 'open',
        runAt,
        fence: 0,
        failures: 0,
        lastError: null,
        createdAt: clock(),
        doneAt: null,
      }
      try {
        await rows.insertOne(row)
        return true
      } catch (error) {
        if (isDuplicate(error)) return false
        throw error
      }
    },
    take: async (names) => {
      const row = await rows.findOneAndUpdate(
        { state: 'open', runAt: { $lte: clock() }, name: { $in: [...names] } },
        { $inc: { fence: 1 }, $set: { runAt: inMs(leaseMs) } },
        { sort: { runAt: 1 }, returnDocument: 'after' },
      )
      return row ?? undefined
    },
    renew: (job) => changeTaken(job, { $set: { runAt: inMs(leaseMs) } }),
    finish: (job, runAgainAt) =>
      changeTaken(
        job,
        runAgainAt === undefined
          ? { $set: { state: 'done', doneAt: clock(), lastError: null }, $unset: { key: '' } }
          : { $set: { runAt: runAgainAt, failures: 0, lastError: null } },
      ),
    fail: (job, reason) => {
      const failures = job.failures + 1
      return changeTaken(
        job,
        failures < maxFailures
          ? { $set: { runAt: inMs(retryDelayMs(failures)), failures, lastError: reason } }
          : { $set: { state: 'failed', failures, lastError: reason }, $unset: { key: '' } },
      )
    },
  }
}
