import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { type DomainChoices, domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import { afterAll, expect, test } from 'vitest'
import { domainConnected, domainUnrenewed } from './domain-letters.ts'

const mongo = await startEmbeddedMongo({ file: ':memory:' })
const database = await connectDatabase(mongo.uri, { name: 'domain-letters' })
const { db } = database
afterAll(async () => {
  await database.close()
  await mongo.close()
})
const clock = () => new Date('2026-11-21T09:00:00Z')
const origins = localOrigins(3000)

test.each<readonly [string, DomainChoices, string]>([
  ['by https at the usual port', { HTTPS_PORT: 443 }, 'https://rosebank.test'],
  ['by https at a port of its own', { HTTPS_PORT: 3443 }, 'https://rosebank.test:3443'],
  ['by http on a machine without https', {}, 'http://rosebank.test:3000'],
])('[4.domain] the letter of a connected domain leads where it is answered: %s', async (_, choices, url) => {
  for (const name of ['WebsiteDomains', 'Users']) await db.collection(name).deleteMany({})
  const { id: userId } = await openUsers(db, clock).ofEmail('rosa@example.com')
  const of = { name: 'rosebank.test', zone: 'rosebank.test', userId, websiteId: 'w', handle: 'rosebank' }
  const row = await openWebsiteDomains(db, clock).insert(of)
  await db.collection('WebsiteDomains').updateOne({}, { $set: { state: 'Connected' } })
  const sources = {
    db,
    origins,
    clock,
    secret: new Uint8Array(32),
    domainSettings: domainSettings(choices, origins),
  }
  const letter = await domainConnected(sources)({ domainId: row?._id ?? '' })
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
    })({ domainId: row?._id ?? '' })
  }
  const letter = await write({ state: 'Connected', unrenewedUntil: new Date('2026-12-05T09:00:00Z') })
  expect(letter?.subject).toBe('The certificate of rosebank.test could not be renewed')
  expect(letter?.text).toContain('5 December 2026, 09:00 UTC')
  expect(await write({ unrenewedUntil: null })).toBeUndefined()
})
