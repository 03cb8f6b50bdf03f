import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { mailedTokenHash, mintMailedSecret } from '@shingle/storage/codes/mailed-token.ts'
import { connectDatabase, type DatabaseConnection } from '@shingle/storage/database/connect-database.ts'
import {
  type EmbeddedMongo,
  startEmbeddedMongo,
} from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { type MailedLinkRow, openMailedLinks } from '@shingle/storage/rows/mailed-links.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LetterSources } from './letter-writer.ts'
import { signInLink } from './sign-in-link.ts'

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
