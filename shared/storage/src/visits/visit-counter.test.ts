import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../database/connect-database.ts'
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { openWebsiteVisits, type WebsiteVisits, websiteVisits } from '../rows/website-visits.ts'
import { createVisitCounter, type VisitCounter, type Visitor } from './visit-counter.ts'

let mongo: EmbeddedMongo
let connection: DatabaseConnection
let store: WebsiteVisits
let writes: number
let isAway: boolean
let now: Date
let counter: VisitCounter

beforeAll(async () => {
  mongo = await startEmbeddedMongo({ file: ':memory:' })
  connection = await connectDatabase(mongo.uri, { name: 'visits' })
})
afterAll(async () => {
  await connection.close()
  await mongo.close()
})
beforeEach(async () => {
  await connection.db.collection('WebsiteVisits').deleteMany({})
  const opened = openWebsiteVisits(connection.db)
  writes = 0
  isAway = false
  const add: WebsiteVisits['add'] = async (tallies) => {
    if (isAway) throw new Error('the database is away')
    writes += 1
    await opened.add(tallies)
  }
  store = { ...opened, add }
  now = new Date('2026-11-26T16:30:00Z')
  counter = createVisitCounter({ store, clock: () => now, log: pino({ level: 'silent' }) })
  return () => counter.close()
})

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const from = (address: string, more: Partial<Visitor> = {}): Visitor => ({ address, agent, ...more })
const direct = () => 'direct'
const days = async (websiteId = 'a') => {
  await counter.flush()
  return (await store.since(websiteId, '2026-01-01')).map(
    ({ _id, websiteId: _, expiresAt: __, ...rest }) => rest,
  )
}

test('[ruling 17] a visitor is one visit a day, however many pages they see and from wherever they come next', async () => {
  counter.countView('a', from('203.0.113.9'), () => 'instagram.com')
  counter.countView('a', from('203.0.113.9'), direct)
  counter.countView('a', from('203.0.113.9', { agent: phone }), direct)
  counter.countView('a', from('203.0.113.10'), () => 'instagram.com')
  counter.countView('b', from('203.0.113.9'), direct)
  now = new Date('2026-11-27T00:00:00Z')
  counter.countView('a', from('203.0.113.9'), direct)
  expect(await days()).toEqual([
    { day: '2026-11-26', views: 4, visits: 3, phones: 1, sources: { 'instagram.com': 2, direct: 1 } },
    { day: '2026-11-27', views: 1, visits: 1, phones: 0, sources: { direct: 1 } },
  ])
})

test('[ruling 17] all websites are written at once, and nothing is written where nobody was', async () => {
  for (let at = 0; at < 40; at += 1) counter.countView(`site-${at}`, from(`203.0.113.${at}`), direct)
  await counter.flush()
  await counter.flush()
  expect(writes).toBe(1)
})

test('[ruling 17] what is counted while the database is away is written later, once', async () => {
  isAway = true
  counter.countView('a', from('203.0.113.9'), direct)
  await counter.flush()
  counter.countView('a', from('203.0.113.10'), direct)
  isAway = false
  expect(await days()).toMatchObject([{ views: 2, visits: 2, sources: { direct: 2 } }])
})

test('[ruling 17] what waits is written when the server stops', async () => {
  counter.countView('a', from('203.0.113.9'), direct)
  await counter.close()
  expect(await store.since('a', '2026-01-01')).toMatchObject([{ views: 1 }])
})

test('[ruling 17] a phone tap counts once an hour of one visitor, with its hour; what a form sent counts each time', async () => {
  const visitor = from('203.0.113.9')
  counter.countTap('a', visitor, 'phone')
  counter.countTap('a', visitor, 'phone')
  counter.countTap('a', visitor, 'directions')
  now = new Date('2026-11-26T17:00:00Z')
  counter.countTap('a', visitor, 'phone')
  counter.countSent('a', 'message')
  counter.countSent('a', 'message')
  counter.countSent('a', 'sign-up')
  expect(await days()).toMatchObject([
    { used: { phone: 2, directions: 1, message: 2, 'sign-up': 1 }, phoneHours: { 16: 1, 17: 1 } },
  ])
})

test('[ruling 17] one network is counted sixty times a minute, whatever its browsers call themselves; others are not kept out', async () => {
  for (let at = 0; at < 90; at += 1)
    counter.countView('a', from(`2001:db8::${at}`, { agent: `${agent} ${at}` }), direct)
  counter.countView('a', from('203.0.113.9'), direct)
  expect(await days()).toMatchObject([{ views: 61, visits: 61 }])
})

test('[ruling 17] of a website and day so many sources are told apart, by their hosts, over all writes', async () => {
  for (let at = 0; at < 50; at += 1) {
    counter.countView('a', from(`203.0.113.${at}`), () => `host-${at}.example`)
    if (at === 20) await counter.flush()
  }
  counter.countView('a', from('198.51.100.1'), () => 'host-3.example')
  const [day] = await days()
  expect(Object.keys(day?.sources ?? {})).toHaveLength(31)
  expect(day?.sources).toMatchObject({ 'host-3.example': 2, others: 20 })
})

test('[ruling 17] one network names few sources of a website in a day, however many it forges; what it named once it names again', async () => {
  const forge = (at: number, host: string) =>
    counter.countView(
      'a',
      from(`2001:db8:0:${at.toString(16)}00::1`, { agent: `${agent} ${at}` }),
      () => host,
    )
  for (let at = 0; at < 30; at += 1) forge(at, `forged-${at}.example`)
  forge(30, 'forged-0.example')
  counter.countView('a', from('203.0.113.9'), () => 'instagram.com')
  const [day] = await days()
  expect(Object.keys(day?.sources ?? {})).toHaveLength(7)
  expect(day?.sources).toMatchObject({ 'forged-0.example': 2, 'instagram.com': 1, others: 25 })
})

test('[ruling 17] whoever was given many networks is one crowd: by the minute, and by who is new in a day', async () => {
  const visit = (at: number) =>
    counter.countView(
      'a',
      from(`2001:db8:0:${(at % 256).toString(16)}00::1`, { agent: `${agent} ${at}` }),
      direct,
    )
  for (let at = 0; at < 300; at += 1) visit(at)
  expect(await days()).toMatchObject([{ views: 240, visits: 240 }])
  now = new Date('2026-11-27T00:00:00Z')
  for (let minute = 0; minute < 30; minute += 1) {
    for (let at = 0; at < 240; at += 1) visit(minute * 240 + at)
    now = new Date(now.getTime() + 60_000)
  }
  expect((await days()).at(-1)).toMatchObject({ views: 30 * 240, visits: 5_000 })
})

test('[ruling 17] what an owner takes along tells of no source that few came from', async () => {
  for (let at = 0; at < 3; at += 1) counter.countView('a', from(`203.0.113.${at}`), () => 'instagram.com')
  counter.countView('a', from('198.51.100.1'), () => 'jane-doe.example')
  counter.countTap('a', from('198.51.100.1'), 'phone')
  await counter.flush()
  const [{ by, copy } = { by: '', copy: { told: '' } }] = websiteVisits.owners
  if (!('file' in copy)) throw new Error('nothing is copied')
  const copied: unknown[] = []
  for await (const row of websiteVisits.copyWhere(connection.db, { by, value: 'a', copy })) copied.push(row)
  expect(copied).toEqual([
    {
      ...{ day: '2026-11-26', views: 4, visits: 4, phones: 0, used: { phone: 1 } },
      sources: { 'instagram.com': 3, others: 1 },
    },
  ])
})

test('[ruling 17] what was counted on a day goes 13 months later', async () => {
  counter.countView('a', from('203.0.113.9'), direct)
  await counter.flush()
  expect((await store.since('a', '2026-01-01')).map(({ expiresAt }) => expiresAt.toISOString())).toEqual([
    '2027-12-26T00:00:00.000Z',
  ])
  const indexes = await connection.db.collection('WebsiteVisits').indexes()
  const ending = indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds === 0)
  expect(ending.map(({ key }) => key)).toEqual([{ expiresAt: 1 }])
})

test('[ruling 17] nothing of a visitor is written: neither address nor browser', async () => {
  counter.countView('a', from('203.0.113.9', { agent: phone }), direct)
  counter.countTap('a', from('203.0.113.9', { agent: phone }), 'phone')
  await counter.flush()
  const written = JSON.stringify(await connection.db.collection('WebsiteVisits').find().toArray())
  expect(written).not.toMatch(/203\.0\.113|iPhone|Mozilla/)
})
