import type { EditorsAnswer, ListedInvite } from '@shingle/shared/invite/endpoints.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import type { ReactNode } from 'react'
import { navigate } from '../../../app/navigate.ts'
import { deleteInvite } from '../../../invite/invite-calls.ts'
import { useTask } from '../../../server/use-task.ts'
import { Button } from '../../../ui/button.tsx'
import { AskDialog } from '../../../ui/dialog.tsx'
import { refreshWebsites } from '../../../website/websites-query.ts'
import { toast } from '../../base/toast.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import styles from './editors.module.css'
import { nameOf } from './person.tsx'

interface RemovalProps {
  title: string
  button: string
  invite: ListedInvite
  onClose: () => void
  onGone: () => void
  children: ReactNode
}

const Removal = ({ title, button, invite, onClose, onGone, children }: RemovalProps) => {
  const { busy, problem, run } = useTask(onGone)
  return (
    <AskDialog
      title={title}
      action={
        <Button kind="danger" size="main" busy={busy} onClick={() => run(() => deleteInvite(invite.id))}>
          {button}
        </Button>
      }
      onClose={onClose}
    >
      <p>{children}</p>
      {problem && (
        <p className={styles.refusal} role="alert">
          {problem.text}
        </p>
      )}
    </AskDialog>
  )
}

interface RemoveDialogProps {
  invite: ListedInvite
  onClose: () => void
  onRemoved: () => void
}

/** The owner takes an editor or an invite out. */
export const RemoveDialog = ({ invite, onClose, onRemoved }: RemoveDialogProps) => {
  const name = invite.state === 'Accepted' ? nameOf(invite) : invite.email
  const onGone = () => {
    toast(`${name} removed`)
    onRemoved()
  }
  return (
    <Removal title={`Remove ${name}?`} button="Remove" invite={invite} onClose={onClose} onGone={onGone}>
      {invite.state === 'Accepted'
        ? `${name} loses access at once. What they saved to the account stays in the draft; changes still on their device are kept there for them.`
        : 'The link in the mail stops working. You can invite them again.'}
    </Removal>
  )
}

interface LeaveDialogProps {
  owner: EditorsAnswer['owner']
  invite: ListedInvite
  onClose: () => void
}

/** An editor leaves. */
export const LeaveDialog = ({ owner, invite, onClose }: LeaveDialogProps) => {
  const name = websiteName(useWebsite().businessName)
  const onGone = () => {
    void navigate(appPaths.websites)
    refreshWebsites()
    toast(`You are no longer an editor of ${name}`)
  }
  return (
    <Removal
      title="You will be removed as an editor"
      button="Remove me"
      invite={invite}
      onClose={onClose}
      onGone={onGone}
    >
      {name} leaves your list. Only {nameOf(owner)} can invite you again.
    </Removal>
  )
}
