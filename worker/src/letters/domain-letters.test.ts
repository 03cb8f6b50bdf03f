import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { type DomainChoices, domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { openCertificateRows } from '@shingle/storage/rows/certificates.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import { afterAll, expect, test } from 'vitest'
import {
  domainConnected,
  domainDisconnected,
  domainFailed,
  domainFailing,
  domainUnrenewed,
} from './domain-letters.ts'

const mongo = await startEmbeddedMongo({ file: ':memory:' })
const database = await connectDatabase(mongo.uri, { name: 'domain-letters' })
const { db } = database
afterAll(async () => {
  await database.close()
  await mongo.close()
})
const clock = () => new Date('2026-11-21T09:00:00Z')
const origins = localOrigins(3000)
const websiteId = 'c'.repeat(24)

/** The website that a domain of Rosa's leads to, and the letters about it. */
const aDomain = async (set: object, choices: DomainChoices = {}) => {
  for (const name of ['WebsiteDomains', 'Users', 'DraftWebsites']) await db.collection(name).deleteMany({})
  const { id: userId } = await openUsers(db, clock).ofEmail('rosa@example.com')
  const at = clock()
  await openDraftWebsites(db, clock).insert(
    {
      ...{ _id: websiteId, userId, version: '1.0', handle: 'rosebank', createdAt: at, modifiedAt: at },
      websiteSettings: {
        ...{ id: websiteId, businessName: 'Rosebank Vets', favIcon: null },
        ...{ appearance: undefined, fingerprint: 'f' },
      },
      ...{ lastDesignedAt: null, lastPublishedAt: null, published: null },
      lastModifiedBy: { userId, timestamp: at },
    },
    5,
  )
  const of = { name: 'rosebank.test', zone: 'rosebank.test', userId, websiteId, handle: 'rosebank' }
  const row = await openWebsiteDomains(db, clock).insert(of)
  await db.collection('WebsiteDomains').updateOne({}, { $set: set })
  const secret = new Uint8Array(32)
  const sources = { db, origins, clock, secret, domainSettings: domainSettings(choices, origins) }
  return { sources, order: { domainId: typeof row === 'string' ? '' : row._id } }
}

test('[4.domain] the letter of a domain that failed leads to what to change: Domain in the settings', async () => {
  const { sources, order } = await aDomain({ state: 'Failed' })
  const { text } = (await domainFailed(sources)(order)) ?? {}
  expect(text).toContain(`${origins.app}/designer?websiteId=${websiteId}&chapter=domain`)
})

test.each([
  ['that was connected', '2026-11-20T09:00:00Z', 'rosebank.test was disconnected'],
  ['that never was connected', null, 'Connecting rosebank.test was given up'],
])('[4.domain] whoever gives up a domain %s is told what ended', async (_, connected, subject) => {
  const connectedAt = connected === null ? null : new Date(connected)
  const { sources, order } = await aDomain({ websiteId: null, connectedAt })
  const letter = await domainDisconnected(sources)({ ...order, companyName: 'Rosebank Vets' })
  expect(letter?.subject).toBe(subject)
  expect(letter?.text).toMatch(/It (shows|does not show) Rosebank Vets/)
  // A look that orders it where its owner was interrupted knows no name.
  expect((await domainDisconnected(sources)(order))?.text).toMatch(/It (shows|does not show) your website/)
})

test.each<readonly [string, DomainChoices, string]>([
  ['by https at the usual port', { HTTPS_PORT: 443 }, 'https://rosebank.test'],
  ['by https at a port of its own', { HTTPS_PORT: 3443 }, 'https://rosebank.test:3443'],
  ['by http on a machine without https', {}, 'http://rosebank.test:3000'],
])('[4.domain] the letter of a connected domain leads where it is answered: %s', async (_, choices, url) => {
  const { sources, order } = await aDomain({ state: 'Connected' }, choices)
  const letter = await domainConnected(sources)(order)
  expect(letter?.html).toContain(`href="${url}"`)
})

test('[4.certificate] the letter of a certificate that could not be renewed says until when it lasts, and only while that is so', async () => {
  for (const name of ['WebsiteDomains', 'Users']) await db.collection(name).deleteMany({})
  const { id: userId } = await openUsers(db, clock).ofEmail('rosa@example.com')
  const of = { name: 'rosebank.test', zone: 'rosebank.test', userId, websiteId: 'w', handle: 'rosebank' }
  const row = await openWebsiteDomains(db, clock).insert(of)
  const write = async (set: object) => {
    await db.collection('WebsiteDomains').updateOne({}, { $set: set })
    return domainUnrenewed({
      ...{ db, origins, clock, secret: new Uint8Array(32) },
      domainSettings: domainSettings({}, origins),
    })({ domainId: typeof row === 'string' ? '' : row._id })
  }
  const letter = await write({ state: 'Connected', unrenewedUntil: new Date('2026-12-05T09:00:00Z') })
  expect(letter?.subject).toBe('The certificate of rosebank.test could not be renewed')
  expect(letter?.text).toContain('5 December 2026, 09:00 UTC')
  expect(await write({ unrenewedUntil: null })).toBeUndefined()
})

test('[4.domain] the letter of records that are not right any more is written while that is so, and says what there is to do', async () => {
  const failing = { state: 'Connected', failingAt: clock() }
  const { sources, order } = await aDomain(failing)
  const letter = await domainFailing(sources)(order)
  expect(letter?.subject).toBe('The records of rosebank.test are not right any more')
  expect(letter?.text).toContain('Set the records right within three days and nothing is lost')
  for (const gone of [{ failingAt: null }, { ...failing, state: 'Failed' }]) {
    await db.collection('WebsiteDomains').updateOne({}, { $set: gone })
    expect(await domainFailing(sources)(order)).toBeUndefined()
  }
})

test('[4.domain] that letter says that www shows it too only where the certificate is for www', async () => {
  const seen = { apex: true, www: true, proof: true }
  const look = { at: clock(), seen, findings: [], nameServers: [], oneClickUrl: null }
  const { sources, order } = await aDomain({ state: 'Connected', look })
  const saysSo = async () =>
    (await domainConnected(sources)(order))?.text.includes('with and without www in front')
  const names = ['rosebank.test']
  const life = { createdAt: clock(), expiresAt: new Date(Date.now() + 1e9) }
  await openCertificateRows(db).keep({
    ...{ _id: 'rosebank.test', websiteId, userId: 'rosa', names, chain: '', key: '', ...life },
  })
  expect(await saysSo()).toBe(false)
  await db.collection('Certificates').updateOne({}, { $set: { names: [...names, 'www.rosebank.test'] } })
  expect(await saysSo()).toBe(true)
  // Where a proxy in front makes the certificates there are none here.
  await db.collection('Certificates').deleteMany({})
  expect(await saysSo()).toBe(true)
})
