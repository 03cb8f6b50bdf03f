import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { mailedTokenHash, mintMailedSecret } from '@shingle/storage/codes/mailed-token.ts'
import { connectDatabase, type DatabaseConnection } from '@shingle/storage/database/connect-database.ts'
import {
  type EmbeddedMongo,
  startEmbeddedMongo,
} from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { openAccountExports } from '@shingle/storage/rows/account-exports.ts'
import { type MailedLinkRow, openMailedLinks } from '@shingle/storage/rows/mailed-links.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportReady } from './export-ready.ts'
import type { LetterSources } from './letter-writer.ts'
import { newPassword, signInLink, signUp } from './mailed-links.ts'
import { passwordChanged } from './password-changed.ts'

let mongo: EmbeddedMongo
let database: DatabaseConnection
let sources: LetterSources
let now = new Date('2026-11-21T09:00:00Z')
const clock = () => now
const secret = new Uint8Array(32).fill(3)
beforeAll(async () => {
  mongo = await startEmbeddedMongo({ file: ':memory:' })
  database = await connectDatabase(mongo.uri, { name: 'account-letters' })
  sources = { db: database.db, origins: localOrigins(3000), secret, clock }
})
afterAll(async () => {
  await database.close()
  await mongo.close()
})

let count = 0
const aLink = async (purpose: MailedLinkRow['purpose']): Promise<MailedLinkRow> => {
  const inTenMinutes = new Date(now.getTime() + 600_000)
  const row: MailedLinkRow = {
    ...{ _id: `link-${++count}`, purpose, email: 'rosa@example.com', browser: 'hash', createdAt: now },
    ...{ linkExpiresAt: inTenMinutes, expiresAt: inTenMinutes, usedAt: null },
    ...mintMailedSecret(purpose, secret),
  }
  await openMailedLinks(database.db, clock).insert(row)
  return row
}

test('[7.link] a magic link is mailed with its token after the #, and not once it was used or has expired', async () => {
  const write = signInLink(sources)
  const [used, late] = [await aLink('sign-in'), await aLink('sign-in')]
  const written = await write({ linkId: used._id })
  expect(written).toMatchObject({ to: 'rosa@example.com', subject: 'Your magic link' })
  const token = /\/sign-in\/link#([\w-]{43})/.exec(written?.text ?? '')?.[1] ?? ''
  expect(mailedTokenHash(token)).toBe(used.token)
  await database.db
    .collection<{ _id: string }>('MailedLinks')
    .updateOne({ _id: used._id }, { $set: { usedAt: now } })
  expect(await write({ linkId: used._id })).toBeUndefined()
  now = new Date(now.getTime() + 600_000)
  expect(await write({ linkId: late._id })).toBeUndefined()
})

const anAccount = (email: string) => openUsers(database.db, clock).ofEmail(email)
const subjectOf = async (written: Promise<{ subject: string } | undefined>) => (await written)?.subject

test('[8.sign-in] the mail alone tells that an address has an account, and its reader alone', async () => {
  const link = await aLink('sign-up')
  expect(await subjectOf(signUp(sources)({ linkId: link._id }))).toBe('Confirm your email')
  await anAccount('rosa@example.com')
  const written = await signUp(sources)({ linkId: link._id })
  expect(written?.subject).toBe('You have a Shingle account')
  expect(written?.text).toContain('Account already exists. Please sign in.')
  expect(written?.text).not.toContain('#')
})

test('[7.reset] a link for a new password is mailed to who has an account, and to nobody else', async () => {
  await anAccount('rosa@example.com')
  const link = await aLink('new-password')
  expect(await subjectOf(newPassword(sources)({ linkId: link._id }))).toBe('Set a new password')
  await database.db.collection('Users').deleteMany({})
  expect(await newPassword(sources)({ linkId: link._id })).toBeUndefined()
})

test('[15] whose password was changed is told', async () => {
  const { id } = await anAccount('rosa@example.com')
  const written = await passwordChanged(sources)({ userId: id })
  expect(written).toMatchObject({
    to: 'rosa@example.com',
    subject: 'Your Shingle password was changed',
  })
  expect(await passwordChanged(sources)({ userId: 'gone' })).toBeUndefined()
})

test('[7.mail] the mail of an export leads to the account and holds no secret; once it is over, nobody gets it', async () => {
  const { id: userId } = await anAccount('rosa@example.com')
  const exports = openAccountExports(database.db, clock)
  const write = exportReady(sources)
  await exports.begin(userId, 'packed')
  expect(await write({ userId, exportId: 'packed' })).toBeUndefined()
  const expiresAt = new Date('2026-12-22T14:10:00Z')
  await exports.change({ userId, attempt: 'packed' }, { state: 'ready', expiresAt })
  const written = await write({ userId, exportId: 'packed' })
  expect(written).toMatchObject({ to: 'rosa@example.com', subject: 'Your data is ready' })
  expect(written?.text).toContain('http://localhost:3000/account#yours')
  expect(written?.text).toContain('22 December 2026, 14:10 UTC')
  expect(written?.text).not.toContain('packed/')
  expect(await write({ userId, exportId: 'an earlier one' })).toBeUndefined()
  now = expiresAt
  expect(await write({ userId, exportId: 'packed' })).toBeUndefined()
})
