// @vitest-environment jsdom
import type { DomainView } from '@shingle/shared/domain/endpoints.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DomainSteps } from './domain-steps.tsx'
import { aDomain } from './domain-view.testing.ts'

const at = '2026-11-19T14:06:00.000Z'
const never = { verifiedAt: null, certificateAt: null, connectedAt: null, failedAt: null, failingAt: null }
const proved = { ...never, verifiedAt: at }
/** What the steps say of a domain whose records are waited for. */
const stepsOf = (over: Partial<DomainView>) =>
  renderToStaticMarkup(
    <DomainSteps
      domain={aDomain({
        ...{ domainName: 'rosebank.test', shown: 'rosebank.test', url: 'https://rosebank.test' },
        ...{ ...never, createdAt: at, lookedAt: at, nextLookAt: at, records: [] },
        ...over,
      })}
    />,
  )

test('[4.domain] a letter is promised for what is to be connected, and not where it was told already', () => {
  expect(stepsOf({})).toContain('We write to you')
  expect(stepsOf({ ...proved, state: 'OwnershipVerified' })).toContain('We write to you')
  expect(stepsOf({ ...proved, state: 'Connected', connectedAt: at })).not.toContain('We write to you')
})

test('[4.domain] a domain that never led here ends at its records, and not at its certificate', () => {
  const failed = { state: 'Failed', failureReason: 'CertificateActivationFailed', failedAt: at } as const
  const steps = stepsOf({ ...proved, ...failed })
  expect([steps.includes('Did not lead here'), steps.includes('ertificate')]).toEqual([true, false])
  expect(stepsOf({ ...proved, ...failed, certificateAt: at })).toContain('No certificate in 48 hours')
})

test('[4.domain] another certificate is awaited while its records are right, and ends with them', () => {
  const again = { state: 'PendingCertificateActivation', certificateAt: at, connectedAt: at } as const
  const right = stepsOf({ ...proved, ...again })
  expect(right).toContain('We keep requesting a certificate while its records are right')
  const gone = stepsOf({ ...proved, ...again, failingAt: at })
  expect(gone).toContain('The connection ends 48 hours after its records were gone')
  expect(gone).not.toContain('We keep requesting')
})
