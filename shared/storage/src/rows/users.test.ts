import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../database/connect-database.ts'
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { openUsers, type Users } from './users.ts'

let server: EmbeddedMongo
let connection: DatabaseConnection
let users: Users
const now = new Date('2026-03-01T10:00:00Z')
beforeAll(async () => {
  server = await startEmbeddedMongo({ file: ':memory:' })
  connection = await connectDatabase(server.uri, { name: 'users' })
  users = openUsers(connection.db, () => now)
})
afterAll(async () => {
  await connection.close()
  await server.close()
})

const aGoogle = (email: string, subject = `subject of ${email}`) => ({ subject, email, name: 'Ann Lee' })
const countOf = (email: string) => connection.db.collection('Users').countDocuments({ email })

/** A mailbox that Google runs itself. */

test('[4.verified] a row from before there were other ways is the account of its address', async () => {
  const old = { email: 'old@example.com', name: null, createdAt: new Date(), registeredAt: null }
  await connection.db.collection<{ _id: string }>('Users').insertOne({ _id: 'old', ...old })
  expect((await users.ofEmail('old@example.com')).id).toBe('old')
  expect((await users.waysOf('old')).google).toBeUndefined()
})

test('[3.users] the same verified address is one account, whichever way comes first', async () => {
  const byCode = await users.ofEmail('first-code@example.com')
  const joined = await users.joinGoogle(aGoogle('first-code@example.com'))
  expect(joined).toEqual({ account: byCode, isNews: true })
  const first = await users.joinGoogle(aGoogle('first-google@example.com'))
  expect(first?.isNews).toBe(false)
  const byGoogle = first?.account
  expect((await users.ofEmail('first-google@example.com')).id).toBe(byGoogle?.id)
  const firstOf = (id = '') => connection.db.collection<{ _id: string }>('Users').findOne({ _id: id })
  expect([await firstOf(byCode.id), await firstOf(byGoogle?.id)]).toMatchObject([
    { firstProvider: 'email', google: { email: 'first-code@example.com' } },
    { firstProvider: 'google', google: { email: 'first-google@example.com' } },
  ])
})

test('[T13] a Google account stays with its account, whatever address it has by now', async () => {
  const joined = await users.joinGoogle(aGoogle('before@example.com', 'stays'))
  const again = await users.joinGoogle(aGoogle('after@example.com', 'stays'))
  expect(again?.account).toEqual(joined?.account)
  expect(await countOf('after@example.com')).toBe(0)
})

test('[T13] another Google account with the same address does not come in', async () => {
  await users.joinGoogle(aGoogle('handed-on@example.com', 'the first'))
  expect(await users.joinGoogle(aGoogle('handed-on@example.com', 'the second'))).toBeUndefined()
})

test('[3.users] a Google account is connected to one account, and can be taken off it', async () => {
  const [ann, bea] = [await users.ofEmail('ann@example.com'), await users.ofEmail('bea@example.com')]
  expect(
    await users.connectGoogle({ id: ann.id, authenticatedAt: now }, aGoogle('ann@elsewhere.example')),
  ).toBe('connected')
  expect(
    await users.connectGoogle({ id: ann.id, authenticatedAt: now }, aGoogle('ann@elsewhere.example')),
  ).toBe('there-already')
  expect(
    await users.connectGoogle({ id: bea.id, authenticatedAt: now }, aGoogle('ann@elsewhere.example')),
  ).toBe('taken')
  expect(
    await users.connectGoogle({ id: ann.id, authenticatedAt: now }, aGoogle('third@elsewhere.example')),
  ).toBe('has-another')
  await users.disconnectGoogle(ann.id)
  expect(await users.ofGoogle(aGoogle('ann@elsewhere.example'))).toBeUndefined()
  expect((await users.ofEmail('ann@example.com')).id).toBe(ann.id)
})

test('[T13] a password that was chosen before the address had an account is none of its account', async () => {
  const mine = await users.ofEmail('victim@example.com')
  expect(await users.createWithPassword('victim@example.com', 'the hash of an attacker')).toBeUndefined()
  expect(await users.passwordOf('victim@example.com')).toBeUndefined()
  await users.setPassword(mine, 'my hash')
  expect(await users.createWithPassword('victim@example.com', 'another')).toBeUndefined()
  expect(await users.passwordOf('victim@example.com')).toEqual({ id: mine.id, hash: 'my hash' })
  await users.removePassword(mine.id, 'my hash')
  expect(await users.passwordOf('victim@example.com')).toBeUndefined()
})

test('[3.users] ten first sign-ins at once, by every way, make one account', async () => {
  const email = 'at-once@example.com'
  const ways = Array.from({ length: 10 }, (_, at) =>
    at % 2 === 0 ? users.ofEmail(email) : users.joinGoogle(aGoogle(email)).then((joined) => joined?.account),
  )
  const ids = (await Promise.all(ways)).map((account) => account?.id)
  expect([new Set(ids).size, await countOf(email)]).toEqual([1, 1])
})

test('[5.email] who was signed in before the account was taken back adds no way to sign in, and who came after does', async () => {
  const eve = await users.ofEmail('eve@example.com')
  const before = { id: eve.id, authenticatedAt: new Date(now.getTime() - 1) }
  expect(await users.maySignMore(before)).toBe(true)
  expect(await users.putEmailBack(eve.id, 'eve@before.example')).toBe('done')
  expect(await users.connectGoogle(before, aGoogle('eve@thief.example'))).not.toBe('connected')
  expect(await users.replacePassword(before, undefined, 'hash')).toBe(false)
  expect(await users.setPassword(eve, 'hash')).toBe(false)
  await users.awaitEmailChange(before, { linkId: 'link', email: 'eve@thief.example', expiresAt: now })
  expect([await users.maySignMore(before), await users.waysOf(eve.id)]).toMatchObject([
    false,
    expect.not.objectContaining({ google: expect.anything() }),
  ])
  expect(await users.ownPassword(eve.id)).toBeUndefined()
  const after = { id: eve.id, authenticatedAt: now }
  expect(await users.connectGoogle(after, aGoogle('eve@thief.example'))).toBe('connected')
  expect(await users.replacePassword(after, undefined, 'hash')).toBe(true)
})

test('[4.account] an account whose deletion has begun takes no name, and keeps none', async () => {
  const ivy = await users.ofEmail('ivy@example.com')
  expect((await users.rename(ivy.id, 'Ivy'))?.name).toBe('Ivy')
  await users.end(ivy.id)
  expect(await users.rename(ivy.id, 'Ivy Lee')).toBeUndefined()
  const row = await connection.db.collection<{ _id: string }>('Users').findOne({ _id: ivy.id })
  expect(row).toMatchObject({ name: null, deletion: { email: 'ivy@example.com' } })
})
