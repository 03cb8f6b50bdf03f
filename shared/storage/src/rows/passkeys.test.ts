import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../database/connect-database.ts'
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { openPasskeys, type Passkeys } from './passkeys.ts'

let server: EmbeddedMongo
let connection: DatabaseConnection
let passkeys: Passkeys
const createdAt = new Date('2026-03-01T10:00:00Z')
beforeAll(async () => {
  server = await startEmbeddedMongo({ file: ':memory:' })
  connection = await connectDatabase(server.uri, { name: 'passkeys' })
  passkeys = openPasskeys(connection.db, () => createdAt)
})
afterAll(async () => {
  await connection.close()
  await server.close()
})

const aPasskey = (_id: string, userId: string) => ({
  ...{ _id, userId, publicKey: 'x', counter: 0, transports: [], name: 'Laptop', createdAt },
  lastUsedAt: null,
})

test('[1.passkey] a passkey that any account has is added to no other, nor twice', async () => {
  expect(await passkeys.insert(aPasskey('key', 'ann'))).toBe('added')
  expect(await passkeys.insert(aPasskey('key', 'bea'))).toBe('known')
  expect(await passkeys.insert(aPasskey('key', 'ann'))).toBe('known')
  expect((await passkeys.find('key'))?.userId).toBe('ann')
  expect(await passkeys.insert(aPasskey('another', 'bea'))).toBe('added')
})
