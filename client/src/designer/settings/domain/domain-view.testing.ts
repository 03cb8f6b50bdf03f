import type { DomainView } from '@shingle/shared/domain/endpoints.ts'

const at = '2026-11-21T14:06:00.000Z'

/** The three records of a domain, all or none of which were seen. */
export const threeRecords = (isSeen: boolean): DomainView['records'] => [
  { type: 'A', name: '@', content: '203.0.113.20', isSeen },
  { type: 'CNAME', name: 'www', content: 'sites.shingle.example', isSeen },
  { type: 'TXT', name: '_shingle-verify', content: 'q7f3k2m9w8d4', isSeen },
]

/** A domain that was looked at, by default one that waits for its records. */
export const aDomain = (given: Partial<DomainView> = {}): DomainView => ({
  ...{ domainName: 'rosebank.example', shown: 'rosebank.example', bought: 'rosebank.example' },
  url: 'https://rosebank.example',
  ...{ state: 'PendingOwnershipVerification', failureReason: null, hindrance: null },
  ...{ createdAt: at, verifiedAt: null, certificateAt: null, connectedAt: null, failedAt: null },
  ...{ failingAt: null, unrenewedUntil: null, lookedAt: at, nextLookAt: null, renewsAt: null },
  ...{ records: threeRecords(false), findings: [], registrar: 'other', nameServers: [], told: null },
  ...{ isServed: false, hasWww: false, claimedElsewhere: null, oneClickUrl: null },
  ...given,
})
