import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { openReports } from '@shingle/storage/rows/reports.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import { afterAll, expect, test } from 'vitest'
import { websiteReport } from './website-report.ts'

const mongo = await startEmbeddedMongo({ file: ':memory:' })
const database = await connectDatabase(mongo.uri, { name: 'website-report' })
afterAll(async () => {
  await database.close()
  await mongo.close()
})
const now = new Date('2026-11-21T09:00:00Z')
const clock = () => now
const origins = localOrigins(3000)
const sources = {
  ...{ db: database.db, origins, secret: new Uint8Array(32), clock },
  ...{ domainSettings: domainSettings({ HTTPS_PORT: 443 }, origins), operatorMail: 'operator@example.com' },
}

test('[T42] the letter of a report names where the website is: its address with us, and its domain', async () => {
  const websiteId = 'd'.repeat(24)
  const report = { _id: 'r1', websiteId, handle: 'strange-shop', reason: 'deceives' as const, text: '' }
  await openReports(database.db).keep({ ...report, createdAt: now, isMailed: true })
  const write = websiteReport(sources)
  const textOf = async () => (await write({ reportId: 'r1' }))?.text
  expect(await textOf()).not.toContain('Visitors see it at a domain')
  const of = { zone: 'strange-shop.test', userId: 'u', websiteId, handle: 'strange-shop' }
  await openWebsiteDomains(database.db, clock).insert({ name: 'strange-shop.test', ...of })
  // A domain that is only claimed shows nobody anything.
  expect(await textOf()).not.toContain('strange-shop.test')
  const set = { state: 'Connected', held: 'strange-shop.test' }
  await database.db.collection('WebsiteDomains').updateOne({}, { $set: set })
  // One that fails is shown for as long as it stands.
  for (const failingAt of [null, now]) {
    await database.db.collection('WebsiteDomains').updateOne({}, { $set: { failingAt } })
    expect(await textOf()).toContain('https://strange-shop.test')
  }
  for (const address of ['https://strange-shop.test', `${origins.sites}/strange-shop`])
    expect(await textOf()).toContain(address)
})
