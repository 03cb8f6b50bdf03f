import type { DomainAnswer, DomainView } from '@shingle/shared/domain/endpoints.ts'
import { proofLabel } from '@shingle/shared/domain/records.ts'
import { ExternalLink, Stethoscope, TriangleAlert } from 'lucide-react'
import { Fragment } from 'react'
import { useTask } from '../../../server/use-task.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { openDialog } from '../../base/designer-store.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import { DotTag } from '../dot-tag.tsx'
import { connectedTitle, connectedWarning, isAllRight } from './connected-words.ts'
import styles from './domain.module.css'
import { connectDomain } from './domain-calls.ts'
import { DomainDoctor, showDoctor } from './domain-doctor.tsx'
import { DomainSteps } from './domain-steps.tsx'
import { monthOf, timeInSentence } from './domain-times.ts'
import { failureTitle, failureWords, obstacleOf } from './failure-words.ts'
import { handleAddress, handleUrl } from './handle-address.ts'
import { HungDomain } from './hung-domain.tsx'
import { LookAgain } from './pending-domain.tsx'

interface Shown {
  domain: DomainView
  onDisconnect: () => void
}

/** What is so of a connected domain, as long as it is. */
const ConnectedFacts = ({ domain }: { domain: DomainView }) => {
  const address = handleAddress(useWebsite())
  const { shown, hasWww, failingAt, renewsAt } = domain
  return (
    <ul className={styles.facts}>
      {hasWww && <li>www.{shown} leads here too</li>}
      {address && (
        <li>
          {address} {failingAt === null ? 'sends visitors on' : 'shows the website meanwhile'}
        </li>
      )}
      {connectedWarning(domain) === null && (
        <li>The certificate renews itself{renewsAt !== null && `, next in ${monthOf(renewsAt)}`}</li>
      )}
    </ul>
  )
}

/** A domain that leads to the website. */
export const ConnectedDomain = ({ domain, onDisconnect, onChanged }: Shown & { onChanged: () => void }) => {
  const website = useWebsite()
  const [warning, isRight] = [connectedWarning(domain), isAllRight(domain)]
  // Somebody else may answer at the domain meanwhile.
  const shownAt = domain.failingAt === null ? domain.url : handleUrl(website)
  return (
    <>
      <HungDomain domain={domain.shown} hangs={isRight ? 'painted' : 'half'} />
      <div className={styles.headline}>
        <h3>{connectedTitle(domain)}</h3>
        {isRight && <DotTag tone="live">Since {timeInSentence(domain.connectedAt)}</DotTag>}
      </div>
      {warning !== null && (
        <p className={styles.warned} role="status">
          <TriangleAlert aria-hidden="true" /> {warning}
        </p>
      )}
      {!website.published && (
        <p className={styles.warned}>
          <TriangleAlert aria-hidden="true" /> Visitors of {domain.shown} find nothing: this website is not
          published.
        </p>
      )}
      <ConnectedFacts domain={domain} />
      <div className={styles.do}>
        {website.published ? (
          <a className={buttonClass({})} href={shownAt ?? domain.url} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" />
            Visit
          </a>
        ) : (
          <Button onClick={() => openDialog({ name: 'publish' })}>Publish</Button>
        )}
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

/** A text in which the name of a record stands as machines read it. */
const Coded = ({ text, code }: { text: string; code: string }) => {
  const [before = '', ...after] = text.split(code)
  return (
    <>
      {before}
      {after.map((rest) => (
        <Fragment key={rest}>
          <code className={styles.short}>{code}</code>
          {rest}
        </Fragment>
      ))}
    </>
  )
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
      <p className={styles.soft}>
        <Coded text={failureWords(domain)} code={proofLabel} />
      </p>
      <div className={styles.do}>
        {finding !== undefined && <Button onClick={showDoctor}>See what to change</Button>}
        <Button
          kind={finding && 'line'}
          busy={busy}
          onClick={() => run(() => connectDomain(draftId, domain.domainName))}
        >
          Re-configure
        </Button>
        {finding === undefined && domain.lookedAt !== null && (
          <Button kind="line" onClick={showDoctor}>
            <Stethoscope aria-hidden="true" />
            Domain doctor
          </Button>
        )}
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
