import { reviewsFull, roomForReview } from '@shingle/shared/draft/edits/accept-review.ts'
import type { ProposedReview } from '@shingle/shared/review/endpoints.ts'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useBusiness, useView } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { momentWords } from '../../ui/moment-words.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { closeDialog } from '../base/close-dialog.ts'
import { openDialog } from '../base/designer-store.ts'
import { useCanEdit, useEdits } from '../base/draft/editing.ts'
import { toast } from '../base/toast.ts'
import styles from './reviews.module.css'
import { useReviews } from './use-reviews.ts'

/** What to send to a customer, and what customers wrote: each is taken as it stands or left out. */
export const ReviewsDialog = () => {
  const { known, ask, settle } = useReviews()
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Ask for a review"
      size="publish"
      description="Send this to somebody you worked for. What they write comes here first: it stands on your page word for word, or not at all."
    >
      {known === null && <p role="status">Asking for your reviews…</p>}
      {known !== null && 'trouble' in known && (
        <div className={styles.trouble} role="alert">
          <p>{known.trouble}</p>
          <Button kind="line" onClick={ask}>
            Retry
          </Button>
        </div>
      )}
      {known !== null && 'reviews' in known && (
        <>
          <Asking link={known.link} />
          <Waiting reviews={known.reviews} onSettled={settle} />
        </>
      )}
    </Dialog>
  )
}

const Asking = ({ link }: { link: string }) => {
  const { name } = useBusiness()
  const [text, setText] = useState(
    `Thank you for your trust. Would you write a few words about how it was? It takes two minutes, and no account.${name === '' ? '' : `\n\n${name}`}`,
  )
  if (link === '')
    return (
      <div className={styles.asking}>
        <p className={styles.soft}>
          Publish first: the page where customers write stands at your web address.
        </p>
        <Button onClick={() => openDialog({ name: 'publish' })}>Publish</Button>
      </div>
    )
  const copy = () =>
    copyText(`${text}\n\n${link}`)
      .then(() => toast('Text and link copied'))
      .catch(() => toast('It could not be copied. Select it and copy it.', { kind: 'trouble' }))
  return (
    <div className={styles.asking}>
      <TextArea label="Text to send" value={text} onChange={setText} rows={4} />
      <p className={styles.link}>{link}</p>
      <Button onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        Copy text and link
      </Button>
    </div>
  )
}

interface WaitingProps {
  reviews: readonly ProposedReview[]
  onSettled: (review: ProposedReview) => Promise<void>
}

/** Why no review can be put on the page; '' where one can. */
const whyNot = (items: Parameters<typeof roomForReview>[0] | undefined): string => {
  if (items === undefined) return 'Add the section Customer Reviews first: reviews stand there.'
  return roomForReview(items) === null ? reviewsFull.text : ''
}

const useReviewsSection = () => {
  const section = useView(({ view }) =>
    view
      .sectionIds()
      .map((id) => view.section(id))
      .find((one) => one?.type === 'CustomerReviews'),
  )
  return section?.type === 'CustomerReviews' ? section : undefined
}

const Waiting = ({ reviews, onSettled }: WaitingProps) => {
  const edits = useEdits()
  const canEdit = useCanEdit()
  const section = useReviewsSection()
  const reason = canEdit ? whyNot(section?.items) : 'Take edit control to put a review on your page.'
  const accept = async (review: ProposedReview) => {
    const added = section && edits.acceptReview(section.id, review)
    if (added === undefined) return
    if (!added.ok) return void toast(added.problem.text, { kind: 'trouble' })
    await onSettled(review)
    toast('The review is on your page')
  }
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
              <Button kind="quiet" onClick={() => void onSettled(review)}>
                Leave it out
              </Button>
              <Button disabled={reason !== ''} onClick={() => void accept(review)}>
                Put it on my page
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
