import type { DomainAnswer } from '@shingle/shared/domain/endpoints.ts'
import { useState } from 'react'
import { useTask } from '../../../server/use-task.ts'
import { Button } from '../../../ui/button.tsx'
import { AskDialog } from '../../../ui/dialog.tsx'
import { toast } from '../../base/toast.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import styles from './domain.module.css'
import { forgetDomain } from './domain-calls.ts'

type Owned = DomainAnswer['owned'][number]

interface OwnedDomainsProps {
  owned: DomainAnswer['owned']
  busy: boolean
  onConnect: (domainName: string) => void
  onForgotten: () => void
}

/** The other domains of the account: to connect one here, or to remove one that leads to no website. */
export const OwnedDomains = ({ owned, busy, onConnect, onForgotten }: OwnedDomainsProps) => {
  const [leaving, setLeaving] = useState<Owned | null>(null)
  return (
    <>
      <ul className={styles.owned} aria-label="Your other domains">
        {owned.map((one) => (
          <li key={one.domainName}>
            <span>
              <b>{one.shown}</b>
              <small>{one.leadsTo === null ? 'With no website now' : `Connected to ${one.leadsTo}`}</small>
            </span>
            <div className={styles.do}>
              <Button kind="line" busy={busy} onClick={() => onConnect(one.domainName)}>
                Connect it here
              </Button>
              {one.leadsTo === null && (
                <Button kind="quiet" aria-label={`Remove ${one.shown}`} onClick={() => setLeaving(one)}>
                  Remove
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {leaving !== null && (
        <RemoveDialog
          domain={leaving}
          onClose={() => setLeaving(null)}
          onRemoved={() => {
            setLeaving(null)
            onForgotten()
          }}
        />
      )}
    </>
  )
}

const RemoveDialog = ({
  domain,
  onClose,
  onRemoved,
}: {
  domain: Owned
  onClose: () => void
  onRemoved: () => void
}) => {
  const { draftId } = useWebsite()
  const { busy, problem, run } = useTask(() => {
    toast('Domain removed')
    onRemoved()
  })
  return (
    <AskDialog
      title="Remove this domain?"
      action={
        <Button
          kind="danger"
          size="main"
          busy={busy}
          onClick={() => run(() => forgetDomain(draftId, domain.domainName))}
        >
          {problem ? 'Try again' : 'Remove'}
        </Button>
      }
      onClose={onClose}
    >
      <p>
        <b>{domain.shown}</b> goes from this list. It stays yours where you bought it; to connect it again you
        set a new TXT record.
      </p>
      {problem && (
        <p className={styles.refusal} role="alert">
          {problem.text}
        </p>
      )}
    </AskDialog>
  )
}
