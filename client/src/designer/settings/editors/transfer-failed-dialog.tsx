import { wayBackOpenCode } from '@shingle/shared/email-change/problems.ts'
import type { ListedInvite } from '@shingle/shared/invite/endpoints.ts'
import { transferTargetFull } from '@shingle/shared/invite/problems.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { Mail } from 'lucide-react'
import { networkProblem } from '../../../server/problems.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { nameOf } from './person.tsx'

interface TransferFailedDialogProps {
  invite: ListedInvite
  problem: Problem
  onClose: () => void
  onRetry: () => void
}

/** Whether it waits for a way back to close. */
const isWaiting = ({ code }: Problem): boolean => code === wayBackOpenCode

/** Whether a rule said no, which no better connection changes. */
const isTold = (problem: Problem): boolean => problem.code.startsWith('transfer.') || isWaiting(problem)

/** What a failed call leaves certain, and what a rule said. */
const whatHolds = (problem: Problem): string => {
  const { code, text } = problem
  if (code === networkProblem.code)
    return 'The answer did not arrive: look at the list whether you are still the owner.'
  return isTold(problem) ? `You are still the owner. ${text}` : 'You are still the owner.'
}

/** Specification 8: 'Transfer failed', because the editor owns enough or for any other reason. */
export const TransferFailedDialog = ({ invite, problem, onClose, onRetry }: TransferFailedDialogProps) => {
  const isFull = problem.code === transferTargetFull.code
  const name = nameOf(invite)
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Transfer failed"
      footer={
        isFull ? (
          <>
            <ButtonLink kind="quiet" size="main" leavesApp to={`mailto:${invite.email}`}>
              <Mail aria-hidden="true" />
              Write to {name}
            </ButtonLink>
            <Button size="main" onClick={onClose}>
              Close
            </Button>
          </>
        ) : isTold(problem) ? (
          <Button size="main" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <ButtonLink kind="quiet" size="main" leavesApp to={pagePaths.support} target="_blank">
              Contact support
            </ButtonLink>
            <Button size="main" onClick={onRetry}>
              Try again
            </Button>
          </>
        )
      }
    >
      {isFull ? (
        <p>
          <b>{invite.email}</b> {problem.text} Ask {name} to delete one or hand one over, then try again.
        </p>
      ) : (
        <p>
          {whatHolds(problem)}
          {!isTold(problem) && ' Check your connection and try again. If it keeps failing, contact support.'}
        </p>
      )}
    </Dialog>
  )
}
