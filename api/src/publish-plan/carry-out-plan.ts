import { type Result, refuse } from '@shingle/shared/problem/problem.ts'
import { planGone, plannerMayNot, planOwnerDisabled } from '@shingle/shared/publish-plan/problems.ts'
import { mayEdit } from '@shingle/shared/website/roles.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import type { DraftPlan, DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Published, PublishWebsite } from '../publish/publish-website.ts'
import type { Drafts } from '../website/drafts.ts'

interface Services {
  readonly drafts: Pick<Drafts, 'find' | 'findFor' | 'dropPlan' | 'failPlan'>
  readonly users: Pick<Users, 'isDisabled'>
  readonly publishWebsite: PublishWebsite
  readonly orderMail: OrderMail
}

/** Publishes what was planned; where that cannot be, says why to whoever planned it. */
export type CarryOutPlan = (order: { readonly draftId: string; readonly planId: string }) => Promise<void>

/**
 * The draft goes out as it is at this moment, whoever edits it; whether who planned it may publish is looked at now, and whether
 * they and its owner may still sign in. What ended is not begun again: the mark of the publish in the draft's row ends the plan
 * in the same write.
 */
export const createCarryOutPlan = ({ drafts, users, publishWebsite, orderMail }: Services): CarryOutPlan => {
  const publish = async (draft: DraftRow, plan: DraftPlan): Promise<Result<Published>> => {
    const caller = { id: plan.userId }
    const found = await drafts.findFor(draft._id, caller)
    if (found === undefined || !mayEdit(found.role)) return refuse(plannerMayNot)
    if (await users.isDisabled(caller.id)) return refuse(plannerMayNot)
    if (await users.isDisabled(found.draft.userId)) return refuse(planOwnerDisabled)
    return publishWebsite({ draft: found.draft, caller, handle: plan.handle, planId: plan.id })
  }
  return async ({ draftId, planId }) => {
    const draft = await drafts.find(draftId)
    const plan = draft?.publishPlan
    if (draft === undefined || plan?.id !== planId || plan.failed !== undefined) return
    const published = await publish(draft, plan)
    // A later state stands there already: then nothing was marked.
    if (published.ok) return drafts.dropPlan(draftId, planId)
    if (published.problem.code === planGone.code) return
    const isTold = await drafts.failPlan(draftId, planId, published.problem.text)
    if (isTold) await orderMail({ mail: 'publish-failed', data: { websiteId: draftId, planId } })
  }
}
