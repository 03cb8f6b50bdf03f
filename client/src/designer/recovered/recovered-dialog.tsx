import { websiteName } from '@shingle/shared/website/website-name.ts'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { downloadWords } from '../../replica/download-words.ts'
import { useDraft } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { closeDialog } from '../base/close-dialog.ts'
import { openDialog } from '../base/designer-store.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { toast } from '../base/toast.ts'
import { applyReview } from './apply-review.ts'
import styles from './recovered.module.css'
import { copyWords, countWords, keptUntil, reasonWords, theirsWords } from './recovered-words.ts'
import { ReviewTable } from './review-table.tsx'
import { useChoices } from './use-choices.ts'
import { useRecoveredCopies } from './use-recovered-copies.ts'
import { type Review, useReview } from './use-review.ts'

/** The recovered copies of work that could not be saved: what of them goes into the draft is the person's to say. */
export const RecoveredDialog = () => {
  const copies = useRecoveredCopies()
  const [picked, setPicked] = useState<string | null>(null)
  const copy = copies.find(({ name }) => name === picked) ?? copies[0]
  const review = useReview(copy)
  if (!review) {
    return (
      <Dialog open onOpenChange={closeDialog} title="Recovered copy" size="wide">
        <p role="status">
          {copy ? 'Reading the recovered copy…' : 'There is no recovered copy on this device.'}
        </p>
      </Dialog>
    )
  }
  const chooser = copies.length > 1 && (
    <ul className={styles.copies} aria-label="Recovered copies on this device">
      {copies.map((one) => (
        <li key={one.name}>
          <button type="button" aria-pressed={one === copy} onClick={() => setPicked(one.name)}>
            Recovered copy from {copyWords(one, new Date())}
          </button>
        </li>
      ))}
    </ul>
  )
  return <ReviewDialog key={review.copy.name} review={review} chooser={chooser} />
}

interface ReviewDialogProps {
  review: Review
  chooser: ReactNode
}

const ReviewDialog = ({ review, chooser }: ReviewDialogProps) => {
  const choices = useChoices(review.entries)
  const [asksDiscard, setAsksDiscard] = useState(false)
  const { entries } = review
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title={titleWords(review)}
      size="wide"
      footer={
        asksDiscard ? (
          <AskDiscard review={review} onKeep={() => setAsksDiscard(false)} />
        ) : (
          <Actions review={review} choices={choices} onDiscard={() => setAsksDiscard(true)} />
        )
      }
    >
      {chooser}
      <p className={styles.why}>
        <b>{reasonWords(review)}</b> {sentence(entries.length)} Kept until {keptUntil(review.copy)}.
      </p>
      {entries.length > 0 && (
        <ReviewTable
          review={review}
          theirsTitle={theirsWords(review)}
          choiceOf={choices.choiceOf}
          onChoose={choices.choose}
        />
      )}
    </Dialog>
  )
}

const titleWords = ({ copy, entries }: Review): string => {
  const count = entries.length
  if (count === 0) return 'Recovered copy'
  const kept = count === 1 ? '1 unsaved change is kept' : `${count} unsaved changes are kept`
  return copy.why === 'control' ? `Edit control moved on: ${kept}` : kept
}

const sentence = (count: number): string => {
  if (count === 0) return 'Everything in this recovered copy is in the draft already.'
  const who = count === 1 ? '1 change' : countWords(count)
  return `${who} had not reached your account and stayed on this device. Choose what goes into the draft.`
}

interface ActionsProps {
  review: Review
  choices: ReturnType<typeof useChoices>
  onDiscard: () => void
}

const Actions = ({ review, choices, onDiscard }: ActionsProps) => {
  const draft = useDraft()
  const mayEdit = useCanEdit()
  const { taken, open } = choices
  const apply = () => {
    if (applyReview(draft, { review, taken, isComplete: open === 0 })) closeDialog()
  }
  return (
    <>
      <Button
        kind="quiet"
        onClick={() => downloadWords(websiteName(review.mine.business.name), [review.mine])}
      >
        <Download aria-hidden="true" />
        Download its words
      </Button>
      <Button kind="quiet" onClick={onDiscard}>
        Discard
      </Button>
      <span className={styles.left}>{mayEdit ? leftWords(open) : 'To apply, take edit control first.'}</span>
      <Button kind="line" onClick={closeDialog}>
        Later
      </Button>
      {mayEdit ? (
        <Button disabled={taken.length === 0} onClick={apply}>
          Apply {taken.length} of {review.entries.length}
        </Button>
      ) : (
        <Button onClick={() => openDialog({ name: 'take-control' })}>Take edit control</Button>
      )}
    </>
  )
}

const leftWords = (open: number): string => {
  if (open === 0) return ''
  return open === 1 ? '1 choice left' : `${open} choices left`
}

const AskDiscard = ({ review, onKeep }: { review: Review; onKeep: () => void }) => {
  const draft = useDraft()
  const discard = () => {
    draft
      .discardRecovered(review.copy.name)
      .then((isGone) => {
        if (isGone) toast('Recovered copy discarded')
        else
          toast('Another tab still uses this recovered copy. Close that tab, then try again.', {
            kind: 'trouble',
          })
        closeDialog()
      })
      .catch(console.error)
  }
  return (
    <>
      <span className={styles.ask} role="alert">
        Discard this recovered copy? Its changes are gone for good.
      </span>
      <Button kind="line" onClick={onKeep}>
        Keep it
      </Button>
      <Button kind="danger" onClick={discard}>
        Discard for good
      </Button>
    </>
  )
}
