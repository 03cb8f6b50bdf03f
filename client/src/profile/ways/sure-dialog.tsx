import type { Result } from '@shingle/shared/problem/problem.ts'
import type { ReactNode } from 'react'
import { ConfirmYou } from '../../account/confirm/confirm-you.tsx'
import { useConfirmedTask } from '../../account/confirm/use-confirmed-task.ts'
import { Trouble } from '../../account/trouble.tsx'
import { Button } from '../../ui/button.tsx'
import { AskDialog } from '../../ui/dialog.tsx'

interface SureDialogProps {
  title: string
  children: ReactNode
  /** What the button says, and does. */
  button: string
  task: () => Promise<Result<unknown>>
  onDone: () => void
  onClose: () => void
}

/** Asks before a way to sign in comes or goes, and for a sign-in of the last minutes where the server wants one. */
export const SureDialog = ({ title, children, button, task, onDone, onClose }: SureDialogProps) => {
  const { busy, problem, run, goOn } = useConfirmedTask<unknown>(() => {
    onDone()
    onClose()
  })
  return (
    <AskDialog
      title={title}
      action={
        <Button size="main" busy={busy} disabled={goOn !== null} onClick={() => run(task)}>
          {button}
        </Button>
      }
      onClose={onClose}
    >
      {children}
      {goOn && <ConfirmYou onConfirmed={goOn} />}
      <Trouble text={problem?.text ?? ''} />
    </AskDialog>
  )
}
