import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { websiteLimitReached } from '@shingle/shared/website/problems.ts'
import type { OrderSweep, SweepIfDeleted } from '@shingle/storage/deletion/sweep-deleted.ts'
import type { Drafts, NewDraft } from './drafts.ts'

interface Services {
  readonly drafts: Pick<Drafts, 'create' | 'ofCreation'>
  readonly orderSweep: OrderSweep
  readonly sweepIfDeleted: SweepIfDeleted
  readonly limit: number
}

/**
 * Writes the row of a website, after all that belongs to it; the value is the website's id. Of several that come of one
 * creation the first one stays, and is that of the others too.
 */
export const keepRow = async (
  { drafts, limit }: Pick<Services, 'drafts' | 'limit'>,
  draft: NewDraft,
): Promise<Result<string>> => {
  if (await drafts.create(draft, limit)) return succeed(draft.id)
  const first = draft.creation === undefined ? undefined : await drafts.ofCreation(draft.creation)
  return first === undefined ? refuse(websiteLimitReached) : succeed(first)
}

/**
 * Keeps a new website as one thing: `fill` writes all that belongs to it and answers its content, and only then is it
 * anybody's. Its id is a fresh one: nobody else writes to it.
 */
export type KeepWhole = (
  draft: Omit<NewDraft, 'content'>,
  fill: () => Promise<Result<DraftContent>>,
) => Promise<Result<string>>

/**
 * The row goes last, so that a list shows whole websites alone. What an interruption leaves has no row, as what is left of
 * a deleted one: it is swept once no request goes on with it.
 */
export const createKeepWhole =
  ({ orderSweep, sweepIfDeleted, ...keeping }: Services): KeepWhole =>
  async (draft, fill) => {
    await orderSweep({ websiteId: draft.id, ownerId: draft.ownerId })
    try {
      const filled = await fill()
      return filled.ok ? await keepRow(keeping, { ...draft, content: filled.value }) : filled
    } finally {
      await sweepIfDeleted(draft.id)
    }
  }
