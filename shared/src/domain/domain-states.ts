/** Specification 3: what the connection of a domain can be. */
export const domainStates = [
  'PendingOwnershipVerification',
  'OwnershipVerified',
  'PendingCertificateActivation',
  'Connected',
  'Failed',
] as const
export type DomainState = (typeof domainStates)[number]

/** Specification 3: why a connection failed. */
export const failureReasons = ['OwnershipVerificationExpired', 'CertificateActivationFailed'] as const
export type FailureReason = (typeof failureReasons)[number]

/** Specification 3: what holds a connection up that has not failed: the records are not right, or the certificate takes long. */
export const domainHindrances = ['InvalidDNSSettings', 'CertificateActivationDelayed'] as const
export type DomainHindrance = (typeof domainHindrances)[number]

/** Specification 3: what the history of a domain is made of. */
export const domainHistoryTypes = ['Created', 'Updated', 'Deleted'] as const

/** Whether a domain is its owner's to keep, whatever becomes of the website: all but one that waits for its proof. */
export const staysWithOwner = (state: DomainState): boolean => state !== 'PendingOwnershipVerification'

/** Whether whoever connects a domain has proved that it is theirs. Specification 4: from then on it cannot be deleted. */
export const isProven = (state: DomainState): boolean =>
  state === 'OwnershipVerified' || state === 'PendingCertificateActivation' || state === 'Connected'
