import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { websiteLimitReached } from '@shingle/shared/website/problems.ts'
import type { OrderSweep, SweepIfDeleted } from '@shingle/storage/deletion/sweep-deleted.ts'
import { createCallTurns } from '../limits/call-turns.ts'
import type { Drafts, NewDraft } from './drafts.ts'

interface Services {
  readonly drafts: Pick<Drafts, 'countOwned' | 'create' | 'ofCreation'>
  readonly orderSweep: OrderSweep
  readonly sweepIfDeleted: SweepIfDeleted
  readonly limit: number
}

// Of one account one at a time; how many accounts make websites at once, their rates bound.
const room = { ofOne: 20, ofAll: Number.POSITIVE_INFINITY, atOnce: Number.POSITIVE_INFINITY }

/**
 * Writes the row of a website, after all that belongs to it; the value is the website's id. Of several that come of one
 * creation the first one stays, and is that of the others too.
 */
export const keepRow = async (
  { drafts, limit }: { readonly drafts: Pick<Drafts, 'create' | 'ofCreation'>; readonly limit: number },
  draft: NewDraft,
): Promise<Result<string>> => {
  if (await drafts.create(draft, limit)) return succeed(draft.id)
  const first = draft.creation === undefined ? undefined : await drafts.ofCreation(draft.creation)
  return first === undefined ? refuse(websiteLimitReached) : succeed(first)
}

/** What came of a creation meanwhile, or that there is no room for another website; nothing where it is to be filled. */
export const foreseen = async (
  { drafts, limit }: { readonly drafts: Pick<Drafts, 'countOwned' | 'ofCreation'>; readonly limit: number },
  { ownerId, creation }: Pick<NewDraft, 'ownerId' | 'creation'>,
): Promise<Result<string> | undefined> => {
  const first = creation === undefined ? undefined : await drafts.ofCreation(creation)
  if (first !== undefined) return succeed(first)
  return (await drafts.countOwned(ownerId)) >= limit ? refuse(websiteLimitReached) : undefined
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
 * a deleted one: it is swept once no request goes on with it. Of all that an account asks for at once, none is filled that
 * there is no room for.
 */
export const createKeepWhole = ({ orderSweep, sweepIfDeleted, ...keeping }: Services): KeepWhole => {
  const turns = createCallTurns(room)
  return (draft, fill) =>
    turns.take(draft.ownerId, async () => {
      const known = await foreseen(keeping, draft)
      if (known !== undefined) return known
      await orderSweep({ websiteId: draft.id, ownerId: draft.ownerId })
      try {
        const filled = await fill()
        return filled.ok ? await keepRow(keeping, { ...draft, content: filled.value }) : filled
      } finally {
        await sweepIfDeleted(draft.id)
      }
    })
}
