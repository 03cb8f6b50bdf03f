import { type Result, refuse } from '@shingle/shared/problem/problem.ts'
import { websiteLimitReached } from '@shingle/shared/website/problems.ts'
import type { OrderSweep, SweepIfDeleted } from '@shingle/storage/deletion/sweep-deleted.ts'
import type { Drafts, NewDraft } from './drafts.ts'

interface Services {
  readonly drafts: Pick<Drafts, 'create'>
  readonly orderSweep: OrderSweep
  readonly sweepIfDeleted: SweepIfDeleted
  readonly limit: number
}

/** Keeps a new website as one thing: `fill` writes all that belongs to it, and only then is it anybody's. */
export type KeepWhole = (draft: NewDraft, fill: () => Promise<Result<unknown>>) => Promise<Result<unknown>>

/**
 * The row goes last, so that a list shows whole websites alone. What an interruption leaves has no row, as what is left of
 * a deleted one: it is swept once no request goes on with it.
 */
export const createKeepWhole =
  ({ drafts, orderSweep, sweepIfDeleted, limit }: Services): KeepWhole =>
  async (draft, fill) => {
    await orderSweep({ websiteId: draft.id, ownerId: draft.ownerId })
    try {
      const filled = await fill()
      if (!filled.ok) return filled
      return (await drafts.create(draft, limit)) ? filled : refuse(websiteLimitReached)
    } finally {
      await sweepIfDeleted(draft.id)
    }
  }
