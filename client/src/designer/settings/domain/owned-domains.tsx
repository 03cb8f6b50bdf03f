import type { DomainAnswer } from '@shingle/shared/domain/endpoints.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './domain.module.css'

type Owned = DomainAnswer['owned'][number]

/** Which website a domain hangs on, and whether it shows it. */
export const ledWords = ({ leadsTo, state }: Owned): string => {
  if (leadsTo === null) return 'With no website now'
  if (state === 'Connected') return `Connected to ${leadsTo}`
  return state === 'Failed' ? `Could not be connected to ${leadsTo}` : `Being connected to ${leadsTo}`
}

interface OwnedDomainsProps {
  owned: readonly Owned[]
  busy: boolean
  onConnect: (domainName: string) => void
}

/** The other domains of the account, each to be connected here. */
export const OwnedDomains = ({ owned, busy, onConnect }: OwnedDomainsProps) => (
  <ul className={styles.owned} aria-label="Your other domains">
    {owned.map((one) => (
      <li key={one.domainName}>
        <span>
          <b>{one.shown}</b>
          <small>{ledWords(one)}</small>
        </span>
        <div className={styles.do}>
          <Button kind="line" busy={busy} onClick={() => onConnect(one.domainName)}>
            Connect it here
          </Button>
        </div>
      </li>
    ))}
  </ul>
)
