import type { Origins } from '@shingle/shared/origins/origins.ts'
import { ownedLimit } from '@shingle/shared/website/limits.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { readOrder } from '@shingle/storage/jobs/final-failure.ts'
import { hearJobs } from '@shingle/storage/jobs/job-added.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { startJobWorker } from '@shingle/storage/jobs/job-worker.ts'
import type { LanguageModel } from '@shingle/storage/providers/language-model/language-model.ts'
import { openCreations } from '@shingle/storage/rows/creations.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { Db } from 'mongodb'
import type { Logger } from 'pino'
import { createPrompts } from '../prompt/prompts.ts'
import { createVersions } from '../version/versions.ts'
import { createKeepFirstDraft } from '../website/create-website.ts'
import { createDrafts } from '../website/drafts.ts'
import { creationJobName, creationOrderSchema } from './creation-job.ts'
import { type WritingPorts, writeCreation } from './write-creation.ts'

interface Options {
  readonly db: Db
  readonly bus: Bus
  readonly origins: Origins
  readonly log: Logger
  readonly clock: () => Date
  readonly languageModel?: LanguageModel | undefined
}

// Somebody looks on: whatever ends a process, another goes on within seconds.
const leaseMs = 4_000
const renewEveryMs = 1_000
const atOnce = 8

/** What writing stands on, over one database. @internal */
export const openWritingPorts = ({
  db,
  bus,
  clock,
  origins,
  languageModel,
}: Omit<Options, 'log'>): WritingPorts => {
  const drafts = createDrafts(db, clock)
  const limit = ownedLimit(origins.app)
  const keeping = { drafts, log: createDraftLog(db), versions: createVersions(db, clock), limit }
  return {
    ...{ bus, drafts, languageModel, keepFirstDraft: createKeepFirstDraft(keeping) },
    ...{
      creations: openCreations(db, clock),
      users: openUsers(db, clock),
      prompts: createPrompts(db, clock),
    },
  }
}

/** Writes the websites that were begun, one process beside the other, until it is closed. */
export const startCreationWorker = (options: Options): { readonly close: () => Promise<void> } => {
  const { db, bus, clock, log } = options
  const ports = openWritingPorts(options)
  const worker = startJobWorker({
    queue: createJobQueue(db, { clock, leaseMs }),
    ...{ renewEveryMs, atOnce },
    handlers: {
      [creationJobName]: async (payload, { signal }) => {
        await writeCreation(ports, readOrder(creationOrderSchema, payload).draftId, signal)
        return undefined
      },
    },
    onTrouble: (error) => log.warn({ err: error }, 'a website could not be written; it will be tried again'),
    onGivenUp: (error) => log.error({ err: error }, 'a website was given up'),
  })
  const hearing = hearJobs(bus, worker.wake)
  hearing.catch((error: unknown) => log.warn({ err: error }, 'the bus cannot be heard; looking goes on'))
  return {
    close: async () => {
      const leave = await hearing.catch(() => undefined)
      await leave?.()
      await worker.close()
    },
  }
}
