import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { collections } from '../rows/collections.ts'
import { connectDatabase, type DatabaseConnection } from './connect-database.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { killLines } from './kill-lines.testing.ts'

let server: EmbeddedMongo
let connection: DatabaseConnection
beforeAll(async () => {
  server = await startEmbeddedMongo({ file: ':memory:' })
  connection = await connectDatabase(server.uri, { name: 'product' })
})
afterAll(async () => {
  await connection.close()
  await server.close()
})

const isDuplicate = expect.objectContaining({ code: 11000 })

test('[database] a connection stands on the product’s indexes and waits for durable writes', async () => {
  const { db } = connection
  expect(db.databaseName).toBe('product')
  expect(db.writeConcern).toMatchObject({ w: 'majority', journal: true })
  const made = (await db.listCollections().toArray()).map(({ name }) => name)
  expect(made.filter((name) => !new Set(collections.map(({ name }) => name)).has(name))).toEqual([])
})

test('[3] one account has an address, one website a published handle, one invite a guest', async () => {
  const { db } = connection
  await db.collection('Users').insertOne({ email: 'ann@example.com' })
  await expect(db.collection('Users').insertOne({ email: 'ann@example.com' })).rejects.toEqual(isDuplicate)
  const drafts = db.collection('DraftWebsites')
  await drafts.insertMany([{ handle: null }, { handle: null }, {}, { handle: 'bakery' }])
  await expect(drafts.insertOne({ handle: 'bakery' })).rejects.toEqual(isDuplicate)
  const invite = { websiteId: 'w', invitedUserEmail: 'bob@example.com' }
  await db.collection('WebsiteInvites').insertOne({ ...invite })
  await expect(db.collection('WebsiteInvites').insertOne({ ...invite })).rejects.toEqual(isDuplicate)
})

test('[database] a database that is not there is reported as away, a rule of its own is not', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  probe.close()
  const uri = `mongodb://127.0.0.1:${port}/`
  const failed = connectDatabase(uri, { name: 'product', serverSelectionTimeoutMs: 50 })
  expect(isDatabaseAway(await failed.catch((error: unknown) => error))).toBe(true)
  const twice = connection.db
    .collection('Users')
    .insertMany([{ email: 'a@b.example' }, { email: 'a@b.example' }])
  expect(isDatabaseAway(await twice.catch((error: unknown) => error))).toBe(false)
})

const portOf = ({ uri }: EmbeddedMongo): number => Number(new URL(uri).port)

test('[reliability R6] a database is found again although the line died amid asking how it is', async () => {
  const away = await startEmbeddedMongo({ file: ':memory:' })
  const options = { name: 'away', serverSelectionTimeoutMs: 200, heartbeatWithinMs: 1_000 }
  const { db, close } = await connectDatabase(away.uri, options)
  const comment = 'are you there'
  const answers = () =>
    db.command({ ping: 1, comment }).then(
      () => true,
      () => false,
    )
  const lines = killLines(portOf(away), [
    { text: comment, isHeard: true },
    { text: 'hello', isHeard: false },
  ])
  while (!lines.areDead()) expect(await answers()).toBe(false)
  lines.mend()
  while (!(await answers())) await wait(5)
  await close()
  await away.close()
})

test('[reliability R6] commands whose lines died unheard take no room from those that follow', async () => {
  const silent = await startEmbeddedMongo({ file: ':memory:' })
  const uri = `${silent.uri}${silent.uri.includes('?') ? '&' : '/?'}maxPoolSize=2`
  const { db, close } = await connectDatabase(uri, { name: 'silent', commandWithinMs: 200 })
  const rows = db.collection('rows')
  const said = 'nobody hears'
  const lines = killLines(portOf(silent), [
    { text: said, isHeard: false },
    { text: said, isHeard: false },
  ])
  for (let count = 0; count < 2; count += 1) rows.insertOne({ said }).catch(() => undefined)
  while (!lines.areDead()) await wait(5)
  lines.mend()
  const answers = () =>
    rows.countDocuments().then(
      () => true,
      () => false,
    )
  while (!(await answers())) await wait(5)
  await close()
  await silent.close()
})

test('[reliability R6] a start whose line dies amid making indexes fails, and does not wait without end', async () => {
  const lines = killLines(portOf(server), [{ text: 'createIndexes', isHeard: false }])
  await expect(connectDatabase(server.uri, { name: 'cut-off', indexWithinMs: 200 })).rejects.toThrow()
  lines.mend()
  expect(lines.areDead()).toBe(true)
})
