import type { DomainView } from '@shingle/shared/domain/endpoints.ts'
import { connectingHours } from '@shingle/shared/domain/limits.ts'
import { useAccount } from '../../../server/session/session.ts'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { awaitedAgain, lineOf } from './connected-words.ts'
import { nextLookWords, stepTime, timeInSentence } from './domain-times.ts'
import { failedStep, failureOf } from './failure-words.ts'
import styles from './steps.module.css'

type Standing = 'done' | 'now' | 'next' | 'stop'

const names = ['Connection initiated', 'DNS verified', 'Certificate generation', 'Connected'] as const

/** How far a connection has come: the place of the step that is under way. */
const reached = (domain: DomainView): number => {
  const { state, isServed } = domain
  if (state === 'Connected') return isServed ? names.length : 1
  if (state === 'PendingCertificateActivation') return 2
  return state === 'Failed' && failureOf(domain) === 'no-certificate' ? 2 : 1
}

const standingOf = (at: number, domain: DomainView): Standing => {
  const here = reached(domain)
  if (at < here) return 'done'
  if (at > here) return 'next'
  return domain.state === 'Failed' ? 'stop' : 'now'
}

const seenWords = ({ records, lookedAt, nextLookAt, state }: DomainView): string => {
  if (lookedAt === null) return 'We are looking now.'
  const seen = records.filter(({ isSeen }) => isSeen).length
  const words = `${seen} of ${records.length} records seen. ${nextLookWords(nextLookAt)}`
  return state === 'OwnershipVerified' ? `Yours. ${words}` : words
}

const certificateWords = (domain: DomainView): string => {
  if (domain.connectedAt !== null) return awaitedAgain(domain)
  const line = lineOf(domain)
  if (line === undefined) return `Usually under an hour, up to ${connectingHours} hours`
  return line.until === null ? 'In line' : `In line, until ${timeInSentence(line.until)} at the latest`
}

const aboutStep = (at: number, domain: DomainView, owner: string): string => {
  const standing = standingOf(at, domain)
  if (at === 0) return stepTime(domain.createdAt)
  if (standing === 'stop') return stepTime(domain.failedAt)
  if (at === 1) return standing === 'done' ? stepTime(domain.verifiedAt) : seenWords(domain)
  if (at === 2) {
    if (standing === 'done') return stepTime(domain.connectedAt)
    // Of one that is connected anew nobody knows yet whether it has one.
    return domain.state === 'Connected' ? '' : certificateWords(domain)
  }
  // Of one that is connected anew nobody is told that it was.
  const isTold = domain.state !== 'Failed' && domain.state !== 'Connected'
  return standing === 'next' && isTold ? `We write to ${owner}` : ''
}

const nameOf = (at: number, standing: Standing, domain: DomainView): string =>
  standing === 'stop' ? failedStep(domain) : (names[at] ?? '')

const told: Readonly<Record<Standing, string>> = {
  done: 'done',
  now: 'under way',
  next: 'to come',
  stop: 'failed',
}

/** Specification 4: the steps of a connection, and where it is. */
export const DomainSteps = ({ domain }: { domain: DomainView }) => {
  const owner = useAccount()?.email ?? 'you'
  const last = domain.state === 'Failed' ? reached(domain) : names.length - 1
  return (
    <ol className={styles.steps} aria-label="Steps of the connection">
      {names.slice(0, last + 1).map((name, at) => {
        const standing = standingOf(at, domain)
        return (
          <li
            key={name}
            className={classNames(styles[standing])}
            aria-current={standing === 'now' ? 'step' : undefined}
          >
            <b>{nameOf(at, standing, domain)}</b>
            <VisuallyHidden> ({told[standing]})</VisuallyHidden>
            <small>{aboutStep(at, domain, owner)}</small>
          </li>
        )
      })}
    </ol>
  )
}
