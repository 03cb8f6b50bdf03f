import type { Problem } from '@shingle/shared/problem/problem.ts'
import { Button } from '../ui/button.tsx'
import { Turning } from '../ui/turning.tsx'
import styles from './account-screen.module.css'

/** Instead of what is still asked for: that it comes, or why it does not and a way to ask again. */
export const NotHereYet = ({ problem, ask }: { problem: Problem | null; ask: () => void }) =>
  problem ? (
    <div className={styles.trouble} role="alert">
      <p>{problem.text}</p>
      <Button onClick={ask}>Try again</Button>
    </div>
  ) : (
    <p className={styles.waiting} role="status">
      <Turning /> One moment
    </p>
  )
