import type { Problem } from '@shingle/shared/problem/problem.ts'
import { CircleAlert, CloudOff } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import styles from './answer-trouble.module.css'
import { networkProblem } from './problems.ts'

interface AnswerTroubleProps {
  problem: Problem
  /** What there is meanwhile. */
  rest: string
  busy: boolean
  onRetry: () => void
}

/** Why what is shown is not the newest, or nothing is, and a way to ask again. */
export const AnswerTrouble = ({ problem, rest, busy, onRetry }: AnswerTroubleProps) => {
  const isUnreached = problem.code === networkProblem.code
  const isOffline = isUnreached && !navigator.onLine
  return (
    <div className={styles.trouble} role="alert">
      {isUnreached ? <CloudOff aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      <p>
        {isOffline ? 'You are offline.' : problem.text} {rest}
      </p>
      <Button kind="link" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
