import { MongoClient } from 'mongodb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbeddedMongo } from '../start-embedded-mongo.ts'
import { decode, encode } from '../values/bson.ts'
import { createIndex } from './create-index.ts'
import { insertDocument } from './insert-document.ts'
import { openStore, type Store } from './store.ts'
import { reapExpired } from './ttl-reaper.ts'

const namespace = 'db.sessions'
const at = (seconds: number): Date => new Date(1_000_000 + seconds * 1000)

let store: Store
beforeEach(() => {
  store = openStore(':memory:')
})
afterEach(() => store.close())

const names = (): unknown[] => {
  const { table } = store.collectionFor(namespace)
  const rows = store.sqlite.statement(`SELECT document FROM ${table} ORDER BY id`).all()
  return rows.map(({ document }) => (document instanceof Uint8Array ? decode(document).name : undefined))
}

test('[database] expired documents are removed, others stay', () => {
  const spec = decode(encode({ key: { expiresAt: 1 }, expireAfterSeconds: 60 }))
  createIndex(store, store.collectionFor(namespace), spec)
  const documents = [
    { name: 'expired', expiresAt: at(0) },
    { name: 'expired by its earliest date', expiresAt: [at(500), at(0)] },
    { name: 'just not expired', expiresAt: at(1) },
    { name: 'without a date' },
    { name: 'with a text', expiresAt: 'yesterday' },
    { name: 'with nothing', expiresAt: null },
  ]
  for (const document of documents) insertDocument(store, namespace, decode(encode(document)))
  expect(reapExpired(store, at(60))).toBe(2)
  expect(names()).toEqual(['just not expired', 'without a date', 'with a text', 'with nothing'])
})

test('[database] more expired documents than fit one portion are removed at once', () => {
  createIndex(
    store,
    store.collectionFor(namespace),
    decode(encode({ key: { expiresAt: 1 }, expireAfterSeconds: 0 })),
  )
  store.transaction(() => {
    for (let n = 0; n < 1203; n++) insertDocument(store, namespace, { name: n, expiresAt: at(n % 7) })
  })
  expect(reapExpired(store, at(7))).toBe(1203)
  expect(reapExpired(store, at(7))).toBe(0)
})

test('[database] a running server removes expired documents by itself', async () => {
  const server = await startEmbeddedMongo({ file: ':memory:', reapIntervalMs: 5 })
  const client = await MongoClient.connect(server.uri)
  const sessions = client.db('db').collection('sessions')
  await sessions.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  await sessions.insertMany([{ expiresAt: new Date(0) }, { name: 'lasting', expiresAt: new Date(8e15) }])
  while ((await sessions.countDocuments()) > 1) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await sessions.find({}, { projection: { _id: 0, name: 1 } }).toArray()).toEqual([
    { name: 'lasting' },
  ])
  await client.close()
  await server.close()
})
