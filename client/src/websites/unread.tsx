import type { Problem } from '@shingle/shared/problem/problem.ts'
import { Button } from '../ui/button.tsx'
import styles from './unread.module.css'

interface UnreadProps {
  /** What it is that could not be read. */
  what: string
  problem: Problem
  busy: boolean
  onRetry: () => void
}

/** Something beside the list that the server did not say, and a way to ask again. */
export const Unread = ({ what, problem, busy, onRetry }: UnreadProps) => (
  <div className={styles.unread} role="alert">
    <p>{`${what} could not be read. ${problem.text}`}</p>
    <Button kind="line" busy={busy} onClick={onRetry}>
      Try again
    </Button>
  </div>
)
