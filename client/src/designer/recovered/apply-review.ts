import { restoreContent } from '@shingle/shared/draft/edits/restore-content.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import type { ReviewEntry } from '@shingle/shared/draft/review.ts'
import { takeDifferences } from '@shingle/shared/draft/take-differences.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { waitingIn, withoutWaiting } from '../../replica/pictures/placed-pictures.ts'
import { restoreInOneStep } from '../versions/use-restore.ts'
import { countWords } from './recovered-words.ts'
import type { Review } from './use-review.ts'

const durableWithinMs = 15_000

interface Applying {
  review: Review
  taken: readonly ReviewEntry[]
  isComplete: boolean
}

/**
 * Writes the chosen changes into the draft as one edit. The copy goes only when every change of it was decided and the
 * edit is durable in the account. Answers whether the edit was made.
 */
export const applyReview = (draft: OpenDraft, { review, taken, isComplete }: Applying): boolean => {
  const chosen = taken.map(({ mine }) => mine)
  const content = takeDifferences(draft.view.content(), chosen, review.mine)
  const done = restoreInOneStep(draft, {
    words: `${countWords(taken.length)} of the recovered copy applied`,
    change: (doc) => restoreContent(doc, withoutWaiting(content, materialise(doc)), 'Apply a recovered copy'),
    waiting: waitingIn(content),
  })
  if (done && isComplete) {
    draft
      .savedToAccount(durableWithinMs)
      .then((saved) => (saved.ok ? draft.discardRecovered(review.copy.name) : false))
      .catch(console.error)
  }
  return done
}
