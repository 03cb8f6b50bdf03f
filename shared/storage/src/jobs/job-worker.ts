import type { JobQueue, TakenJob } from './job-queue.ts'

/** Does one kind of job; a returned date lets it run again then, a thrown error lets it be retried. */
export type JobHandler = (payload: unknown, job: JobContext) => Promise<Date | undefined>

/** What a handler can ask while it works: `signal` aborts when the worker has lost the job to another. */
export interface JobContext {
  failures: number
  signal: AbortSignal
}

/** A worker's parts; `onTrouble` hears of failed jobs and of an unreachable database. */
export interface JobWorkerOptions {
  queue: JobQueue
  handlers: Readonly<Record<string, JobHandler>>
  onTrouble: (error: unknown) => void
  /** How often the queue is asked while there is nothing to do. */
  idleDelayMs?: number
  /** How often a lease is renewed; well below the queue's lease. */
  renewEveryMs?: number
}

/** A running worker. */
export interface JobWorker {
  /** Looks for work now instead of at the next interval. */
  wake: () => void
  /** Takes no further job and resolves when the present one is done. */
  close: () => Promise<void>
}

/** Starts doing jobs, one after the other. */
export const startJobWorker = (options: JobWorkerOptions): JobWorker => {
  const { queue, handlers, onTrouble, idleDelayMs = 1_000 } = options
  const names = Object.keys(handlers)
  let isClosing = false
  let wake: () => void = () => {}

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, idleDelayMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const workOnce = async (): Promise<boolean> => {
    try {
      const job = await queue.take(names)
      if (job !== undefined) await doJob(job, options)
      return job !== undefined
    } catch (error) {
      onTrouble(error)
      return false
    }
  }

  const loop = async (): Promise<void> => {
    while (!isClosing) {
      const didWork = await workOnce()
      if (!didWork && !isClosing) await rest()
    }
  }
  const running = loop()
  return {
    wake: () => wake(),
    close: async () => {
      isClosing = true
      wake()
      await running
    },
  }
}

const doJob = async (
  job: TakenJob,
  { queue, handlers, onTrouble, renewEveryMs = 20_000 }: JobWorkerOptions,
): Promise<void> => {
  const lost = new AbortController()
  const renewal = setInterval(() => {
    queue.renew(job).then((isOurs) => {
      if (!isOurs) lost.abort()
    }, onTrouble)
  }, renewEveryMs)
  try {
    const handler = handlers[job.name]
    const again = await handler?.(job.payload, { failures: job.failures, signal: lost.signal })
    await queue.finish(job, again)
  } catch (error) {
    onTrouble(error)
    await queue.fail(job, error instanceof Error ? error.message : String(error))
  } finally {
    clearInterval(renewal)
  }
}
