import { succeed } from '@shingle/shared/problem/problem.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { deleteInvite, listEditors } from '../invite/invite-calls.ts'
import { useAccount } from '../server/session/session.ts'
import { useTask } from '../server/use-task.ts'
import { Button } from '../ui/button.tsx'
import { AskDialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.tsx'

interface LeaveWebsiteDialogProps {
  website: Pick<WebsiteEntry, 'draftId' | 'businessName' | 'ownerName'>
  onClose: () => void
  /** Called once they are an editor no more. */
  onLeft: () => void
}

/** An editor leaves a website. */
export const LeaveWebsiteDialog = ({ website, onClose, onLeft }: LeaveWebsiteDialogProps) => {
  const userId = useAccount()?.id
  const name = websiteName(website.businessName)
  const { busy, problem, run } = useTask<undefined>(() => {
    onLeft()
    toast(`You are no longer an editor of ${name}`)
  })
  const leave = async () => {
    const editors = await listEditors(website.draftId)
    if (!editors.ok) return editors
    const own = editors.value.invites.find((invite) => invite.userId === userId)
    // Removed meanwhile, by the owner or on another device.
    return own === undefined ? succeed(undefined) : deleteInvite(own.id)
  }
  return (
    <AskDialog
      title="You will be removed as an editor"
      description={`${name} leaves your list. Only ${website.ownerName ?? 'its owner'} can invite you again.`}
      action={
        <Button kind="danger" size="main" busy={busy} onClick={() => run(leave)}>
          Remove me
        </Button>
      }
      onClose={onClose}
    >
      {problem && <p role="alert">{problem.text}</p>}
    </AskDialog>
  )
}
