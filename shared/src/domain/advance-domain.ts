import type { DomainHindrance, DomainState, FailureReason } from './domain-states.ts'
import {
  certificateUsuallyMs,
  connectedLookMs,
  connectingMs,
  mayBeHeldMs,
  mayLackCertificateMs,
  mayLeadElsewhereMs,
} from './limits.ts'

/** What is known of a connection. */
export interface DomainCondition {
  readonly state: DomainState
  readonly createdAt: Date
  readonly verifiedAt: Date | null
  /** Since when the certificate is waited for. */
  readonly certificateAt: Date | null
  /** Since when it was connected last; null of one that never was. */
  readonly connectedAt: Date | null
  /** Since when a domain leads elsewhere or proves nothing that has, or had, all it takes; of a connected one also since when it has no certificate. */
  readonly failingAt: Date | null
}

/** What a look at a domain has seen. */
export interface DomainSight {
  /** Whether the proof of this claim stands where it should. */
  readonly isProven: boolean
  /** Whether visitors of the domain come here. */
  readonly leadsHere: boolean
  readonly hasCertificate: boolean
  /** Whether one waits to be ordered until there is room for it: nobody's failure. */
  readonly isPostponed?: boolean
  /** Whether anybody answered at all who was asked. */
  readonly isAnswered: boolean
}

/** What becomes of a connection; fields that are not named stay. */
export type DomainChange = Partial<
  Pick<DomainCondition, 'verifiedAt' | 'certificateAt' | 'failingAt'> & {
    readonly state: DomainState
    readonly failureReason: FailureReason
    readonly connectedAt: Date
  }
>

const isOver = (since: Date | null, now: Date, ms: number): boolean =>
  since !== null && now.getTime() - since.getTime() > ms

const fail = (failureReason: FailureReason): DomainChange => ({ state: 'Failed', failureReason })

/** One that browsers warn of is connected no more, and is again once its certificate is there. */
const keepCertified = (
  { failingAt }: DomainCondition,
  { hasCertificate }: DomainSight,
  now: Date,
): DomainChange | undefined => {
  if (hasCertificate) return failingAt === null ? undefined : { failingAt: null }
  if (failingAt === null) return { failingAt: now }
  return isOver(failingAt, now, mayLackCertificateMs)
    ? { state: 'PendingCertificateActivation', certificateAt: now, failingAt: null }
    : undefined
}

/** A name that somebody else may prove is not passed on to the next step, nor kept for longer, by a proof of once. */
const awaitAddress = (
  { verifiedAt }: DomainCondition,
  { isProven, leadsHere, isAnswered }: DomainSight,
  now: Date,
): DomainChange | undefined => {
  if (leadsHere && isProven) return { state: 'PendingCertificateActivation', certificateAt: now }
  if (!isOver(verifiedAt, now, connectingMs)) return undefined
  return fail(isProven || !isAnswered ? 'CertificateActivationFailed' : 'OwnershipVerificationExpired')
}

const keepConnected = (domain: DomainCondition, sight: DomainSight, now: Date): DomainChange | undefined => {
  const { failingAt } = domain
  const { isProven, leadsHere, isAnswered } = sight
  // Where nobody answers it is as likely our own network.
  if (!isAnswered) return undefined
  if (isProven && leadsHere) return keepCertified(domain, sight, now)
  if (failingAt === null) return { failingAt: now }
  if (!isOver(failingAt, now, mayLeadElsewhereMs)) return undefined
  return fail(isProven ? 'CertificateActivationFailed' : 'OwnershipVerificationExpired')
}

/**
 * A first certificate has its time. One that had a certificate gets another for as long as it is its owner's and leads
 * here: that none came is as likely ours or the authority's failure. Nothing holds a name for whoever does not prove it.
 */
const awaitCertificate = (
  { certificateAt, connectedAt, failingAt }: DomainCondition,
  { isProven, leadsHere, hasCertificate, isPostponed, isAnswered }: DomainSight,
  now: Date,
): DomainChange | undefined => {
  if (hasCertificate && isProven) return { state: 'Connected', connectedAt: now, failingAt: null }
  const isRight = isProven && leadsHere
  if (isAnswered && isRight !== (failingAt === null)) return { failingAt: isRight ? null : now }
  if (isAnswered && isOver(failingAt, now, connectingMs))
    return fail(isProven ? 'CertificateActivationFailed' : 'OwnershipVerificationExpired')
  if (isPostponed === true || connectedAt !== null) return undefined
  return isOver(certificateAt, now, connectingMs) ? fail('CertificateActivationFailed') : undefined
}

/**
 * Specification 4: the one next step of a connection after a look at its domain; nothing where it stays as it is. Each
 * step is one write, so that whoever is interrupted between two goes on with the next.
 */
export const advanceDomain = (
  domain: DomainCondition,
  sight: DomainSight,
  now: Date,
): DomainChange | undefined => {
  switch (domain.state) {
    case 'PendingOwnershipVerification':
      if (sight.isProven) return { state: 'OwnershipVerified', verifiedAt: now }
      return isOver(domain.createdAt, now, connectingMs) ? fail('OwnershipVerificationExpired') : undefined
    case 'OwnershipVerified':
      return awaitAddress(domain, sight, now)
    case 'PendingCertificateActivation':
      return awaitCertificate(domain, sight, now)
    case 'Connected':
      return keepConnected(domain, sight, now)
    case 'Failed':
      return undefined
  }
}

/** What becomes of a connection that is proved while another account, which proves it as well, has the domain. */
export const awaitHolder = (
  { state, createdAt }: Pick<DomainCondition, 'state' | 'createdAt'>,
  modifiedAt: Date,
  now: Date,
): DomainChange | undefined => {
  // One that was connected before waits since it was connected anew.
  const since = state === 'PendingOwnershipVerification' ? createdAt : modifiedAt
  return isOver(since, now, mayBeHeldMs) ? fail('OwnershipVerificationExpired') : undefined
}

/**
 * Whether a domain that is failing was not looked at for so long that nobody knows what it was meanwhile: then
 * its time counts from now on.
 */
export const isUnwatched = (
  { state, failingAt }: Pick<DomainCondition, 'state' | 'failingAt'>,
  lookedAt: Date | null,
  now: Date,
): boolean =>
  (state === 'Connected' || state === 'PendingCertificateActivation') &&
  failingAt !== null &&
  isOver(lookedAt, now, connectedLookMs)

/** What holds a connection up that has not failed; `isRight` says whether the last look found the records as they should be. */
export const hindranceOf = (
  { state, certificateAt, failingAt }: Pick<DomainCondition, 'state' | 'certificateAt' | 'failingAt'>,
  isRight: boolean,
  now: Date,
): DomainHindrance | null => {
  if (state === 'Connected' && failingAt !== null)
    return isRight ? 'CertificateActivationDelayed' : 'InvalidDNSSettings'
  if (state === 'PendingCertificateActivation' && failingAt !== null && !isRight) return 'InvalidDNSSettings'
  if (state === 'PendingCertificateActivation')
    return isOver(certificateAt, now, certificateUsuallyMs) ? 'CertificateActivationDelayed' : null
  const awaitsRecords = state === 'PendingOwnershipVerification' || state === 'OwnershipVerified'
  return awaitsRecords && !isRight ? 'InvalidDNSSettings' : null
}
