import type { Problem } from '@shingle/shared/problem/problem.ts'
import { CircleAlert, CloudOff } from 'lucide-react'
import { networkProblem } from '../server/problems.ts'
import { Button } from '../ui/button.tsx'
import styles from './list-trouble.module.css'

interface ListTroubleProps {
  problem: Problem
  busy: boolean
  onRetry: () => void
  /** Whether the list is shown as this device has it. */
  isKept: boolean
}

/** Why the list is not the newest, what there is of it all the same, and a way to ask again. */
export const ListTrouble = ({ problem, busy, onRetry, isKept }: ListTroubleProps) => {
  const isUnreached = problem.code === networkProblem.code
  const isOffline = isUnreached && !navigator.onLine
  return (
    <div className={styles.trouble} role="alert">
      {isUnreached ? <CloudOff aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      <div>
        <b>{isOffline ? 'You are offline.' : problem.text}</b>
        <p>
          {isKept
            ? 'This is the list as this device saw it last. Drafts opened here before still open.'
            : 'This device has not kept the list. Nothing of your websites is lost.'}
        </p>
      </div>
      <Button kind="line" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
