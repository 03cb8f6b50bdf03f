import { checkHandle } from '@shingle/shared/handle/check-handle.ts'
import { normaliseHandle } from '@shingle/shared/handle/handle.ts'
import { handleUnavailable } from '@shingle/shared/handle/problems.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { planAheadMaximumMs, planAheadMinimumMs } from '@shingle/shared/publish-plan/limits.ts'
import { planTimeUnfit } from '@shingle/shared/publish-plan/problems.ts'
import { websiteTakenDown } from '@shingle/shared/takedown/problems.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import type { JobQueue } from '@shingle/storage/jobs/job-queue.ts'
import type { DraftPlan, DraftRow } from '@shingle/storage/rows/draft-row.ts'
import { addressProblem } from '../publish/publish-order.ts'
import type { SiteAddresses } from '../publish/site-addresses.ts'
import type { Caller } from '../session/caller.ts'
import { freshId } from '../session/keys.ts'
import type { Drafts } from '../website/drafts.ts'
import { publishPlanJob, publishPlanKey } from './publish-plan-job.ts'

interface Services {
  readonly drafts: Pick<Drafts, 'plan' | 'dropPlan'>
  readonly addresses: Pick<SiteAddresses, 'isFreeFor'>
  readonly queue: Pick<JobQueue, 'add' | 'withdraw'>
  readonly clock: () => Date
}

/** What is planned, by whom. */
interface PlanOrder {
  readonly draft: DraftRow
  readonly caller: Pick<Caller, 'id'>
  readonly handle: string
  readonly at: Date
}

const isFit = (at: Date, now: Date): boolean => {
  const ahead = at.getTime() - now.getTime()
  return ahead >= planAheadMinimumMs && ahead <= planAheadMaximumMs
}

/** Plans publishing. Whether the address is to be had is looked at now for who asks, and decided when the time comes. */
export const createPublishPlans = ({ drafts, addresses, queue, clock }: Services) => {
  const check = async ({ draft, caller, handle: typed, at }: PlanOrder): Promise<Result<string>> => {
    const handle = normaliseHandle(typed)
    const problem = checkHandle(handle) ?? addressProblem(draft, { caller, handle })
    if (problem) return refuse(problem)
    if (!isFit(at, clock())) return refuse(planTimeUnfit)
    if (draft.takenDownAt) return refuse(websiteTakenDown)
    const { _id: draftId, userId } = draft
    return (await addresses.isFreeFor(handle, { userId, draftId }))
      ? succeed(handle)
      : refuse(handleUnavailable)
  }
  return {
    /** Plans a publish; what was planned before gives way. */
    plan: async (order: PlanOrder): Promise<Result<DraftPlan>> => {
      const handle = await check(order)
      if (!handle.ok) return handle
      const { draft, caller, at } = order
      const plan = { id: freshId(), at, handle: handle.value, userId: caller.id, plannedAt: clock() }
      // The job first: an interruption in between leaves nothing that waits for ever.
      await queue.add(publishPlanJob({ draftId: draft._id, planId: plan.id }, at))
      const isKept = await drafts.plan(draft._id, plan)
      const former = isKept ? draft.publishPlan?.id : plan.id
      if (former !== undefined) await queue.withdraw(publishPlanKey(former))
      return isKept ? succeed(plan) : refuse(noWebsiteAtLink)
    },

    /** Takes back what is planned, if anything is. */
    drop: async ({ _id, publishPlan }: Pick<DraftRow, '_id' | 'publishPlan'>): Promise<void> => {
      await drafts.dropPlan(_id)
      if (publishPlan !== undefined) await queue.withdraw(publishPlanKey(publishPlan.id))
    },
  }
}

export type PublishPlans = ReturnType<typeof createPublishPlans>
