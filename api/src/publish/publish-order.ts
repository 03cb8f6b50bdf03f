import { setTimeout as wait } from 'node:timers/promises'
import { notGranted } from '@shingle/shared/assistant/problems.ts'
import { handleIsOwners } from '@shingle/shared/handle/problems.ts'
import { type Problem, type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { planGone } from '@shingle/shared/publish-plan/problems.ts'
import type { DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import { publishPatienceMs } from '@shingle/shared/website/limits.ts'
import { noWebsiteAtLink, someoneElseEdits } from '@shingle/shared/website/problems.ts'
import { mayEdit } from '@shingle/shared/website/roles.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { Caller } from '../session/caller.ts'
import type { Drafts } from '../website/drafts.ts'
import { type ReadContent, readContent } from '../website/read-content.ts'

/** What somebody asks to publish, and where. */
export interface PublishOrder {
  readonly draft: DraftRow
  readonly caller: Pick<Caller, 'id'>
  readonly handle: string
  /** The draft as an editor sees it, at `seq` or later, while they hold `epoch`; where nothing is said, as it is, whoever edits it. */
  readonly held?: { readonly epoch: number; readonly seq: number }
  /** Whether the assistant that asks for it is still let in, where it is one. */
  readonly isLetIn?: () => Promise<boolean>
  /** The plan that this carries out, as long as it stands. */
  readonly planId?: string
}

const pauseMs = 40

const holds = ({ epoch, holder }: DraftControl, { held, caller }: PublishOrder): boolean =>
  held === undefined || (epoch === held.epoch && holder.id === caller.id)

const seqOf = ({ held }: PublishOrder): number => held?.seq ?? 0

/** Waits until the log has the editor's last edit, as long as the editor keeps control; refuses whoever does not have it. */
export const awaitEdits = async (log: DraftLog, order: PublishOrder): Promise<Result<undefined>> => {
  const deadline = performance.now() + publishPatienceMs
  for (;;) {
    const control = await log.control(order.draft._id)
    if (control === undefined) return refuse(noWebsiteAtLink)
    if (!holds(control, order)) return refuse(someoneElseEdits)
    // Past the deadline the log itself refuses, and says why.
    if (control.seq >= seqOf(order) || performance.now() > deadline) return succeed(undefined)
    await wait(pauseMs)
  }
}

/** What the draft says, with the editor's last edit, which was awaited, while they hold it. */
export const readEdits = async (log: DraftLog, order: PublishOrder): Promise<Result<ReadContent>> => {
  const { draft, caller } = order
  const read = await readContent(log, { draftId: draft._id, accountId: caller.id, atLeast: seqOf(order) })
  if (read.ok && !holds(read.value.control, order)) return refuse(someoneElseEdits)
  return read
}

/** Why somebody may not publish a draft at a handle: all but its owner do where it stands already. */
export const addressProblem = (
  draft: Pick<DraftRow, 'userId' | 'handle'>,
  { caller, handle }: { readonly caller: Pick<Caller, 'id'>; readonly handle: string },
): Problem | undefined => (caller.id === draft.userId || handle === draft.handle ? undefined : handleIsOwners)

/**
 * Whose the website is by now, where the editor still has it, holds it and may put it at the handle: it may have been
 * handed over or taken off, or they removed, since they asked, or their assistant let in no more.
 */
export const findOwnerWhileHeld = async (
  { drafts, log }: { readonly drafts: Pick<Drafts, 'findFor'>; readonly log: DraftLog },
  order: PublishOrder,
  handle: string,
): Promise<Result<string>> => {
  const { _id: draftId } = order.draft
  const [found, control] = [await drafts.findFor(draftId, order.caller), await log.control(draftId)]
  if (found === undefined || !mayEdit(found.role) || control === undefined) return refuse(noWebsiteAtLink)
  if (!holds(control, order)) return refuse(someoneElseEdits)
  if (order.isLetIn !== undefined && !(await order.isLetIn())) return refuse(notGranted)
  if (order.planId !== undefined && found.draft.publishPlan?.id !== order.planId) return refuse(planGone)
  const problem = addressProblem(found.draft, { caller: order.caller, handle })
  return problem === undefined ? succeed(found.draft.userId) : refuse(problem)
}
