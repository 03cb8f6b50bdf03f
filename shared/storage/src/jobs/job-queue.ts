import type { Db } from 'mongodb'
import type { Bus } from '../bus/bus.ts'
import { type JobRow, openJobs } from '../rows/jobs.ts'
import { createTurns } from '../turns/turns.ts'
import { UnfitJob } from './final-failure.ts'
import { announceJob } from './job-added.ts'
import { retryDelayMs } from './retry-delay.ts'

/** A job that has been taken. */
export type TakenJob = Pick<JobRow, '_id' | 'name' | 'payload' | 'fence' | 'failures'>

/** A job to do: what, with which data, and from when. */
export interface NewJob {
  name: string
  payload?: unknown
  key?: string
  /** Who asks, of what is to be done at once: what one has asked for before delays only what the same one asks for. */
  asker?: string
  runAt?: Date
}

/** Work that outlives the request that caused it, done at least once even if a process dies in the middle. */
export interface JobQueue {
  /** True when added; false when an open job has this key. */
  add: (job: NewJob) => Promise<boolean>
  /** Has the open job of a key run by `runAt`, where it was to run later. */
  hasten: (key: string, runAt: Date) => Promise<void>
  /** Takes back the open job of a key: what it was ordered for has been done. */
  withdraw: (key: string) => Promise<void>
  /**
   * Takes the job that has waited longest, among those of these names whose askers have the fewest under way, for the time
   * of one lease. One that ended twenty workers in a row, or cannot be read, is given up and rejects with `UnfitJob`.
   */
  take: (names: readonly string[]) => Promise<TakenJob | undefined>
  /** Prolongs the lease; false when another worker has taken the job. */
  renew: (job: TakenJob) => Promise<boolean>
  /** Ends the job, or puts it off when it is to run again; false when another worker has taken it. */
  finish: (job: TakenJob, runAgainAt?: Date) => Promise<boolean>
  /** Puts the job off, longer with each failure, or gives it up: at once when the failure is final. */
  fail: (job: TakenJob, failure: JobFailure) => Promise<FailedJob>
}

/** Why a job could not be done; `isFinal` where no later attempt can do it. */
export interface JobFailure {
  reason: string
  isFinal: boolean
}

/** What became of a job that failed; `lost` when another worker has taken it. */
export type FailedJob = 'put-off' | 'given-up' | 'lost'

// With the pauses of specification 9 between them, four weeks.
const mostFailures = 180
/** How many workers in a row may die of a job; deploys and power cuts end some that are not to blame. */
const mostUnended = 20

/**
 * How long a worker may be silent before its job is given to another, how often a job may fail, and the bus that wakes
 * the workers: without one they find a new job when they next look.
 */
export interface JobQueueOptions {
  bus?: Bus
  clock?: () => Date
  leaseMs?: number
  maxFailures?: number
}

type JobPlace = Pick<JobRow, 'asker' | 'behind'>

/** Opens the queue in the Jobs collection. */
export const createJobQueue = (db: Db, options: JobQueueOptions = {}): JobQueue => {
  const { bus, clock = () => new Date(), leaseMs = 60_000, maxFailures = mostFailures } = options
  const rows = openJobs(db)
  const turns = createTurns({ ofOne: Infinity, ofAll: Infinity, atOnce: Infinity })
  const inMs = (delayMs: number): Date => new Date(clock().getTime() + delayMs)

  const insert = ({ name, payload = null, key, runAt = clock() }: NewJob, place: JobPlace = {}) =>
    rows.insert({
      ...{ name, payload, ...(key !== undefined && { key }), ...place },
      ...{ state: 'open', runAt, fence: 0, failures: 0, lastError: null, createdAt: clock(), doneAt: null },
    })
  const insertBehind = async (job: NewJob, asker: string): Promise<boolean> => {
    const behind = await rows.countOf(asker)
    return insert(job, { asker, ...(behind > 0 && { behind }) })
  }

  return {
    add: async (job) => {
      const asker = job.asker && `${job.name} ${job.asker}`
      // One after the other: of many that come at once all but the first are behind it.
      const isAdded = await (asker ? turns.take(asker, () => insertBehind(job, asker)) : insert(job))
      if (isAdded && bus !== undefined) await announceJob(bus)
      return isAdded
    },
    hasten: async (key, runAt) => {
      if ((await rows.hasten(key, runAt)) && bus !== undefined) await announceJob(bus)
    },
    withdraw: (key) => rows.withdraw(key, clock()),
    take: async (names) => {
      const job = await rows.take(names, { now: clock(), leaseEnd: inMs(leaseMs) })
      if ((job?.unended ?? 0) <= mostUnended) return job
      const lastError = 'its worker ended each time'
      if (job) await rows.changeTaken(job, { state: 'failed', doneAt: clock(), lastError })
      throw new UnfitJob(`the job ${job?.name} was given up: ${lastError}`)
    },
    renew: (job) => rows.changeTaken(job, { runAt: inMs(leaseMs) }),
    finish: (job, runAgainAt) =>
      rows.changeTaken(
        job,
        runAgainAt === undefined
          ? { state: 'done', doneAt: clock(), lastError: null }
          : { runAt: runAgainAt, failures: 0, unended: 0, lastError: null },
      ),
    fail: async (job, { reason, isFinal }) => {
      const failures = job.failures + 1
      const isGivenUp = isFinal || failures >= maxFailures
      const isOurs = await rows.changeTaken(
        job,
        isGivenUp
          ? { state: 'failed', doneAt: clock(), failures, lastError: reason }
          : { runAt: inMs(retryDelayMs(failures)), failures, unended: 0, lastError: reason },
      )
      if (!isOurs) return 'lost'
      return isGivenUp ? 'given-up' : 'put-off'
    },
  }
}
