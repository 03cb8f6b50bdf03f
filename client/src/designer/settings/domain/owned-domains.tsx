import type { DomainAnswer } from '@shingle/shared/domain/endpoints.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './domain.module.css'

/** A domain of the account beside the one that is shown. */
export type Owned = DomainAnswer['owned'][number]

const partedWords = {
  Failed: 'Could not be connected',
  PendingOwnershipVerification: 'Never proved',
} as const

/** Which website a domain hangs on, and whether it shows it. */
const ledWords = ({ leadsTo, state }: Owned): string => {
  if (leadsTo === null) {
    const parted =
      state === 'Failed' || state === 'PendingOwnershipVerification'
        ? partedWords[state]
        : 'Proved to be yours'
    return `${parted}, with no website now`
  }
  if (state === 'Connected') return `Connected to ${leadsTo}`
  return state === 'Failed' ? `Could not be connected to ${leadsTo}` : `Being connected to ${leadsTo}`
}

/** What connecting it here ends elsewhere, without a full stop; nothing of one that leads to no website. */
export const lossWords = (one: Owned): string | undefined =>
  one.leadsTo === null
    ? undefined
    : `${ledWords(one)}, also yours. Connecting it here ${one.state === 'Connected' ? 'disconnects' : 'ends'} it there`

const heading = 'other-domains'

interface OwnedDomainsProps {
  owned: readonly Owned[]
  busy: boolean
  /** Null where the website cannot be connected yet. */
  onConnect: ((domainName: string) => void) | null
}

/** The other domains of the account, each to be connected here. */
export const OwnedDomains = ({ owned, busy, onConnect }: OwnedDomainsProps) => (
  <section>
    <h4 id={heading}>Your other domains</h4>
    <ul className={styles.owned} aria-labelledby={heading}>
      {owned.map((one) => (
        <li key={one.domainName}>
          <span>
            <b>{one.shown}</b>
            <small>{lossWords(one) ?? ledWords(one)}.</small>
          </span>
          {onConnect && (
            <div className={styles.do}>
              <Button kind="line" busy={busy} onClick={() => onConnect(one.domainName)}>
                Connect it here
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  </section>
)
