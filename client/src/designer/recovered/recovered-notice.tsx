import { HardDrive } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../base/designer-store.ts'
import styles from './recovered.module.css'
import { countWords, reasonWords } from './recovered-words.ts'
import { useRecoveredCopies } from './use-recovered-copies.ts'
import { useReview } from './use-review.ts'

/** The line that says that there is a recovered copy, from the moment it is there. */
export const RecoveredNotice = () => {
  const copies = useRecoveredCopies()
  const review = useReview(copies[0])
  if (copies.length === 0) return null
  return (
    <div ref={goOnFrom} className={styles.line} role="status">
      <HardDrive aria-hidden="true" />
      <p>
        {review && `${reasonWords(review)} `}
        <b>{noticeWords(review?.entries.length ?? 0, copies.length)}</b>
      </p>
      <Button kind="line" onClick={() => openDialog({ name: 'recovered-copies' })}>
        Review
      </Button>
    </div>
  )
}

/** Whoever applied the last copy stands at the line that goes with it: they go on from the top of the designer. */
const goOnFrom = (line: HTMLElement | null) => () => {
  if (line?.contains(document.activeElement)) document.querySelector('h1')?.focus()
}

const noticeWords = (changes: number, copies: number): string => {
  if (copies > 1) return `${copies} recovered copies of your changes are kept on this device.`
  if (changes === 0) return 'A recovered copy of your changes is kept on this device.'
  return changes === 1
    ? 'Your unsaved change is kept in a recovered copy on this device.'
    : `Your ${countWords(changes).replace('changes', 'unsaved changes')} are kept in a recovered copy on this device.`
}
