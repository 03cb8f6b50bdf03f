import { useBusiness } from '../../../replica/use-draft.ts'
import { useTask } from '../../../server/use-task.ts'
import { Button } from '../../../ui/button.tsx'
import { AskDialog } from '../../../ui/dialog.tsx'
import { toast } from '../../base/toast.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import styles from './domain.module.css'
import { disconnectDomain } from './domain-calls.ts'

interface DisconnectDialogProps {
  domainName: string
  shown: string
  onClose: () => void
  onDisconnected: () => void
}

/** Asks before a domain leads to the website no more. */
export const DisconnectDialog = ({ domainName, shown, onClose, onDisconnected }: DisconnectDialogProps) => {
  const { draftId } = useWebsite()
  const { name } = useBusiness()
  const { busy, problem, run } = useTask(() => {
    toast('Domain disconnected')
    onDisconnected()
  })
  return (
    <AskDialog
      title="Disconnect this domain?"
      action={
        <Button
          kind="danger"
          size="main"
          busy={busy}
          onClick={() => run(() => disconnectDomain(draftId, { domain: domainName, companyName: name }))}
        >
          {problem ? 'Try again' : 'Disconnect'}
        </Button>
      }
      onClose={onClose}
    >
      <p>
        <b>{shown}</b> stops showing {name || 'this website'} at once. The website goes on at its old address.
      </p>
      <p className={styles.soft}>
        The domain stays yours. Take our records out where you bought it, or connect it again later.
      </p>
      {problem && (
        <p className={styles.refusal} role="alert">
          Disconnecting failed. {problem.text}
        </p>
      )}
    </AskDialog>
  )
}
