import { expect, test } from 'vitest'
import { nextLookAt, type WatchedDomain } from './next-look.ts'

const now = new Date('2026-11-21T14:06:00Z')
const [minuteMs, dayMs] = [60_000, 24 * 60 * 60_000]
const ago = (ms: number) => new Date(now.getTime() - ms)
const long = ago(300 * dayMs)
const inMs = (over: Partial<WatchedDomain>): number | null => {
  const whole = {
    createdAt: long,
    modifiedAt: long,
    verifiedAt: long,
    certificateAt: long,
    connectedAt: long,
    failingAt: null,
  }
  const at = nextLookAt({ state: 'Connected', held: 'rosebank.test', ...whole, ...over }, now)
  return at && at.getTime() - now.getTime()
}

test.each<[string, Partial<WatchedDomain>, number | null]>([
  ['stands is looked at daily', {}, dayMs],
  ['began to fail is looked at soon, however long it was connected', { failingAt: ago(0) }, minuteMs],
  ['fails for an hour is looked at within minutes', { failingAt: ago(60 * minuteMs) }, 5 * minuteMs],
  ['fails for a day is looked at hourly', { failingAt: ago(dayMs) }, 60 * minuteMs],
  ['was connected anew is looked at soon', { held: undefined, modifiedAt: ago(0) }, minuteMs],
  ['has a certificate that ends is looked at then', { unrenewedUntil: ago(-90 * minuteMs) }, 90 * minuteMs],
  ['has a certificate that lasts for days is looked at daily', { unrenewedUntil: ago(-9 * dayMs) }, dayMs],
  ['waits for its proof', { state: 'PendingOwnershipVerification', createdAt: ago(0) }, minuteMs],
  ['waits for its records', { state: 'OwnershipVerified', verifiedAt: ago(0) }, minuteMs],
  ['waits for its certificate', { state: 'PendingCertificateActivation', certificateAt: ago(0) }, minuteMs],
  ['failed is looked at no more', { state: 'Failed' }, null],
])('[4.domain] a domain that %s', (...[, over, ms]) => {
  expect(inMs(over)).toBe(ms)
})
