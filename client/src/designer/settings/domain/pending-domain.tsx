import type { DomainView } from '@shingle/shared/domain/endpoints.ts'
import { mayBeHeldMs } from '@shingle/shared/domain/limits.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTask } from '../../../server/use-task.ts'
import { Button } from '../../../ui/button.tsx'
import { useWebsite } from '../../base/website/website-context.ts'
import styles from './domain.module.css'
import { lookAtDomain } from './domain-calls.ts'
import { DomainDoctor } from './domain-doctor.tsx'
import { DomainSteps } from './domain-steps.tsx'
import { lookedWords, timeInSentence } from './domain-times.ts'
import { isHeldElsewhere } from './failure-words.ts'
import { HungDomain } from './hung-domain.tsx'
import { MailRecords } from './mail-records.tsx'
import { NotRightYet } from './not-right-yet.tsx'
import { Records } from './records.tsx'

interface PendingDomainProps {
  domain: DomainView
  onChanged: () => void
  onDisconnect: () => void
}

const titleOf = (domain: DomainView): string => {
  const { state, records } = domain
  const { length } = records
  if (isHeldElsewhere(domain)) return 'Proved, and another account’s as well'
  if (state === 'Connected') return 'Waiting for its records once more'
  return state === 'OwnershipVerified'
    ? 'It is yours; now lead it here'
    : `Set ${length === 3 ? 'three' : length} records where you bought it`
}

/** What is to be done, and what that does. */
const aboutOf = (domain: DomainView): string => {
  const { state, shown, createdAt, records } = domain
  if (isHeldElsewhere(domain)) {
    const waits = 'Take the other proof away that the doctor shows, and it becomes yours by itself.'
    const until = new Date(Date.parse(createdAt) + mayBeHeldMs).toISOString()
    return state === 'PendingOwnershipVerification'
      ? `${waits} We wait until ${timeInSentence(until)}.`
      : waits
  }
  if (state === 'Connected')
    return `If our records still stand where you bought it, this takes a minute: ${shown} shows this website as soon as its proof is seen again.`
  const rest = 'a website that stands there now makes room, and mail stays as it is.'
  return records.some(({ isSeen }) => isSeen)
    ? `The records that are not seen yet bring ${shown} here: ${rest}`
    : `They tell the internet that ${shown} lives here and is yours. Two minutes of copying: ${rest}`
}

/** A domain whose records are waited for: what to set, where, what was seen of it, and what is wrong. */
export const PendingDomain = ({ domain, onChanged, onDisconnect }: PendingDomainProps) => {
  const isProved = domain.state !== 'PendingOwnershipVerification'
  return (
    <>
      <HungDomain domain={domain.shown} hangs={isProved ? 'half' : 'outline'} />
      <div>
        <div className={styles.headline}>
          <h3>{titleOf(domain)}</h3>
          {domain.hindrance === 'InvalidDNSSettings' && <NotRightYet />}
        </div>
        <p className={styles.soft}>{aboutOf(domain)}</p>
      </div>
      {domain.claimedElsewhere !== null && <ClaimedElsewhere domain={domain} />}
      <DomainSteps domain={domain} />
      <Records domain={domain} />
      <LookAgain domain={domain} onLooked={onChanged}>
        <MailRecords domain={domain} />
      </LookAgain>
      <DomainDoctor domain={domain} />
      <Button kind="link" className={styles.red} onClick={onDisconnect}>
        {isProved ? 'Disconnect' : 'Cancel this connection'}
      </Button>
    </>
  )
}

/** Specification 8: pending or claimed by another account. */
const ClaimedElsewhere = ({ domain }: { domain: DomainView }) => {
  const [isHeld, isSet] = [domain.claimedElsewhere === 'held', isHeldElsewhere(domain)]
  return (
    <div className={styles.claimed} role="status">
      <b>{isHeld ? 'Another account has this domain' : 'Another account is connecting this domain'}</b>
      {isHeld ? (
        <p>
          It was proved there{isSet && ', too'}. If it is yours now, {isSet ? 'keep' : 'set'} the TXT record
          below and take away any other of that name: without its own record the other account loses it within
          three days, and it becomes yours. <a href={pagePaths.support}>Contact Support</a>
        </p>
      ) : (
        <p>
          Whoever proves it first keeps it. If it is yours, set the TXT record below; it counts more than a
          claim without proof. <a href={pagePaths.support}>Contact Support</a>
        </p>
      )}
    </div>
  )
}

/** Has the servers look now, whatever pause they are in. */
export const LookAgain = ({
  domain,
  onLooked,
  children,
}: {
  domain: DomainView
  onLooked: () => void
  children?: ReactNode
}) => {
  const { draftId } = useWebsite()
  const { lookedAt } = domain
  // Asked for since that look: a look that finds the same ends, too.
  const [askedSince, setAskedSince] = useState<string | null>()
  const { busy, problem, run } = useTask(() => {
    setAskedSince(lookedAt)
    onLooked()
  })
  return (
    <div className={styles.do}>
      <Button busy={busy} onClick={() => run(() => lookAtDomain(draftId))}>
        <RefreshCw aria-hidden="true" />
        Look again
      </Button>
      {children}
      {problem ? (
        <span className={styles.refusal} role="alert">
          {problem.text}
        </span>
      ) : (
        <span className={styles.note} role="status">
          {askedSince === lookedAt ? 'Looking now' : lookedWords(lookedAt)}
        </span>
      )}
    </div>
  )
}
