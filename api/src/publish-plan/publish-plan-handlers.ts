import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { readOrder } from '@shingle/storage/jobs/final-failure.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import type { JobHandler } from '@shingle/storage/jobs/job-worker.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { ApiOptions } from '../api-options.ts'
import { createImages } from '../image/images.ts'
import { createRateLimits } from '../limits/rate-limits.ts'
import { createCheckLinks } from '../link-safety/check-links.ts'
import { openPublishing } from '../publish/open-publishing.ts'
import { createVersions } from '../version/versions.ts'
import { createDrafts } from '../website/drafts.ts'
import { createCarryOutPlan } from './carry-out-plan.ts'
import { publishPlanJobName, publishPlanOrderSchema } from './publish-plan-job.ts'

type Options = Pick<
  ApiOptions,
  'db' | 'bus' | 'files' | 'clock' | 'origins' | 'secret' | 'fetchOutside' | 'checkLink'
>

/** What publishes at a chosen time, by the name of its job. */
export const publishPlanHandlers = (options: Options): Readonly<Record<string, JobHandler>> => {
  const { db, clock } = options
  const drafts = createDrafts(db, clock)
  const [log, queue] = [createDraftLog(db), createJobQueue(db, options)]
  const stores = { log, drafts, versions: createVersions(db, clock), images: createImages(options) }
  const carryOutPlan = createCarryOutPlan({
    ...openPublishing({
      ...{ ...options, ...stores, queue },
      checkLinks: createCheckLinks({ ...options, ...createRateLimits(options) }),
    }),
    ...{ drafts, users: openUsers(db, clock), orderMail: createOrderMail(queue) },
  })
  return {
    [publishPlanJobName]: async (payload) => {
      await carryOutPlan(readOrder(publishPlanOrderSchema, payload))
      return undefined
    },
  }
}
