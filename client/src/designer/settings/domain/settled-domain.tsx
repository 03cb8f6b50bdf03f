import { findingWords } from '@shingle/shared/domain/doctor/finding-words.ts'
import type { Finding } from '@shingle/shared/domain/doctor/findings.ts'
import type { DomainAnswer, DomainView } from '@shingle/shared/domain/endpoints.ts'
import { connectingHours } from '@shingle/shared/domain/limits.ts'
import { ExternalLink, TriangleAlert } from 'lucide-react'
import { useTask } from '../../../server/use-task.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useWebsite } from '../../base/website/website-context.ts'
import { DotTag } from '../dot-tag.tsx'
import styles from './domain.module.css'
import { connectDomain } from './domain-calls.ts'
import { DomainDoctor, showDoctor } from './domain-doctor.tsx'
import { DomainSteps } from './domain-steps.tsx'
import { monthOf, timeInSentence } from './domain-times.ts'
import { handleAddress } from './handle-address.ts'
import { HungDomain } from './hung-domain.tsx'
import { LookAgain } from './pending-domain.tsx'

interface Shown {
  domain: DomainView
  onDisconnect: () => void
}

/** A domain that leads to the website. */
export const ConnectedDomain = ({ domain, onDisconnect, onChanged }: Shown & { onChanged: () => void }) => {
  const address = handleAddress(useWebsite())
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
        {address && <li>{address} sends visitors on</li>}
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

const failureTitle = ({ failureReason, connectedAt }: DomainView): string => {
  if (connectedAt !== null) return 'Its records are gone'
  return failureReason === 'CertificateActivationFailed' ? 'No certificate' : 'The records never came'
}

/** What keeps visitors out of a domain for which no certificate came. */
const obstacleOf = ({ failureReason, findings }: DomainView): Finding | undefined =>
  failureReason === 'CertificateActivationFailed'
    ? findings.find(({ kind }) => findingWords[kind].tone === 'failed')
    : undefined

const failureWords = (domain: DomainView): string => {
  const { failureReason, connectedAt } = domain
  const finding = obstacleOf(domain)
  const stays = 'your website stays at its old address.'
  if (failureReason !== 'CertificateActivationFailed' || connectedAt !== null)
    return `We stopped looking. Set the records, then start again; ${stays}`
  return finding === undefined
    ? `The records are right, and no certificate came within ${connectingHours} hours. Start again and we ask for it anew; ${stays}`
    : `The doctor found why: ${lowercased(findingWords[finding.kind].title)}. Your website stays at its old address.`
}

const lowercased = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

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
