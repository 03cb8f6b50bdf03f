import type { Finding, FindingKind } from '@shingle/shared/domain/doctor/findings.ts'
import { expect, test } from 'vitest'
import { threeRecords } from './domain-view.testing.ts'
import { type FailedConnection, failedStep, failureTitle, failureWords } from './failure-words.ts'

const [first, second] = ['2026-11-19T14:06:00.000Z', '2026-11-20T14:06:00.000Z']
const found = (kind: FindingKind): Finding => ({ kind, found: [], expected: [], copy: null, until: null })
/** A domain that was proved, and failed. */
const failed = (over: Partial<FailedConnection> = {}): FailedConnection => ({
  ...{ failureReason: 'CertificateActivationFailed', certificateAt: null, connectedAt: null, findings: [] },
  ...{ claimedElsewhere: null, records: threeRecords(true) },
  ...over,
})

test.each<[string, FailedConnection, [title: string, step: string]]>([
  [
    'whose proof never came',
    failed({ failureReason: 'OwnershipVerificationExpired' }),
    ['The records never came', 'DNS not verified in 48 hours'],
  ],
  [
    'that was proved and never led here',
    failed({ findings: [found('wrong-a')] }),
    ['It never led here', 'Did not lead here in 48 hours'],
  ],
  [
    'whose certificate was refused',
    failed({ certificateAt: first, findings: [found('certificate-refused')] }),
    ['No certificate', 'Certificate refused'],
  ],
  [
    'whose certificate was never ordered',
    failed({ certificateAt: first, findings: [found('caa-forbids')] }),
    ['No certificate', 'No certificate in 48 hours'],
  ],
  [
    'whose records went',
    failed({ certificateAt: first, connectedAt: second, findings: [found('wrong-a')] }),
    ['Its records are gone', 'Records wrong for three days'],
  ],
  [
    'that another account proves as well',
    failed({ failureReason: 'OwnershipVerificationExpired', claimedElsewhere: 'held' }),
    ['Another account has it', 'Proved by another account, too'],
  ],
  [
    'that another account has and it alone proves',
    failed({
      ...{ failureReason: 'OwnershipVerificationExpired', claimedElsewhere: 'held' },
      records: threeRecords(false),
    }),
    ['The records never came', 'DNS not verified in 48 hours'],
  ],
  [
    'whose records went while it waited for another certificate',
    failed({ connectedAt: first, certificateAt: second }),
    ['Its records are gone', 'Records wrong for 48 hours'],
  ],
])('[4.domain] a failed domain %s is told so', (_, domain, words) => {
  expect([failureTitle(domain), failedStep(domain)]).toEqual(words)
})

test('[4.domain] a failed domain is told what the doctor found, or that its records are right', () => {
  expect(failureWords(failed({ findings: [found('wrong-a')] }))).toMatch(
    /^The doctor found why: the domain still points at its old home\./,
  )
  expect(failureWords(failed({ certificateAt: first }))).toMatch(
    /^The records are right, and no certificate came/,
  )
  expect(failureWords(failed())).toMatch(/^We stopped looking\. Set the records/)
})
