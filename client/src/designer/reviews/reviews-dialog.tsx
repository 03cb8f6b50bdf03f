import { reviewStrings } from '@shingle/shared/review/review-strings.ts'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useBusiness, useSettings } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { closeDialog } from '../base/close-dialog.ts'
import { openDialog } from '../base/designer-store.ts'
import { toast } from '../base/toast.ts'
import styles from './reviews.module.css'
import { useReviews } from './use-reviews.ts'
import { WaitingReviews } from './waiting-reviews.tsx'

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
          <WaitingReviews reviews={known.reviews} onSettled={settle} />
        </>
      )}
    </Dialog>
  )
}

const Asking = ({ link }: { link: string }) => {
  const { name } = useBusiness()
  const { language } = useSettings()
  const [text, setText] = useState(() =>
    [reviewStrings(language).request, name].filter((part) => part !== '').join('\n\n'),
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
