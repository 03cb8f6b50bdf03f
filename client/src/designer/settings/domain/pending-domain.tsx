import type { DomainView } from '@shingle/shared/domain/endpoints.ts'
import type { Registrar } from '@shingle/shared/domain/registrars.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTask } from '../../../server/use-task.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { toast } from '../../base/toast.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import styles from './domain.module.css'
import { deleteDomain, lookAtDomain } from './domain-calls.ts'
import { DomainDoctor } from './domain-doctor.tsx'
import { DomainSteps } from './domain-steps.tsx'
import { lookedWords } from './domain-times.ts'
import { HungDomain } from './hung-domain.tsx'
import records from './records.module.css'
import { RecordsTable } from './records-table.tsx'
import { registrarChoices, registrarHeading, registrarSteps } from './registrar-words.ts'

interface PendingDomainProps {
  domain: DomainView
  onChanged: () => void
  onDisconnect: () => void
}

const titleOf = ({ state, records: { length } }: DomainView): string => {
  if (state === 'Connected') return 'Waiting for its records once more'
  return state === 'OwnershipVerified'
    ? 'It is yours; now lead it here'
    : `Set ${length === 3 ? 'three' : length} records where you bought it`
}

/** A domain whose records are waited for: what to set, where, what was seen of it, and what is wrong. */
export const PendingDomain = ({ domain, onChanged, onDisconnect }: PendingDomainProps) => {
  const isProved = domain.state !== 'PendingOwnershipVerification'
  return (
    <>
      <HungDomain domain={domain.shown} hangs={isProved ? 'half' : 'outline'} />
      <div>
        <h3>{titleOf(domain)}</h3>
        <p className={styles.soft}>
          That tells the internet that {domain.shown} lives here and is yours. Two minutes of copying; nothing
          else about the domain changes.
        </p>
      </div>
      {domain.claimedElsewhere !== null && <ClaimedElsewhere isHeld={domain.claimedElsewhere === 'held'} />}
      <DomainSteps domain={domain} />
      <Records domain={domain} />
      <LookAgain domain={domain} onLooked={onChanged} />
      <DomainDoctor domain={domain} />
      {isProved ? (
        <Button kind="link" className={styles.red} onClick={onDisconnect}>
          Disconnect
        </Button>
      ) : (
        <CancelConnection onGivenUp={onChanged} />
      )}
    </>
  )
}

/** Specification 8: pending or claimed by another account. */
const ClaimedElsewhere = ({ isHeld }: { isHeld: boolean }) => (
  <div className={styles.claimed} role="status">
    <b>{isHeld ? 'Another account has this domain' : 'Another account is connecting this domain'}</b>
    {isHeld ? (
      <p>
        It was proved there. If it is yours now, keep the TXT record below and take away any other of that
        name: without its own record the other account loses it within three days, and it becomes yours.{' '}
        <a href={pagePaths.support}>Contact Support</a>
      </p>
    ) : (
      <p>
        Whoever proves it first keeps it. If it is yours, set the TXT record below; it counts more than a
        claim without proof.
      </p>
    )}
  </div>
)

const Records = ({ domain }: { domain: DomainView }) => {
  const [chosen, setChosen] = useState<Registrar | null>(null)
  const registrar = chosen ?? domain.registrar
  return (
    <section aria-label="Records" className={records.part}>
      <fieldset className={records.from} aria-label="Where did you buy the domain?">
        {registrarChoices.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={classNames(id === registrar && records.on)}
            aria-pressed={id === registrar}
            onClick={() => setChosen(id)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {domain.oneClickUrl !== null && (
        <a className={records.oneclick} href={domain.oneClickUrl} target="_blank" rel="noreferrer">
          Let your provider set them for you
        </a>
      )}
      <RecordsTable domain={domain} />
      <h4>{registrarHeading(registrar)}</h4>
      <ol className={records.how}>
        {registrarSteps(registrar, domain.shown, domain.records.length).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

/** Has the servers look now, whatever pause they are in. */
export const LookAgain = ({ domain, onLooked }: { domain: DomainView; onLooked: () => void }) => {
  const { draftId } = useWebsite()
  const { busy, problem, run } = useTask(() => {
    toast('We are looking')
    onLooked()
  })
  return (
    <div className={styles.do}>
      <Button busy={busy} onClick={() => run(() => lookAtDomain(draftId))}>
        <RefreshCw aria-hidden="true" />
        Look again
      </Button>
      {problem ? (
        <span className={styles.refusal} role="alert">
          {problem.text}
        </span>
      ) : (
        <span className={styles.note} role="status">
          {lookedWords(domain.lookedAt)}
        </span>
      )}
    </div>
  )
}

const CancelConnection = ({ onGivenUp }: { onGivenUp: () => void }) => {
  const { draftId } = useWebsite()
  const { busy, problem, run } = useTask(() => {
    toast('Connection given up')
    onGivenUp()
  })
  return (
    <div className={styles.do}>
      <Button kind="link" className={styles.red} busy={busy} onClick={() => run(() => deleteDomain(draftId))}>
        Cancel this connection
      </Button>
      {problem && (
        <span className={styles.refusal} role="alert">
          {problem.text}
        </span>
      )}
    </div>
  )
}
