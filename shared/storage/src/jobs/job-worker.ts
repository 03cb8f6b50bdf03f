import { FinalFailure, UnfitJob } from './final-failure.ts'
import type { FailedJob, JobQueue, TakenJob } from './job-queue.ts'

/** Does one kind of job; a returned date lets it run again then, a thrown error lets it be retried, unless it is a `FinalFailure`. */
export type JobHandler = (payload: unknown, job: JobContext) => Promise<Date | undefined>

/** What a handler can ask while it works: `signal` aborts when the worker has lost the job to another. */
export interface JobContext {
  /** 24 hexadecimal digits, the same at every attempt. */
  id: string
  failures: number
  signal: AbortSignal
}

/**
 * A worker's parts; `onTrouble` hears of failures that are tried again and of an unreachable database, `onGivenUp` of the
 * error for which a job is not tried again.
 */
export interface JobWorkerOptions {
  queue: JobQueue
  handlers: Readonly<Record<string, JobHandler>>
  onTrouble: (error: unknown) => void
  onGivenUp: (error: unknown, job: TakenJob) => void
  /** How many jobs are done at once: one that takes long holds up no other. */
  atOnce?: number
  /** How often the queue is asked while there is nothing to do. */
  idleDelayMs?: number
  /** How often a lease is renewed; well below the queue's lease. */
  renewEveryMs?: number
}

/** A running worker. */
export interface JobWorker {
  /** Looks for work now instead of at the next interval. */
  wake: () => void
  /** Takes no further job and resolves when those under way are done. */
  close: () => Promise<void>
}

/** Starts doing jobs. */
export const startJobWorker = (options: JobWorkerOptions): JobWorker => {
  const { queue, handlers, onTrouble, atOnce = 1, idleDelayMs = 1_000 } = options
  const names = Object.keys(handlers)
  const underWay = new Set<Promise<void>>()
  let isClosing = false
  let isWoken = false
  let endRest: () => void = () => {}

  const wake = (): void => {
    // Whoever calls while the queue is being asked would otherwise be heard only after the next rest.
    isWoken = true
    endRest()
  }

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, idleDelayMs)
      endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const begin = (job: TakenJob): void => {
    const done = doJob(job, options)
      .catch(onTrouble)
      .finally(() => {
        underWay.delete(done)
        wake()
      })
    underWay.add(done)
  }

  const takeOne = async (): Promise<boolean> => {
    if (underWay.size >= atOnce) return false
    try {
      const job = await queue.take(names)
      if (job !== undefined) begin(job)
      return job !== undefined
    } catch (error) {
      onTrouble(error)
      // What nobody can do keeps nobody waiting.
      return error instanceof UnfitJob
    }
  }

  const loop = async (): Promise<void> => {
    while (!isClosing) {
      isWoken = false
      const hasTaken = await takeOne()
      if (!hasTaken && !isWoken && !isClosing) await rest()
    }
    await Promise.all(underWay)
  }
  const running = loop()
  return {
    wake,
    close: async () => {
      isClosing = true
      wake()
      await running
    },
  }
}

const failJob = async (job: TakenJob, error: unknown, options: JobWorkerOptions): Promise<void> => {
  const { queue, onTrouble, onGivenUp } = options
  const reason = error instanceof Error ? error.message : String(error)
  let outcome: FailedJob = 'lost'
  try {
    outcome = await queue.fail(job, { reason, isFinal: error instanceof FinalFailure })
  } finally {
    if (outcome === 'given-up') onGivenUp(error, job)
    else onTrouble(error)
  }
}

const doJob = async (job: TakenJob, options: JobWorkerOptions): Promise<void> => {
  const { queue, handlers, onTrouble, renewEveryMs = 20_000 } = options
  const lost = new AbortController()
  const renewal = setInterval(() => {
    queue.renew(job).then((isOurs) => {
      if (!isOurs) lost.abort()
    }, onTrouble)
  }, renewEveryMs)
  try {
    const handler = handlers[job.name]
    const again = await handler?.(job.payload, {
      id: job._id.toHexString(),
      failures: job.failures,
      signal: lost.signal,
    })
    await queue.finish(job, again)
  } catch (error) {
    await failJob(job, error, options)
  } finally {
    clearInterval(renewal)
  }
}
