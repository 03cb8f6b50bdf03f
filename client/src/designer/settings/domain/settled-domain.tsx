import type { DomainAnswer, DomainView } from '@shingle/shared/domain/endpoints.ts'
import { connectingMs } from '@shingle/shared/domain/limits.ts'
import { Clock, ExternalLink, TriangleAlert } from 'lucide-react'
import { useTask } from '../../../server/use-task.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useWebsite } from '../../base/website/website-context.ts'
import { DotTag } from '../dot-tag.tsx'
import styles from './domain.module.css'
import { connectDomain } from './domain-calls.ts'
import { DomainDoctor, showDoctor } from './domain-doctor.tsx'
import { DomainSteps } from './domain-steps.tsx'
import { monthOf, nextLookWords, timeInSentence } from './domain-times.ts'
import { failureTitle, failureWords, obstacleOf } from './failure-words.ts'
import { HungDomain } from './hung-domain.tsx'
import { LookAgain } from './pending-domain.tsx'

interface Shown {
  domain: DomainView
  onDisconnect: () => void
}

const untilOf = (iso: string | null): string =>
  iso === null ? '' : timeInSentence(new Date(Date.parse(iso) + connectingMs).toISOString())

interface WatchedDomainProps extends Shown {
  onChanged: () => void
}

/** A domain whose certificate is made. */
export const CertifiedSoon = ({ domain, onDisconnect, onChanged }: WatchedDomainProps) => {
  const isDelayed = domain.hindrance === 'CertificateActivationDelayed'
  return (
    <>
      <HungDomain domain={domain.shown} hangs="half" />
      <h3>{isDelayed ? 'Slower than usual' : 'Making the certificate'}</h3>
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

/** A domain that leads to the website. */
export const ConnectedDomain = ({ domain, onDisconnect, onChanged }: WatchedDomainProps) => {
  const { published } = useWebsite()
  return (
    <>
      <HungDomain domain={domain.shown} hangs="painted" />
      <div className={styles.headline}>
        <h3>Connected</h3>
        <DotTag tone="live">Since {timeInSentence(domain.connectedAt)}</DotTag>
      </div>
      {domain.failingAt !== null && (
        <p className={styles.warned} role="status">
          <TriangleAlert aria-hidden="true" /> Since {timeInSentence(domain.failingAt)} its records are not
          right. Set them right within three days, or visitors find nothing there.
        </p>
      )}
      <ul className={styles.facts}>
        {domain.hasWww && <li>www.{domain.shown} leads here too</li>}
        {published && (
          <li>
            {domain.failingAt === null
              ? 'The address it had before sends visitors on'
              : 'The address it had before shows the website meanwhile'}
          </li>
        )}
        <li>
          The certificate renews itself{domain.renewsAt !== null && `, next in ${monthOf(domain.renewsAt)}`}
        </li>
      </ul>
      <div className={styles.do}>
        <a className={buttonClass({})} href={domain.url} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          Visit
        </a>
        <Button kind="line" className={styles.red} onClick={onDisconnect}>
          Disconnect
        </Button>
      </div>
      {domain.findings.length > 0 && (
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
