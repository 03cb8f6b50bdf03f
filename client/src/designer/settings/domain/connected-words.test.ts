import { expect, test } from 'vitest'
import { connectedWarning } from './connected-words.ts'

const at = '2026-11-19T14:06:00.000Z'
const well = { failingAt: null, hindrance: null, unrenewedUntil: null }

test('[4.domain] a connected domain is warned of what it lacks, be it its records or its certificate', () => {
  expect(connectedWarning(well)).toBeNull()
  expect(connectedWarning({ ...well, failingAt: at, hindrance: 'InvalidDNSSettings' })).toMatch(
    /^Since .+ its records are not right\./,
  )
  expect(connectedWarning({ ...well, failingAt: at, hindrance: 'CertificateActivationDelayed' })).toMatch(
    /^Since .+ it has no certificate, and browsers warn of it\./,
  )
})

test('[4.certificate] a connected domain is told while its certificate lasts that it could not be renewed', () => {
  expect(connectedWarning({ ...well, unrenewedUntil: at })).toMatch(
    /^Its certificate could not be renewed so far, and lasts until .*19.*, .+\. We go on trying/,
  )
})
