import type { Problem } from '@shingle/shared/problem/problem.ts'
import { CircleAlert, CloudOff } from 'lucide-react'
import { networkProblem } from '../server/problems.ts'
import { Button } from '../ui/button.tsx'
import { momentIn } from './lead-words.ts'
import styles from './leads-trouble.module.css'

interface LeadsTroubleProps {
  problem: Problem
  /** When the server said what is shown. */
  saidAt: string | null
  isShown: boolean
  busy: boolean
  onRetry: () => void
}

/** Why what is shown is not the newest, or nothing is, and a way to ask again. */
export const LeadsTrouble = ({ problem, saidAt, isShown, busy, onRetry }: LeadsTroubleProps) => {
  const isUnreached = problem.code === networkProblem.code
  const isOffline = isUnreached && !navigator.onLine
  return (
    <div className={styles.trouble} role="alert">
      {isUnreached ? <CloudOff aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      <p>
        {isOffline ? 'You are offline.' : problem.text} {restWords(isShown, saidAt)}
      </p>
      <Button kind="link" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

const restWords = (isShown: boolean, saidAt: string | null): string =>
  isShown && saidAt !== null
    ? `Messages of ${momentIn(saidAt, new Date())} are shown; replies open in your mail program.`
    : 'This device has kept none of these messages. Nothing is lost.'
