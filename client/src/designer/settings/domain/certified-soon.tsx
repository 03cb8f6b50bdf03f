import { certificateWords } from '@shingle/shared/domain/doctor/certificate-words.ts'
import { findingWords } from '@shingle/shared/domain/doctor/finding-words.ts'
import type { DomainView } from '@shingle/shared/domain/endpoints.ts'
import { connectingMs } from '@shingle/shared/domain/limits.ts'
import { Clock } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { awaitedAgain, lineOf } from './connected-words.ts'
import styles from './domain.module.css'
import { DomainDoctor } from './domain-doctor.tsx'
import { DomainSteps } from './domain-steps.tsx'
import { nextLookWords, timeInSentence } from './domain-times.ts'
import { HungDomain } from './hung-domain.tsx'
import { NotRightYet } from './not-right-yet.tsx'
import { LookAgain } from './pending-domain.tsx'
import { Records } from './records.tsx'

interface CertifiedSoonProps {
  domain: DomainView
  onChanged: () => void
  onDisconnect: () => void
}

const untilOf = (iso: string | null): string =>
  iso === null ? '' : timeInSentence(new Date(Date.parse(iso) + connectingMs).toISOString())

/** Whether it had a certificate before, and will end because its records are gone. */
const isEnding = ({ connectedAt, failingAt }: DomainView): boolean =>
  connectedAt !== null && failingAt !== null

/** How long it is waited for: for another one, as long as its records are right. */
const delayWords = (domain: DomainView): string => {
  const { certificateAt, connectedAt } = domain
  // Whoever is in line is told below by when that is over.
  if (connectedAt === null && lineOf(domain) !== undefined)
    return `Started ${timeInSentence(certificateAt)}, and in line since.`
  if (connectedAt === null)
    return `Started ${timeInSentence(certificateAt)}. It may take until ${untilOf(certificateAt)}.`
  return isEnding(domain)
    ? `${awaitedAgain(domain)}.`
    : `Browsers have shown a warning since ${timeInSentence(certificateAt)}. ${awaitedAgain(domain)}; you need not start over.`
}

const titleOf = (domain: DomainView): string => {
  const { hindrance, connectedAt } = domain
  // It had one before.
  if (connectedAt !== null) return 'It has no certificate any more'
  if (keepingBack(domain).length > 0) return 'No certificate yet'
  if (lineOf(domain) !== undefined) return 'In line for a certificate'
  return hindrance === 'CertificateActivationDelayed' ? 'Slower than usual' : 'Making the certificate'
}

/** Whether a record is gone, or was never there, without which the certificate may not come: it comes without www. */
const lacksRecords = ({ lookedAt, records }: DomainView): boolean =>
  lookedAt !== null && records.some(({ isSeen, type }) => !isSeen && type !== 'CNAME')

/** What keeps the certificate from coming, and its owner alone can change. */
const keepingBack = ({ findings }: DomainView) =>
  findings.filter(({ kind }) => findingWords[kind].tone === 'failed')

/** A domain whose certificate is made; where its records are not right, what to set. */
export const CertifiedSoon = ({ domain, onChanged, onDisconnect }: CertifiedSoonProps) => {
  const isDelayed = domain.hindrance === 'CertificateActivationDelayed'
  const isLacking = lacksRecords(domain)
  const kept = keepingBack(domain)
  // An authority may refuse what has all its records.
  const areRight = !isLacking && kept.every(({ kind }) => kind in certificateWords)
  return (
    <>
      <HungDomain domain={domain.shown} hangs="half" />
      <div className={styles.headline}>
        <h3>{titleOf(domain)}</h3>
        {!areRight && <NotRightYet />}
      </div>
      {(isDelayed || isEnding(domain)) && (
        <p className={styles.warned}>
          <Clock aria-hidden="true" /> {delayWords(domain)}
        </p>
      )}
      <DomainSteps domain={domain} />
      {isDelayed && domain.findings.length === 0 && (
        <p className={styles.soft}>
          The authority has not answered yet; the doctor sees nothing wrong with your records.{' '}
          {nextLookWords(domain.nextLookAt)}
        </p>
      )}
      {areRight && kept.length === 0 && (
        <p className={styles.soft}>Close this page; we write to you. Your old address works meanwhile.</p>
      )}
      {isLacking && <Records domain={domain} />}
      <LookAgain domain={domain} onLooked={onChanged} />
      {(isDelayed || isLacking || domain.findings.length > 0) && <DomainDoctor domain={domain} />}
      <Button kind="link" className={styles.red} onClick={onDisconnect}>
        Disconnect
      </Button>
    </>
  )
}
