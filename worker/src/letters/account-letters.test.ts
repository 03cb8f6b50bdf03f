import { formerEmailMs } from '@shingle/shared/email-change/limits.ts'
import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { dayWords, momentWords } from '@shingle/shared/time/utc-words.ts'
import { mailedTokenHash, mintMailedSecret } from '@shingle/storage/codes/mailed-token.ts'
import { connectDatabase, type DatabaseConnection } from '@shingle/storage/database/connect-database.ts'
import { domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import {
  type EmbeddedMongo,
  startEmbeddedMongo,
} from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { openAccountExports } from '@shingle/storage/rows/account-exports.ts'
import { openAssistantTokens } from '@shingle/storage/rows/assistant-tokens.ts'
import { type MailedLinkRow, openMailedLinks } from '@shingle/storage/rows/mailed-links.ts'
import { openOtpSessions } from '@shingle/storage/rows/otp-sessions.ts'
import { openPasskeys } from '@shingle/storage/rows/passkeys.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailPutBack } from './email-put-back.ts'
import { exportReady } from './export-ready.ts'
import type { LetterSources } from './letter-writer.ts'
import { newPassword, signInLink, signUp } from './mailed-links.ts'
import { emailChanged, newEmail, newEmailAsked } from './new-email.ts'
import { assistantAdded, googleConnected, passkeyAdded, passwordSet } from './new-ways.ts'
import { passwordChanged } from './password-changed.ts'
import { signInCode } from './sign-in-code.ts'
import { wayRemoved } from './way-removed.ts'

let mongo: EmbeddedMongo
let database: DatabaseConnection
let sources: LetterSources
let now = new Date('2026-11-21T09:00:00Z')
const clock = () => now
const secret = new Uint8Array(32).fill(3)
beforeAll(async () => {
  mongo = await startEmbeddedMongo({ file: ':memory:' })
  database = await connectDatabase(mongo.uri, { name: 'account-letters' })
  sources = {
    ...{ db: database.db, origins: localOrigins(3000), secret, clock },
    domainSettings: domainSettings({}, localOrigins(3000)),
  }
})
afterAll(async () => {
  await database.close()
  await mongo.close()
})

let count = 0
const aLink = async (
  purpose: MailedLinkRow['purpose'],
  more: Partial<MailedLinkRow> = {},
): Promise<MailedLinkRow> => {
  const inTenMinutes = new Date(now.getTime() + 600_000)
  const row: MailedLinkRow = {
    ...{ _id: `link-${++count}`, purpose, email: 'rosa@example.com', browser: 'hash', createdAt: now },
    ...{ linkExpiresAt: inTenMinutes, expiresAt: inTenMinutes, usedAt: null },
    ...mintMailedSecret(purpose, secret),
    ...more,
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

test('[3.account] who is told of a new password, or of a way that went, reads what signs in now and since when', async () => {
  const users = openUsers(database.db, clock)
  const passkeys = openPasskeys(database.db, clock)
  const { id: userId, email } = await anAccount('left@example.com')
  await users.setPassword({ id: userId, email }, 'hash')
  await users.connectGoogle(
    { id: userId, authenticatedAt: now },
    { subject: 'left', email: 'thief@gmail.com', name: null },
  )
  const key = { publicKey: 'x', counter: 0, transports: [], name: 'A thief’s phone', lastUsedAt: null }
  await passkeys.insert({ _id: 'their-key', userId, createdAt: now, ...key })
  const changed = await passwordChanged(sources)({ userId })
  const today = dayWords(now)
  for (const line of [
    'left@example.com',
    `thief@gmail.com, since ${today}`,
    `A thief’s phone, since ${today}`,
  ])
    expect(changed?.text).toContain(line)
  expect(changed?.text).toContain('http://localhost:3000/account')
  await users.disconnectGoogle(userId)
  const removed = await wayRemoved(sources)({ userId, way: 'google' })
  expect(removed).toMatchObject({
    to: 'left@example.com',
    subject: 'Google opens your Shingle account no more',
  })
  expect([removed?.text.includes('thief@gmail.com'), removed?.text.includes('A thief’s phone')]).toEqual([
    false,
    true,
  ])
  expect(await wayRemoved(sources)({ userId: 'gone', way: 'password' })).toBeUndefined()
})

test('[7.mail] nobody is told that something opens their account no more which does so again', async () => {
  const users = openUsers(database.db, clock)
  const { id: userId, email } = await anAccount('again@example.com')
  const told = (way: 'google' | 'password' | 'passkey') => subjectOf(wayRemoved(sources)({ userId, way }))
  expect([await told('google'), await told('password')]).toEqual([
    'Google opens your Shingle account no more',
    'The password of your Shingle account was removed',
  ])
  await users.setPassword({ id: userId, email }, 'hash')
  await users.connectGoogle(
    { id: userId, authenticatedAt: now },
    { subject: 'again', email: 'again@gmail.com', name: null },
  )
  expect([await told('google'), await told('password'), await told('passkey')]).toEqual([
    ...[undefined, undefined],
    'A passkey was removed from your Shingle account',
  ])
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

const aChange = async (former: string, email: string) => {
  const account = await anAccount(former)
  const link = await aLink('new-email', { email, userId: account.id, former })
  const users = openUsers(database.db, clock)
  const { linkExpiresAt: expiresAt } = link
  await users.awaitEmailChange(
    { id: account.id, authenticatedAt: now },
    { linkId: link._id, email, expiresAt },
  )
  return { account, users, data: { linkId: link._id }, email }
}

test('[5.email] the new address is asked with a token after the #, and the old one told, while the change waits', async () => {
  const { account, users, data } = await aChange('old@example.com', 'new@example.com')
  const written = await newEmail(sources)(data)
  expect(written).toMatchObject({ to: 'new@example.com', subject: 'Confirm your new email' })
  expect(written?.text).toMatch(/\/sign-in\/new-email#[\w-]{43}/)
  expect(await newEmailAsked(sources)(data)).toMatchObject({ to: 'old@example.com' })
  expect(await emailChanged(sources)(data)).toMatchObject({ to: 'old@example.com' })
  await users.forgetEmailChange(account.id)
  expect([await newEmail(sources)(data), await newEmailAsked(sources)(data)]).toEqual([undefined, undefined])
})

test('[5.email] a change that is told late names a way back only while there is one, and one taken back is not told', async () => {
  const { data } = await aChange('slow@example.com', 'faster@example.com')
  const links = openMailedLinks(database.db, clock)
  await links.conclude(data.linkId, 4 * formerEmailMs)
  const write = emailChanged(sources)
  now = new Date(now.getTime() + formerEmailMs - 1)
  expect((await write(data))?.text).toContain('/sign-in/former-email#')
  now = new Date(now.getTime() + 1)
  const late = await write(data)
  expect(late).toMatchObject({ to: 'slow@example.com', text: expect.stringContaining('faster@example.com') })
  for (const part of [late?.text, late?.html]) expect(part).not.toMatch(/former-email|the button/)
  const link = await links.find(data.linkId)
  if (link !== undefined) await links.endWaysBack(link)
  expect(await write(data)).toBeUndefined()
})

test('[T29] the mail to an address that nobody has confirmed says nothing that its asker wrote', async () => {
  const { data } = await aChange('visit@win-a-prize.example', 'stranger@example.com')
  const { text, html, subject } = (await newEmail(sources)(data)) ?? {}
  expect(text).toContain('v••@w••')
  for (const part of [subject, text, html]) expect(part).not.toContain('win-a-prize')
})

test('[5.email] the address that loses the account by a way back is told, and no other', async () => {
  const { account, users, data } = await aChange('back@example.com', 'between@example.com')
  await users.changeEmail(account.id, { ...data, email: 'between@example.com' })
  expect(await emailPutBack(sources)(data)).toBeUndefined()
  await users.putEmailBack(account.id, 'back@example.com')
  const written = await emailPutBack(sources)(data)
  expect(written).toMatchObject({
    to: 'between@example.com',
    subject: 'Your Shingle email was put back',
  })
  expect(written?.text).toContain('http://localhost:3000/support')
  expect(written?.text).not.toContain('back@example.com')
  expect(await emailPutBack(sources)({ linkId: 'gone' })).toBeUndefined()
})

test('[5.email] nothing is asked or told once a change has expired or another took its place', async () => {
  const former = await aChange('two@example.com', 'first@example.com')
  const { data } = await aChange('two@example.com', 'second@example.com')
  expect([await newEmail(sources)(former.data), await newEmailAsked(sources)(former.data)]).toEqual([
    undefined,
    undefined,
  ])
  now = new Date(now.getTime() + 600_000)
  expect([await newEmail(sources)(data), await newEmailAsked(sources)(data)]).toEqual([undefined, undefined])
})

test('[8.sign-in] an address that has an account learns by mail that it was asked for, and gets no link', async () => {
  await anAccount('has-one@example.com')
  const { data } = await aChange('asks@example.com', 'has-one@example.com')
  const written = await newEmail(sources)(data)
  expect(written).toMatchObject({
    to: 'has-one@example.com',
    subject: 'This email has a Shingle account',
  })
  expect(written?.text).not.toContain('#')
  expect(written?.text).not.toContain('asks@example.com')
})

test('[3.account] whose account has another way in is told of it, as long as it has', async () => {
  const users = openUsers(database.db, clock)
  const passkeys = openPasskeys(database.db, clock)
  const assistants = openAssistantTokens(database.db, clock)
  const { id: userId, email } = await anAccount('ways@example.com')
  const said = async () => {
    const written = await Promise.all([
      passwordSet(sources)({ userId }),
      googleConnected(sources)({ userId }),
      passkeyAdded(sources)({ passkeyId: 'a-key' }),
      assistantAdded(sources)({ assistantId: 'a-token' }),
    ])
    return written.map((mail) => mail && [mail.to, mail.subject])
  }
  const nothing = [undefined, undefined, undefined, undefined]
  expect(await said()).toEqual(nothing)
  await users.setPassword({ id: userId, email }, 'hash')
  await users.connectGoogle(
    { id: userId, authenticatedAt: now },
    { subject: 's', email: 'ways@gmail.com', name: null },
  )
  const key = { publicKey: 'x', counter: 0, transports: [], name: 'Laptop', lastUsedAt: null }
  await passkeys.insert({ _id: 'a-key', userId, createdAt: now, ...key })
  await assistants.insert({
    ...{ _id: 'a-token', userId, name: 'Claude', scopes: ['read'] },
    ...{ createdAt: now, lastUsedAt: null },
  })
  expect(await said()).toEqual([
    ['ways@example.com', 'Your Shingle account has a password'],
    ['ways@example.com', 'Google opens your Shingle account'],
    ['ways@example.com', 'A passkey was added to your Shingle account'],
    ['ways@example.com', 'An assistant was let into your Shingle account'],
  ])
  await users.removePassword(userId, 'hash')
  await users.disconnectGoogle(userId)
  await passkeys.remove(userId, 'a-key')
  await assistants.remove(userId, 'a-token')
  expect(await said()).toEqual(nothing)
})

test('[2.7] a code says with which browser and when it was asked for, and of a browser that says nothing only when', async () => {
  const begin = (id: string, more: object) =>
    openOtpSessions(database.db, clock).begin({
      ...{
        _id: id,
        email: 'rosa@example.com',
        browser: id,
        secret: id,
        tries: 0,
        createdAt: now,
        endedBy: null,
      },
      ...{ codeExpiresAt: new Date(now.getTime() + 600_000), expiresAt: new Date(now.getTime() + 600_000) },
      ...more,
    })
  await begin('asked-by-firefox', { device: { browser: 'Firefox', system: 'Windows', kind: 'computer' } })
  await begin('asked-before', {})
  const write = signInCode(sources)
  const texts = await Promise.all(
    ['asked-by-firefox', 'asked-before'].map(async (sessionId) => (await write({ sessionId }))?.text),
  )
  expect(texts[0]).toContain(`Firefox on Windows asked for it on ${momentWords(now)}.`)
  expect(texts[1]).toContain(`A browser asked for it on ${momentWords(now)}.`)
})
