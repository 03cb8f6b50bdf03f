import type { WrittenReview } from '@shingle/shared/draft/edits/accept-review.ts'
import { type Problem, type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { replicaProblems } from '../../replica/draft-status.ts'

const durableWithinMs = 10_000

/** What stands in the way of forgetting a review whose words are in the draft, but not in the account. */
const notKept = ({ text, ...problem }: Problem): Problem => ({
  ...problem,
  text: `${text} The review waits here until it is saved.`,
})

/** Whether these words of a customer stand in a section. */
export const standsIn = (
  items: readonly WrittenReview[] | undefined,
  { paragraph, authorName, authorLocation }: WrittenReview,
): boolean =>
  items?.some(
    (item) =>
      item.paragraph === paragraph &&
      item.authorName === authorName &&
      item.authorLocation === authorLocation,
  ) ?? false

interface Taking {
  readonly draft: Pick<OpenDraft, 'status' | 'savedToAccount'>
  /** Whether the words stand in the draft as it is now. */
  readonly stands: () => boolean
  readonly add: () => Result<string> | undefined
  /** Makes the server forget its copy; answers whether it did. */
  readonly settle: () => Promise<boolean>
}

/**
 * Puts a review into the draft, once, and lets the server forget its copy only when the account has the draft with it. Without a
 * connection nothing changes.
 */
export const takeReview = async ({ draft, stands, add, settle }: Taking): Promise<Result<boolean>> => {
  if (!draft.status().online) return refuse(replicaProblems.offline)
  if (!stands()) {
    const added = add()
    if (added === undefined) return refuse(replicaProblems.notInControl)
    if (!added.ok) return added
  }
  const saved = await draft.savedToAccount(durableWithinMs)
  if (!saved.ok) return refuse(notKept(saved.problem))
  // Control may have gone and come back meanwhile, without these words.
  if (!stands()) return refuse(notKept(replicaProblems.notYetSaved))
  return succeed(await settle())
}
