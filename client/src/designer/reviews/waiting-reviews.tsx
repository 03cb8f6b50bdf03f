import { reviewsFull, roomForReview } from '@shingle/shared/draft/edits/accept-review.ts'
import type { ProposedReview } from '@shingle/shared/review/endpoints.ts'
import { useState } from 'react'
import { useDraft, useView } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { momentWords } from '../../ui/moment-words.ts'
import { useCanEdit, useEdits } from '../base/draft/editing.ts'
import { toast } from '../base/toast.ts'
import { useReach } from '../base/use-reach.ts'
import styles from './reviews.module.css'
import { standsIn, takeReview } from './take-review.ts'

interface WaitingReviewsProps {
  reviews: readonly ProposedReview[]
  onSettled: (review: ProposedReview) => Promise<boolean>
}

/** Why no review can be put on the page; '' where one can. */
const whyNot = (items: Parameters<typeof roomForReview>[0] | undefined): string => {
  if (items === undefined) return 'Add the section Customer Reviews first: reviews stand there.'
  return roomForReview(items) === null ? reviewsFull.text : ''
}

type View = ReturnType<typeof useDraft>['view']

const sectionIn = (view: View) => {
  const section = view
    .sectionIds()
    .map((id) => view.section(id))
    .find((one) => one?.type === 'CustomerReviews')
  return section?.type === 'CustomerReviews' ? section : undefined
}

/** Takes a review into the draft and off the list; one that is being taken is not taken twice. */
const useTaking = (onSettled: WaitingReviewsProps['onSettled']) => {
  const draft = useDraft()
  const edits = useEdits()
  const [busy, setBusy] = useState('')
  const settle = async (review: ProposedReview) => {
    setBusy(review.id)
    await onSettled(review)
    setBusy('')
  }
  const take = async (review: ProposedReview) => {
    setBusy(review.id)
    const taken = await takeReview({
      draft,
      stands: () => standsIn(sectionIn(draft.view)?.items, review),
      add: () => {
        const section = sectionIn(draft.view)
        return section && edits.acceptReview(section.id, review)
      },
      settle: () => onSettled(review),
    })
    setBusy('')
    if (!taken.ok) toast(taken.problem.text, { kind: 'trouble' })
    else if (taken.value) toast('The review is on your page')
  }
  return { busy, take, settle }
}

/** What customers wrote and nobody has decided about: each is taken as it stands or left out. */
export const WaitingReviews = ({ reviews, onSettled }: WaitingReviewsProps) => {
  const canEdit = useCanEdit()
  const isReached = useReach() === 'online'
  const section = useView(({ view }) => sectionIn(view))
  const { busy, take, settle } = useTaking(onSettled)
  const trouble = canEdit ? whyNot(section?.items) : 'Take edit control to put a review on your page.'
  const reason = isReached ? trouble : 'You are offline. Reviews wait here until you are connected.'
  const cannotTake = (review: ProposedReview): boolean =>
    !isReached || !canEdit || (trouble !== '' && !standsIn(section?.items, review))
  return (
    <section className={styles.waiting} aria-label="Waiting for you">
      <h3>{reviews.length === 0 ? 'Nothing waits for you' : `Waiting for you: ${reviews.length}`}</h3>
      {reviews.length > 0 && reason !== '' && <p className={styles.soft}>{reason}</p>}
      <ul>
        {reviews.map((review) => (
          <li key={review.id}>
            <blockquote>{review.paragraph}</blockquote>
            <p className={styles.soft}>
              {[review.authorName, review.authorLocation].filter((part) => part !== '').join(', ')},{' '}
              {momentWords(review.createdAt)}
            </p>
            <div className={styles.ways}>
              <Button kind="quiet" disabled={!isReached || busy !== ''} onClick={() => void settle(review)}>
                Leave it out
              </Button>
              <Button disabled={busy !== '' || cannotTake(review)} onClick={() => void take(review)}>
                {busy === review.id ? 'Saving…' : 'Put it on my page'}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
