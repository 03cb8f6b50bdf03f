import { HardDrive } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../base/designer-store.ts'
import { countWords, reasonWords } from './kept-words.ts'
import styles from './recovered.module.css'
import { useKeptCopies } from './use-kept-copies.ts'
import { useReview } from './use-review.ts'

/** The line that says that work is kept on this device, from the moment it is. */
export const KeptChanges = () => {
  const copies = useKeptCopies()
  const review = useReview(copies[0])
  if (copies.length === 0) return null
  return (
    <div className={styles.line} role="status">
      <HardDrive aria-hidden="true" />
      <p>
        {review && `${reasonWords(review)} `}
        <b>{keptWords(review?.entries.length ?? 0, copies.length)}</b>
      </p>
      <Button kind="line" onClick={() => openDialog({ name: 'kept-changes' })}>
        Review
      </Button>
    </div>
  )
}

const keptWords = (changes: number, copies: number): string => {
  if (copies > 1) return `${copies} copies of your changes are kept on this device.`
  if (changes === 0) return 'A copy of your changes is kept on this device.'
  return changes === 1
    ? 'Your 1 unsynced change is kept on this device.'
    : `Your ${countWords(changes).replace('changes', 'unsynced changes')} are kept on this device.`
}
