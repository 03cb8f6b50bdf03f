import type { ListedInvite } from '@shingle/shared/invite/endpoints.ts'
import { deleteInvite } from '../../../invite/invite-calls.ts'
import { useTask } from '../../../server/use-task.ts'
import { Button } from '../../../ui/button.tsx'
import { AskDialog } from '../../../ui/dialog.tsx'
import { toast } from '../../base/toast.ts'
import styles from './editors.module.css'
import { nameOf } from './person.tsx'

interface RemoveDialogProps {
  invite: ListedInvite
  onClose: () => void
  onRemoved: () => void
}

/** The owner takes an editor or an invite out. */
export const RemoveDialog = ({ invite, onClose, onRemoved }: RemoveDialogProps) => {
  const name = invite.state === 'Accepted' ? nameOf(invite) : invite.email
  const { busy, problem, run } = useTask(() => {
    toast(`${name} removed`)
    onRemoved()
  })
  return (
    <AskDialog
      title={`Remove ${name}?`}
      action={
        <Button kind="danger" size="main" busy={busy} onClick={() => run(() => deleteInvite(invite.id))}>
          Remove
        </Button>
      }
      onClose={onClose}
    >
      <p>
        {invite.state === 'Accepted'
          ? `${name} loses access at once. What they saved to the account stays in the draft; changes still on their device are kept there for them.`
          : 'The link in the mail stops working. You can invite them again.'}
      </p>
      {problem && (
        <p className={styles.refusal} role="alert">
          {problem.text}
        </p>
      )}
    </AskDialog>
  )
}
