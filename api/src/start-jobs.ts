import { hearJobs } from '@shingle/storage/jobs/job-added.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { type JobHandler, startJobWorker } from '@shingle/storage/jobs/job-worker.ts'
import type { ApiOptions } from './api-options.ts'
import { creationHandlers } from './creation/creation-handlers.ts'
import { publishPlanHandlers } from './publish-plan/publish-plan-handlers.ts'

type Options = Pick<
  ApiOptions,
  | 'db'
  | 'bus'
  | 'files'
  | 'clock'
  | 'origins'
  | 'log'
  | 'languageModel'
  | 'secret'
  | 'fetchOutside'
  | 'checkLink'
>

// Somebody looks on, or has named the minute: whatever ends a process, another goes on within seconds.
const leaseMs = 4_000
const renewEveryMs = 1_000
// A page is dear to make, and of a full hour many are planned: nobody's new website waits for them.
const [creationsAtOnce, plansAtOnce] = [8, 2]

/** Does the jobs that decide, of which a call only began: writing websites, and publishing at a chosen time; until it is closed. */
export const startJobs = (options: Options): { readonly close: () => Promise<void> } => {
  const { db, bus, clock, log } = options
  const workOn = (handlers: Readonly<Record<string, JobHandler>>, atOnce: number) =>
    startJobWorker({
      queue: createJobQueue(db, { clock, leaseMs }),
      ...{ renewEveryMs, atOnce, handlers },
      onTrouble: (error) => log.warn({ err: error }, 'a job could not be done; it will be tried again'),
      onGivenUp: (error, { name }) => log.error({ err: error, name }, 'a job was given up'),
    })
  const workers = [
    workOn(creationHandlers(options), creationsAtOnce),
    workOn(publishPlanHandlers(options), plansAtOnce),
  ]
  const hearing = hearJobs(bus, () => {
    for (const { wake } of workers) wake()
  })
  hearing.catch((error: unknown) => log.warn({ err: error }, 'the bus cannot be heard; looking goes on'))
  return {
    close: async () => {
      const leave = await hearing.catch(() => undefined)
      await leave?.()
      await Promise.all(workers.map(({ close }) => close()))
    },
  }
}
