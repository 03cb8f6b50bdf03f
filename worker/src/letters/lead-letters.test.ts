import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { connectDatabase, type DatabaseConnection } from '@shingle/storage/database/connect-database.ts'
import { domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import {
  type EmbeddedMongo,
  startEmbeddedMongo,
} from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { openCustomerContactForms } from '@shingle/storage/rows/customer-contact-forms.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openLeadSettings } from '@shingle/storage/rows/lead-settings.ts'
import { openMessageRecipients } from '@shingle/storage/rows/message-recipients.ts'
import type { SubmissionRow } from '@shingle/storage/rows/message-row.ts'
import { openNewsletterSubscriptions } from '@shingle/storage/rows/newsletter-subscriptions.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactMessage } from './contact-message.ts'
import { leadDigest } from './lead-digest.ts'
import type { LetterSources } from './letter-writer.ts'

let mongo: EmbeddedMongo
let database: DatabaseConnection
let sources: LetterSources
const now = new Date('2026-11-21T09:00:00Z')
const clock = () => now
beforeAll(async () => {
  mongo = await startEmbeddedMongo({ file: ':memory:' })
  database = await connectDatabase(mongo.uri, { name: 'letters' })
  sources = {
    ...{ db: database.db, origins: localOrigins(3000), secret: new Uint8Array(32), clock },
    domainSettings: domainSettings({}, localOrigins(3000)),
  }
})
afterAll(async () => {
  await database.close()
  await mongo.close()
})

const websiteId = 'b'.repeat(24)
const aWebsite = async () => {
  const owner = await openUsers(database.db, clock).ofEmail('grace@example.com')
  await openDraftWebsites(database.db, clock).insert(
    {
      ...{ _id: websiteId, userId: owner.id, version: '1.0', handle: null, createdAt: now, modifiedAt: now },
      websiteSettings: {
        ...{ id: websiteId, businessName: 'Marlow Upholstery', favIcon: null },
        ...{ appearance: undefined, fingerprint: 'f' },
      },
      ...{ lastDesignedAt: null, lastPublishedAt: null, published: null },
      lastModifiedBy: { userId: owner.id, timestamp: now },
    },
    5,
  )
}

const message = (at: string, given: Partial<SubmissionRow> = {}): SubmissionRow => ({
  ...{ _id: `message ${at}`, websiteId, handle: 'marlow', sectionId: 's', businessName: 'Marlow' },
  fields: [
    { title: 'Name', value: `Joan of ${at}`, type: 'Text' },
    { title: 'Message', value: 'A chair creaks.\nToday?', type: 'TextArea' },
  ],
  ...{ email: null, sendTo: null, ownerId: 'o', createdAt: new Date(at) },
  ...{ state: 'unread', language: 'english', ...given },
})

test('[1.leads] whoever wants one mail a day gets the messages and sign-ups of the day together, once', async () => {
  await aWebsite()
  const messages = openCustomerContactForms(database.db)
  const rows = [
    message('2026-11-21T05:59:59Z'),
    message('2026-11-21T06:00:00Z'),
    message('2026-11-22T05:59:59Z'),
    message('2026-11-21T12:00:00Z', { state: 'spam' }),
  ]
  for (const row of rows) await messages.keep(row)
  const signUps = openNewsletterSubscriptions(database.db, clock)
  const token = { token: 't', secret: 's', consentText: '' }
  await signUps.ask({ websiteId, email: 'vera@example.com', ...token })
  await signUps.confirm('t')
  const writeMessage = contactMessage(sources)
  const order = { submissionId: rows[1]?._id ?? '' }
  const told = await writeMessage(order)
  expect(told).toMatchObject({ to: 'grace@example.com' })
  const leads = `http://localhost:3000/leads/${websiteId}`
  expect(told?.text).toContain(`Mark as spam:\n${leads}?open=${order.submissionId}`)
  expect(told?.text).toContain(`All messages:\n${leads}`)
  await openLeadSettings(database.db).choose(websiteId, 'daily')
  expect(await writeMessage(order)).toBeUndefined()
  expect(await writeMessage({ submissionId: rows[2]?._id ?? '' })).toBeUndefined()
  const jobs = await database.db.collection('Jobs').find({}).toArray()
  const until = '2026-11-22T06:00:00.000Z'
  expect(jobs).toMatchObject([
    { name: 'mail:lead-digest', payload: { websiteId, until }, runAt: new Date(until) },
  ])
  const written = await leadDigest(sources)({ websiteId, until })
  expect(written).toMatchObject({
    to: 'grace@example.com',
    subject: 'Marlow Upholstery: 2 messages, 1 sign-up',
  })
  expect(written?.text).toContain('Joan of 2026-11-21T06:00:00Z')
  expect(written?.text).toContain('Joan of 2026-11-22T05:59:59Z')
  expect(written?.text).not.toContain('Joan of 2026-11-21T05:59:59Z')
  expect(written?.text).toContain('1 message looked like spam.')
  expect(written?.text).toContain(`http://localhost:3000/leads/${websiteId}`)
})

test('[7.contact] whoever else has agreed to get the messages is led to no list of theirs', async () => {
  const email = 'desk@example.com'
  const recipients = openMessageRecipients(database.db, clock)
  const row = message('2026-12-24T06:00:00Z', { sendTo: email })
  await openCustomerContactForms(database.db).keep(row)
  const asked = { websiteId, email, secret: 's', token: 'agreed', askedBy: 'o' }
  await recipients.ask(asked)
  await recipients.confirm(asked.token)
  const written = await contactMessage(sources)({ submissionId: row._id })
  expect(written?.to).toBe(email)
  expect(written?.text).not.toContain('/leads/')
})

test('[P3] of a day whose people were erased meanwhile nobody is told', async () => {
  expect(await leadDigest(sources)({ websiteId, until: '2026-11-25T06:00:00.000Z' })).toBeUndefined()
  expect(await leadDigest(sources)({ websiteId: 'gone', until: '2026-11-22T06:00:00.000Z' })).toBeUndefined()
})

test('[1.leads] a day of as many messages as are shown is told as that many, and one more as more', async () => {
  const messages = openCustomerContactForms(database.db)
  const minute = (nth: number) => `2026-11-28T12:${String(nth).padStart(2, '0')}:00Z`
  for (let nth = 0; nth < 30; nth += 1) await messages.keep(message(minute(nth)))
  const subject = async () =>
    (await leadDigest(sources)({ websiteId, until: '2026-11-29T06:00:00.000Z' }))?.subject
  expect(await subject()).toBe('Marlow Upholstery: 30 messages')
  await messages.keep(message(minute(30), { fields: [] }))
  expect(await subject()).toBe('Marlow Upholstery: More than 30 messages')
})
