import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { collections } from '../rows/collections.ts'
import { connectDatabase, type DatabaseConnection } from './connect-database.ts'

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

test('[database] a database that does not answer is reported', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  probe.close()
  const uri = `mongodb://127.0.0.1:${port}/`
  await expect(connectDatabase(uri, { name: 'product', serverSelectionTimeoutMs: 50 })).rejects.toThrow()
})
