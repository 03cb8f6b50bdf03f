import type { EditorsAnswer, ListedInvite } from '@shingle/shared/invite/endpoints.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { LeaveDialog, RemoveDialog } from './remove-dialogs.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import { TransferFailedDialog } from './transfer-failed-dialog.tsx'

/** What is asked before it happens. */
export type Asked =
  | { readonly name: 'invite' }
  | { readonly name: 'remove' | 'leave' | 'transfer'; readonly invite: ListedInvite }
  | { readonly name: 'transfer-failed'; readonly invite: ListedInvite; readonly problem: Problem }

interface EditorDialogsProps {
  asked: Asked | null
  editors: EditorsAnswer
  onAsk: (asked: Asked | null) => void
  onChanged: () => void
}

/** The dialog about editors that is open, if one is. */
export const EditorDialogs = ({ asked, editors, onAsk, onChanged }: EditorDialogsProps) => {
  const close = () => onAsk(null)
  const conclude = () => {
    onChanged()
    close()
  }
  switch (asked?.name) {
    case 'invite':
      return <InviteDialog editors={editors} onClose={close} onSent={conclude} />
    case 'remove':
      return <RemoveDialog invite={asked.invite} onClose={close} onRemoved={conclude} />
    case 'leave':
      return <LeaveDialog owner={editors.owner} invite={asked.invite} onClose={close} />
    case 'transfer':
      return (
        <TransferDialog
          owner={editors.owner}
          invite={asked.invite}
          onClose={close}
          onTransferred={conclude}
          onFailed={(problem) => {
            onChanged()
            onAsk({ ...asked, name: 'transfer-failed', problem })
          }}
        />
      )
    case 'transfer-failed':
      return (
        <TransferFailedDialog
          invite={asked.invite}
          problem={asked.problem}
          onClose={close}
          onRetry={() => onAsk({ name: 'transfer', invite: asked.invite })}
        />
      )
    case undefined:
      return null
  }
}
