import type { EditorsAnswer, ListedInvite } from '@shingle/shared/invite/endpoints.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { navigate } from '../../../app/navigate.ts'
import { LeaveWebsiteDialog } from '../../../website/leave-website-dialog.tsx'
import { refreshWebsites } from '../../../website/websites-query.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
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

const goToWebsites = (): void => {
  void navigate(appPaths.websites)
  refreshWebsites()
}

/** The dialog about editors that is open, if one is. */
export const EditorDialogs = ({ asked, editors, onAsk, onChanged }: EditorDialogsProps) => {
  const website = useWebsite()
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
      return <LeaveWebsiteDialog website={website} onClose={close} onLeft={goToWebsites} />
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
