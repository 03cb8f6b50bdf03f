import type { Problem } from '../problem/problem.ts'

/** Specification 3: domain states. */
export const domainStates = [
  'PendingOwnershipVerification',
  'OwnershipVerified',
  'PendingCertificateActivation',
  'Connected',
  'Failed',
] as const
export type DomainState = (typeof domainStates)[number]

/** Specification 3: why a domain failed, and what can hold it up before. */
export const domainFailureReasons = ['OwnershipVerificationExpired', 'CertificateActivationFailed'] as const
export const pendingOwnershipFailures = ['InvalidDNSSettings'] as const
export const certificateDelays = ['CertificateActivationDelayed'] as const

/** Specification 3: domain history types. */
export const domainHistoryTypes = ['Created', 'Updated', 'Deleted'] as const

/** Specification 9: a disconnect mail goes out if the domain was last changed more than 7 days earlier. */
export const disconnectMailAfterMs = 604_800_000

/** Specification 9: a certificate takes under one hour, and up to 48. */
export const certificateHours = { usual: 1, longest: 48 } as const

const domainProblem = (code: string, status: number, text: string): Problem => ({ code, status, text })

/** Specification 8: what domain calls assert. */
export const domainProblems = {
  invalidToken: domainProblem('domain.invalid-token', 401, 'Invalid authorization token.'),
  invalidWebsite: domainProblem('domain.invalid-website', 404, 'Invalid website id.'),
  notSet: domainProblem('domain.not-set', 400, 'Website domain is not set.'),
  verified: domainProblem(
    'domain.verified',
    409,
    'Website domain cannot be deleted once ownership is verified.',
  ),
  notOwned: domainProblem('domain.not-owned', 404, 'Website domain not owned.'),
} as const
