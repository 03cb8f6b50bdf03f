import type { DomainAnswer, DomainView } from '@shingle/shared/domain/endpoints.ts'
<<<<<<< HEAD
import { connectingMs } from '@shingle/shared/domain/limits.ts'
import { Clock, ExternalLink, TriangleAlert } from 'lucide-react'
=======
import { connectingHours } from '@shingle/shared/domain/limits.ts'
import { ExternalLink, TriangleAlert } from 'lucide-react'
>>>>>>> d13b
import { useTask } from '../../../server/use-task.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useWebsite } from '../../base/website/website-context.ts'
import { DotTag } from '../dot-tag.tsx'
import { connectedWarning, lacksCertificate } from './connected-words.ts'
import styles from './domain.module.css'
import { connectDomain } from './domain-calls.ts'
import { DomainDoctor, showDoctor } from './domain-doctor.tsx'
import { DomainSteps } from './domain-steps.tsx'
<<<<<<< HEAD
import { monthOf, nextLookWords, timeInSentence } from './domain-times.ts'
import { failureTitle, failureWords, obstacleOf } from './failure-words.ts'
=======
import { monthOf, timeInSentence } from './domain-times.ts'
import { handleAddress } from './handle-address.ts'
>>>>>>> d13b
import { HungDomain } from './hung-domain.tsx'
import { LookAgain } from './pending-domain.tsx'

interface Shown {
  domain: DomainView
  onDisconnect: () => void
}

<<<<<<< HEAD
const untilOf = (iso: string | null): string =>
  iso === null ? '' : timeInSentence(new Date(Date.parse(iso) + connectingMs).toISOString())

interface WatchedDomainProps extends Shown {
  onChanged: () => void
}

const certifiedTitle = ({ hindrance, connectedAt }: DomainView): string => {
  // It had one before.
  if (connectedAt !== null) return 'It has no certificate any more'
  return hindrance === 'CertificateActivationDelayed' ? 'Slower than usual' : 'Making the certificate'
}

/** A domain whose certificate is made. */
export const CertifiedSoon = ({ domain, onDisconnect, onChanged }: WatchedDomainProps) => {
  const isDelayed = domain.hindrance === 'CertificateActivationDelayed'
  return (
    <>
      <HungDomain domain={domain.shown} hangs="half" />
      <h3>{certifiedTitle(domain)}</h3>
      {isDelayed && (
        <p className={styles.warned}>
          <Clock aria-hidden="true" /> Started {timeInSentence(domain.certificateAt)}. It may take until{' '}
          {untilOf(domain.certificateAt)}.
        </p>
      )}
      <DomainSteps domain={domain} />
      {isDelayed && domain.findings.length === 0 && (
        <p className={styles.soft}>
          The authority has not answered yet; the doctor sees nothing wrong with your records.{' '}
          {nextLookWords(domain.nextLookAt)}
        </p>
      )}
      <p className={styles.soft}>Close this page; we write to you. Your old address works meanwhile.</p>
      <LookAgain domain={domain} onLooked={onChanged} />
      {(isDelayed || domain.findings.length > 0) && <DomainDoctor domain={domain} />}
      <Button kind="link" className={styles.red} onClick={onDisconnect}>
        Disconnect
      </Button>
    </>
  )
}

/** What is so of a connected domain, as long as it is. */
const ConnectedFacts = ({ domain }: { domain: DomainView }) => {
  const { published } = useWebsite()
  const { shown, hasWww, failingAt, renewsAt } = domain
  return (
    <ul className={styles.facts}>
      {hasWww && <li>www.{shown} leads here too</li>}
      {published && (
        <li>
          {failingAt === null
            ? 'The address it had before sends visitors on'
            : 'The address it had before shows the website meanwhile'}
        </li>
      )}
      {connectedWarning(domain) === null && (
        <li>The certificate renews itself{renewsAt !== null && `, next in ${monthOf(renewsAt)}`}</li>
      )}
    </ul>
  )
}

/** A domain that leads to the website. */
export const ConnectedDomain = ({ domain, onDisconnect, onChanged }: WatchedDomainProps) => {
  const [warning, isBare] = [connectedWarning(domain), lacksCertificate(domain)]
=======
/** A domain that leads to the website. */
export const ConnectedDomain = ({ domain, onDisconnect, onChanged }: Shown & { onChanged: () => void }) => {
  const address = handleAddress(useWebsite())
>>>>>>> d13b
  return (
    <>
      <HungDomain domain={domain.shown} hangs={isBare ? 'half' : 'painted'} />
      <div className={styles.headline}>
        <h3>{isBare ? 'No certificate at the moment' : 'Connected'}</h3>
        {!isBare && <DotTag tone="live">Since {timeInSentence(domain.connectedAt)}</DotTag>}
      </div>
      {warning !== null && (
        <p className={styles.warned} role="status">
          <TriangleAlert aria-hidden="true" /> {warning}
        </p>
      )}
<<<<<<< HEAD
      <ConnectedFacts domain={domain} />
=======
      <ul className={styles.facts}>
        {domain.hasWww && <li>www.{domain.shown} leads here too</li>}
        {address && <li>{address} sends visitors on</li>}
        <li>
          The certificate renews itself{domain.renewsAt !== null && `, next in ${monthOf(domain.renewsAt)}`}
        </li>
      </ul>
>>>>>>> d13b
      <div className={styles.do}>
        <a className={buttonClass({})} href={domain.url} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          Visit
        </a>
        <Button kind="line" className={styles.red} onClick={onDisconnect}>
          Disconnect
        </Button>
      </div>
      {(warning !== null || domain.findings.length > 0) && (
        <>
          <DomainDoctor domain={domain} />
          <LookAgain domain={domain} onLooked={onChanged} />
        </>
      )}
    </>
  )
}

interface FailedDomainProps extends Shown {
  onAnswer: (answer: DomainAnswer) => void
}

/** A domain that could not be connected: why, and how to begin anew. */
export const FailedDomain = ({ domain, onDisconnect, onAnswer }: FailedDomainProps) => {
  const { draftId } = useWebsite()
  const { busy, problem, run } = useTask(onAnswer)
  const isProved = domain.failureReason === 'CertificateActivationFailed'
  const finding = obstacleOf(domain)
  return (
    <>
      <HungDomain domain={domain.shown} hangs="crooked" />
      <h3>{failureTitle(domain)}</h3>
      <DomainSteps domain={domain} />
      <p className={styles.soft}>{failureWords(domain)}</p>
      <div className={styles.do}>
        {finding !== undefined && <Button onClick={showDoctor}>See what to change</Button>}
        <Button
          kind={finding && 'line'}
          busy={busy}
          onClick={() => run(() => connectDomain(draftId, domain.domainName))}
        >
          Re-configure
        </Button>
        <Button kind="quiet" className={isProved ? styles.red : undefined} onClick={onDisconnect}>
          {isProved ? 'Disconnect' : 'Cancel'}
        </Button>
      </div>
      {problem && (
        <p className={styles.refusal} role="alert">
          {problem.text}
        </p>
      )}
      <DomainDoctor domain={domain} />
    </>
  )
}
