import type { DomainCondition } from './advance-domain.ts'
import { connectedLookMs, nextLookMs } from './limits.ts'

/** What says when a domain is looked at next. */
export interface WatchedDomain extends DomainCondition {
  readonly modifiedAt: Date
  /** The name once more, while it is held for the website; connected anew it is not, until its proof was seen again. */
  readonly held?: string | undefined
  /** Until when its certificate lasts, where that could not be renewed. */
  readonly unrenewedUntil?: Date | null | undefined
}

/** Since when something is waited for that a domain lacks now; null where it lacks nothing. */
const waitingSince = (domain: WatchedDomain): Date | null => {
  switch (domain.state) {
    case 'PendingOwnershipVerification':
      return domain.createdAt
    case 'OwnershipVerified':
      return domain.verifiedAt
    case 'PendingCertificateActivation':
      return domain.certificateAt
    case 'Connected':
      return domain.held === undefined ? domain.modifiedAt : domain.failingAt
    case 'Failed':
      return null
  }
}

/** When a domain is looked at next that is looked at now; null where nobody looks at it any more. */
export const nextLookAt = (domain: WatchedDomain, now: Date): Date | null => {
  if (domain.state === 'Failed') return null
  const since = waitingSince(domain)
  const ms = since === null ? connectedLookMs : nextLookMs(now.getTime() - since.getTime())
  const at = new Date(now.getTime() + ms)
  const { unrenewedUntil: end } = domain
  // What ends with a certificate is seen when it ends.
  return end && end > now && end < at ? end : at
}
