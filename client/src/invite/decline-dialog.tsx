import { websiteName } from '@shingle/shared/website/website-name.ts'
import { useTask } from '../server/use-task.ts'
import { Button } from '../ui/button.tsx'
import { AskDialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.tsx'
import { deleteInvite } from './invite-calls.ts'

interface DeclineDialogProps {
  inviteId: string
  businessName: string
  onDeclined: () => void
  onClose: () => void
}

/** Asks before somebody says no to an invite that waits. */
export const DeclineDialog = ({ inviteId, businessName, onDeclined, onClose }: DeclineDialogProps) => {
  const name = websiteName(businessName)
  const { busy, problem, run } = useTask<undefined>(() => {
    toast(`You are no editor of ${name}`)
    onClose()
    onDeclined()
  })
  return (
    <AskDialog
      title="Decline this invitation?"
      description={<p>You will be no editor of {name}. Only its owner can invite you again.</p>}
      action={
        <Button kind="danger" size="main" busy={busy} onClick={() => run(() => deleteInvite(inviteId))}>
          Decline
        </Button>
      }
      onClose={onClose}
    >
      {problem && <p role="alert">{problem.text}</p>}
    </AskDialog>
  )
}
