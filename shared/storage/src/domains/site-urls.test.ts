import { afterAll, expect, test } from 'vitest'
import { connectDatabase } from '../database/connect-database.ts'
import { startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { openWebsiteDomains } from '../rows/website-domains.ts'
import { domainSettings } from './domain-settings.ts'
import { createShownSiteUrls, createSiteUrls } from './site-urls.ts'

const mongo = await startEmbeddedMongo({ file: ':memory:' })
const database = await connectDatabase(mongo.uri, { name: 'site-urls' })
afterAll(async () => {
  await database.close()
  await mongo.close()
})

const origins = {
  app: 'https://app.example',
  sites: 'https://sites.example',
  usercontent: 'https://usercontent.example',
}
const clock = () => new Date('2026-11-21T14:06:00Z')
const ports = {
  ...{ db: database.db, origins, clock },
  domainSettings: domainSettings({ DOMAIN_ADDRESSES: ['203.0.113.20'] }, origins),
}

test('[4.domain] people read a domain in its own letters, and machines get it as they write it', async () => {
  const name = 'xn--bcher-kva.de'
  const domains = openWebsiteDomains(database.db, clock)
  await domains.insert({ name, zone: name, userId: 'ann', websiteId: 'books', handle: 'books' })
  await database.db
    .collection('WebsiteDomains')
    .updateOne({ domainName: name }, { $set: { state: 'Connected', held: name, connectedAt: clock() } })
  const [books, others] = [
    { websiteId: 'books', handle: 'books' },
    { websiteId: 'others', handle: 'others' },
  ]
  const told = async (urls: ReturnType<typeof createSiteUrls>) => [
    await urls.of(books),
    (await urls.among(['books', 'others']))(others),
    await urls.domainOf('books'),
    await urls.shownAt('books'),
  ]
  const machine = `https://${name}`
  expect(await told(createSiteUrls(ports))).toEqual([
    machine,
    'https://sites.example/others',
    machine,
    machine,
  ])
  expect(await told(createShownSiteUrls(ports))).toEqual([
    'https://bücher.de',
    'https://sites.example/others',
    machine,
    machine,
  ])
})
