import type { DomainView } from '@shingle/shared/domain/endpoints.ts'
import { useBusiness } from '../../../replica/use-draft.ts'
import { useTask } from '../../../server/use-task.ts'
import { Button } from '../../../ui/button.tsx'
import { AskDialog } from '../../../ui/dialog.tsx'
import { toast } from '../../base/toast.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import styles from './domain.module.css'
import { deleteDomain, disconnectDomain } from './domain-calls.ts'
import { handleAddress } from './handle-address.ts'

interface DisconnectDialogProps {
  domain: DomainView
  onClose: () => void
  onDisconnected: () => void
}

const disconnecting = {
  ...{ title: 'Disconnect this domain?', action: 'Disconnect', done: 'Domain disconnected', out: 'Cancel' },
  failed: 'Disconnecting failed.',
} as const

/** Of what visitors are shown nothing nobody takes anything away. */
const givingUp = {
  ...{ title: 'Give this connection up?', action: 'Give it up', done: 'Connection given up' },
  // Whoever came here by “Cancel” would take it for the answer.
  ...{ failed: 'It could not be given up.', out: 'Keep it' },
} as const

/** What becomes of the domain, and of the records that were set for it. */
const afterwards = ({ state, verifiedAt, claimedElsewhere }: DomainView): string => {
  if (state === 'PendingOwnershipVerification')
    return 'Records that you have set already are of no use any more: connecting it again begins anew, with another TXT record.'
  // Of one that was never proved, or is another's, nothing is anybody's here.
  if (verifiedAt === null || claimedElsewhere === 'held')
    return 'Take our records out where you set them. You can try to connect it again later.'
  return 'The domain stays yours. Take our records out where you bought it, or connect it again later.'
}

/** Asks before a domain leads to the website no more, or before the wait for its proof ends. */
export const DisconnectDialog = ({ domain, onClose, onDisconnected }: DisconnectDialogProps) => {
  const { domainName, isServed, state } = domain
  const isClaim = state === 'PendingOwnershipVerification'
  const { draftId } = useWebsite()
  const { name } = useBusiness()
  const words = isServed ? disconnecting : givingUp
  const { busy, problem, run } = useTask(() => {
    toast(words.done)
    onDisconnected()
  })
  const leave = () =>
    isClaim ? deleteDomain(draftId) : disconnectDomain(draftId, { domain: domainName, companyName: name })
  return (
    <AskDialog
      title={words.title}
      out={words.out}
      action={
        <Button kind="danger" size="main" busy={busy} onClick={() => run(leave)}>
          {problem ? 'Try again' : words.action}
        </Button>
      }
      onClose={onClose}
    >
      <Consequence domain={domain} name={name || 'this website'} />
      <p className={styles.soft}>{afterwards(domain)}</p>
      {problem && (
        <p className={styles.refusal} role="alert">
          {words.failed} {problem.text}
        </p>
      )}
    </AskDialog>
  )
}

const Consequence = ({ domain, name }: { domain: DomainView; name: string }) => {
  const website = useWebsite()
  const address = handleAddress(website)
  const { shown, isServed } = domain
  const stays = address && `The website goes on at ${address}.`
  if (isServed && website.published)
    return (
      <p>
        <b>{shown}</b> stops showing {name} at once. {stays}
      </p>
    )
  return (
    <p>
      <b>{shown}</b> does not show {name} now: visitors notice nothing. {stays}
    </p>
  )
}
