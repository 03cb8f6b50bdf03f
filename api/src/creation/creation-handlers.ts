import type { Origins } from '@shingle/shared/origins/origins.ts'
import { ownedLimit } from '@shingle/shared/website/limits.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { createOrderSweep } from '@shingle/storage/deletion/sweep-deleted.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { readOrder } from '@shingle/storage/jobs/final-failure.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import type { JobHandler } from '@shingle/storage/jobs/job-worker.ts'
import type { LanguageModel } from '@shingle/storage/providers/language-model/language-model.ts'
import { openCreations } from '@shingle/storage/rows/creations.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { Db } from 'mongodb'
import { createPrompts } from '../prompt/prompts.ts'
import { createVersions } from '../version/versions.ts'
import { createDrafts } from '../website/drafts.ts'
import { foreseen } from '../website/keep-whole.ts'
import { creationJobName, creationOrderSchema } from './creation-job.ts'
import { createKeepWritten } from './keep-written.ts'
import { type WritingPorts, writeCreation } from './write-creation.ts'

interface Options {
  readonly db: Db
  readonly bus: Bus
  readonly origins: Origins
  readonly clock: () => Date
  readonly languageModel?: LanguageModel | undefined
}

/** What writing stands on, over one database. @internal */
export const openWritingPorts = ({ db, bus, clock, origins, languageModel }: Options): WritingPorts => {
  const drafts = createDrafts(db, clock)
  const creations = openCreations(db, clock)
  const stores = { creations, drafts, log: createDraftLog(db), versions: createVersions(db, clock) }
  const orderSweep = createOrderSweep(createJobQueue(db, { bus, clock }), clock)
  const limit = ownedLimit(origins.app)
  return {
    ...{ bus, drafts, creations, languageModel },
    keepWritten: createKeepWritten({ ...stores, orderSweep, limit }),
    foresee: ({ _id, userId }) => foreseen({ drafts, limit }, { ownerId: userId, creation: _id }),
    ...{ users: openUsers(db, clock), prompts: createPrompts(db, clock) },
  }
}

/** What writes the websites that were begun, by the name of its job. */
export const creationHandlers = (options: Options): Readonly<Record<string, JobHandler>> => {
  const ports = openWritingPorts(options)
  return {
    [creationJobName]: async (payload, { signal }) => {
      await writeCreation(ports, readOrder(creationOrderSchema, payload).draftId, signal)
      return undefined
    },
  }
}
