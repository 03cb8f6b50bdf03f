import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import type { MailOrder } from '@shingle/shared/mail/mail-orders.ts'
import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { signInCodeOf } from '@shingle/storage/codes/sign-in-code.ts'
import { connectDatabase, type DatabaseConnection } from '@shingle/storage/database/connect-database.ts'
import { createOrderAccountDeletion, deleteAccountJob } from '@shingle/storage/deletion/delete-account.ts'
import { removeFilesJob } from '@shingle/storage/deletion/remove-files.ts'
import { createOrderSweep } from '@shingle/storage/deletion/sweep-deleted.ts'
import { domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import {
  type EmbeddedMongo,
  startEmbeddedMongo,
} from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { createLocalFileStore } from '@shingle/storage/files/local-file-store.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { createSmtpMailSender } from '@shingle/storage/mail/smtp-mail-sender.ts'
import { openOutside } from '@shingle/storage/outside/open-outside.ts'
import { openDns } from '@shingle/storage/providers/dns/open-dns.ts'
import { openCustomerContactForms } from '@shingle/storage/rows/customer-contact-forms.ts'
import { openMessageRecipients } from '@shingle/storage/rows/message-recipients.ts'
import type { SubmissionRow } from '@shingle/storage/rows/message-row.ts'
import { openNewsletterSubscriptions } from '@shingle/storage/rows/newsletter-subscriptions.ts'
import { openOtpSessions } from '@shingle/storage/rows/otp-sessions.ts'
import { openReports } from '@shingle/storage/rows/reports.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPromptQueue } from './prompt-queue.ts'
import { startWorker, type Worker, type WorkerOptions } from './start-worker.ts'
import { type MailServer, startMailServer } from './testing/mail-server.ts'

const secret = new Uint8Array(32).fill(7)
const origins = localOrigins(3000)
const anHourMs = 3_600_000

let mongo: EmbeddedMongo
let database: DatabaseConnection
let mailServer: MailServer
let now = new Date('2026-03-01T10:00:00Z')
const clock = () => now
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const bus = createInProcessBus((error) => console.error(error))
const workers: Pick<Worker, 'close'>[] = []

const files = createLocalFileStore(join(tmpdir(), 'shingle-worker-files'))

beforeAll(async () => {
  mongo = await startEmbeddedMongo({ file: ':memory:' })
  database = await connectDatabase(mongo.uri, { name: 'worker' })
  await database.db.collection<{ _id: string }>('DraftWebsites').insertOne({ _id: 'w' })
})
beforeEach(async () => {
  mailServer = await startMailServer()
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map(({ close }) => close()))
  await mailServer.close()
  await database.db.collection('Jobs').deleteMany({})
})
afterAll(async () => {
  await database.close()
  await mongo.close()
})

const aMessage = (_id: string, given: Partial<SubmissionRow> = {}): SubmissionRow => ({
  ...{ _id, websiteId: 'w', handle: 'harrow', sectionId: 's', businessName: 'Harrow & Sons' },
  ...{ fields: [], email: null, sendTo: null, ownerId: 'nobody', createdAt: now },
  ...{ state: 'unread', language: 'english', ...given },
})

/** A worker that looks for jobs only when it is told of one, unless `idleDelayMs` is given. */
const aWorker = (
  idleDelayMs = anHourMs,
  write: (line: string) => void = () => undefined,
  more: Partial<Pick<WorkerOptions, 'operatorMail' | 'files'>> = {},
) => {
  const mail = createSmtpMailSender({
    url: mailServer.url,
    from: { name: 'Shingle', address: 'hello@shingle.test' },
  })
  const log = pino({ level: 'warn' }, { write })
  const worker = startWorker({
    ...openOutside({}, origins.app),
    ...{ domainSettings: domainSettings({}, origins), askDomain: openDns(undefined) },
    authorityFolder: join(tmpdir(), 'shingle-worker-authority'),
    db: database.db,
    bus,
    files,
    mail,
    origins,
    secret,
    log,
    clock,
    idleDelayMs,
    ...more,
  })
  workers.push({
    close: async () => {
      await worker.close()
      mail.close()
    },
  })
}
const order = (given: MailOrder) => createOrderMail(createJobQueue(database.db, { bus, clock }))(given)
const jobs = () => database.db.collection('Jobs').find().sort({ _id: 1 }).toArray()
const done = async () => (await jobs()).filter(({ state }) => state === 'done').length

/** Whose the website is from now on. */
const anOwner = async (email: string) => {
  const owner = await openUsers(database.db, clock).ofEmail(email)
  const drafts = database.db.collection<{ _id: string }>('DraftWebsites')
  await drafts.updateOne({ _id: 'w' }, { $set: { userId: owner.id } })
  return owner
}

let count = 0
const aSignIn = async (email: string) => {
  const _id = `session-${++count}`
  const stored = `stored-${count}`
  await openOtpSessions(database.db, clock).begin({
    ...{ _id, email, browser: 'hash', secret: stored, tries: 0, createdAt: now, endedBy: null },
    ...{
      codeExpiresAt: new Date(now.getTime() + 600_000),
      expiresAt: new Date(now.getTime() + 24 * anHourMs),
    },
  })
  return {
    _id,
    code: await signInCodeOf(stored, secret),
    order: () => order({ mail: 'sign-in-code', data: { sessionId: _id } }),
  }
}

test('[1.sign-in] a code is on its way at once, not when the worker next looks', async () => {
  aWorker()
  const signIn = await aSignIn('ann@example.com')
  await signIn.order()
  await expect.poll(() => mailServer.received.length, { timeout: 10_000 }).toBe(1)
  const [mail] = mailServer.received
  expect(mail?.to).toMatchObject([{ address: 'ann@example.com' }])
  expect(mail?.subject).toBe(`${signIn.code.slice(0, 3)}-${signIn.code.slice(3)} is your Shingle code`)
  expect(mail?.text).toContain(`${signIn.code.slice(0, 3)}-${signIn.code.slice(3)}`)
  expect(mail?.html).toContain('Your code')
})

test('[9] no mail waits for files that are slow to be removed', async () => {
  const removing = Promise.withResolvers<void>()
  let slow = 0
  const get = async () => {
    slow += 1
    await removing.promise
    return undefined
  }
  const queue = createJobQueue(database.db, { bus, clock })
  for (const at of [1, 2, 3, 4, 5, 6])
    await queue.add({ name: removeFilesJob.name, payload: { keys: [`${at}`.repeat(64)] } })
  aWorker(5, undefined, { files: { ...files, get } })
  await expect.poll(() => slow, { timeout: 10_000 }).toBe(4)
  const { id } = await openUsers(database.db, clock).ofEmail('ann@example.com')
  await order({ mail: 'stolen-session', data: { userId: id } })
  await expect.poll(() => mailServer.received.length, { timeout: 10_000 }).toBe(1)
  removing.resolve()
  await expect.poll(done, { timeout: 10_000 }).toBe(7)
})

test('[1.sign-in] a code is on its way while mails of all kinds wait for mailboxes that do not answer', async () => {
  const silent = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@silent.example`)
  for (const address of silent) mailServer.silent.add(address)
  aWorker(5)
  const [first = '', ...others] = silent
  for (const address of others) {
    const { id } = await openUsers(database.db, clock).ofEmail(address)
    await order({ mail: 'stolen-session', data: { userId: id } })
  }
  await (await aSignIn(first)).order()
  const begun = { state: 'open', unended: 1 }
  const underWay = () => database.db.collection('Jobs').countDocuments(begun)
  await expect.poll(underWay, { timeout: 10_000 }).toBe(silent.length)
  await (await aSignIn('ann@example.com')).order()
  await expect.poll(() => mailServer.received.length, { timeout: 10_000 }).toBe(1)
  expect(mailServer.received[0]?.to).toMatchObject([{ address: 'ann@example.com' }])
  mailServer.answer()
  await expect.poll(done, { timeout: 10_000 }).toBe(silent.length + 1)
})

test('[4.account] whoever deletes their account is told once it is gone, and the address goes with the mail', async () => {
  mailServer.refuses = true
  mailServer.unknown.add('nowhere@example.com')
  aWorker(5)
  const { ofEmail } = openUsers(database.db, clock)
  const people = [await ofEmail('una@example.com'), await ofEmail('nowhere@example.com')]
  const queue = createJobQueue(database.db, { bus, clock })
  const deleteAccount = createOrderAccountDeletion(queue, clock)
  for (const { id } of people) await deleteAccount(id)
  const rows = () =>
    database.db
      .collection<{ _id: string }>('Users')
      .find({ _id: { $in: people.map(({ id }) => id) } })
      .map(({ _id }) => _id)
      .toArray()
  // The refused address goes; the other waits with its mail, and nobody signs in to what is left.
  await expect.poll(rows, { timeout: 10_000 }).toEqual([people[0]?.id])
  expect(await openUsers(database.db, clock).find(people[0]?.id ?? '')).toBeUndefined()
  expect(mailServer.received).toEqual([])
  mailServer.refuses = false
  // However often it was tried in vain by now, and however long it waits therefore.
  const rowsLater = () => {
    later(3_000)
    return rows()
  }
  await expect.poll(rowsLater, { timeout: 10_000 }).toEqual([])
  expect(mailServer.received.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ['una@example.com', 'Your Shingle account was deleted'],
  ])
  expect(JSON.stringify(await jobs())).not.toContain('una@example.com')
  // What looks once more ten minutes later tells nobody again.
  later(11 * 60_000)
  const open = async () => (await jobs()).flatMap(({ name, state }) => (state === 'open' ? [name] : []))
  const toCome = Array.from({ length: 2 }, () => 'forget-account')
  await expect.poll(open, { timeout: 10_000 }).toEqual(toCome)
  expect(mailServer.received.length).toBe(1)
})

test('[9.retry] while the mail server is down nothing is lost, and what comes later comes once', async () => {
  mailServer.refuses = true
  aWorker(5)
  const { ofEmail } = openUsers(database.db, clock)
  const [ann, bob] = [await ofEmail('ann@example.com'), await ofEmail('bob@example.com')]
  for (const { id } of [ann, bob]) await order({ mail: 'stolen-session', data: { userId: id } })
  const failures = async () => (await jobs()).map((job) => job.failures)
  await expect.poll(failures, { timeout: 10_000 }).toEqual([1, 1])
  later(2_000)
  await expect.poll(failures, { timeout: 10_000 }).toEqual([2, 2])
  expect(mailServer.received).toEqual([])
  mailServer.refuses = false
  later(4_000)
  await expect.poll(done, { timeout: 10_000 }).toBe(2)
  const recipients = mailServer.received.map(({ to }) => to?.[0]?.address).toSorted()
  expect(recipients).toEqual(['ann@example.com', 'bob@example.com'])
})

test('[9.retry] a mail that the server refuses for good is given up at once, and the log says so', async () => {
  mailServer.unknown.add('nobody@example.com')
  const logged: unknown[] = []
  aWorker(5, (line) => logged.push(JSON.parse(line)))
  const { ofEmail } = openUsers(database.db, clock)
  const nobody = await ofEmail('nobody@example.com')
  await order({ mail: 'stolen-session', data: { userId: nobody.id } })
  await expect.poll(async () => (await jobs())[0]?.state, { timeout: 10_000 }).toBe('failed')
  expect(logged).toMatchObject([
    {
      level: 50,
      job: { name: 'mail:stolen-session', failures: 1 },
      err: { message: 'the mail server answered 550 to RCPT TO' },
      msg: 'a job was given up: it has not been done, and will not be tried again',
    },
  ])
  expect(JSON.stringify([logged, await jobs()])).not.toContain('nobody@example.com')
})

test('[3.otp] a code that expired while the mail server was down goes to nobody, nor does a replaced one', async () => {
  mailServer.refuses = true
  aWorker(5)
  const late = await aSignIn('cam@example.com')
  await late.order()
  await expect.poll(async () => (await jobs())[0]?.failures, { timeout: 10_000 }).toBe(1)
  const replaced = await aSignIn('dan@example.com')
  await aSignIn('dan@example.com')
  mailServer.refuses = false
  await replaced.order()
  later(600_001)
  await expect.poll(done, { timeout: 10_000 }).toBe(2)
  expect(mailServer.received).toEqual([])
})

test('[2.4] two workers send each of 20 mails once, and an order given twice is one mail', async () => {
  const { ofEmail } = openUsers(database.db, clock)
  const people = await Promise.all(Array.from({ length: 20 }, (_, at) => ofEmail(`p${at}@example.com`)))
  for (const { id } of [...people, ...people]) await order({ mail: 'stolen-session', data: { userId: id } })
  aWorker(5)
  aWorker(5)
  await expect.poll(done, { timeout: 20_000 }).toBe(20)
  const recipients = mailServer.received.map(({ to }) => to?.[0]?.address)
  expect(recipients.toSorted()).toEqual(people.map(({ email }) => email).toSorted())
})

test('[7.contact] a message goes to the owner, who can reply; one whose website is gone goes nowhere', async () => {
  aWorker()
  const owner = await anOwner('owner@example.com')
  const submission = aMessage('message', {
    fields: [
      { title: 'Name', value: 'Vera', type: 'Text' },
      { title: 'Email', value: 'vera@example.com', type: 'Text' },
      { title: 'Message', value: 'A tap drips.\nToday?', type: 'TextArea' },
    ],
    ...{ email: 'vera@example.com', ownerId: owner.id },
  })
  const gone = { ...submission, _id: 'came-late', websiteId: 'deleted' }
  for (const row of [submission, gone]) await openCustomerContactForms(database.db).keep(row)
  for (const submissionId of ['gone', 'came-late', 'message'])
    await order({ mail: 'contact-message', data: { submissionId } })
  await expect.poll(done, { timeout: 10_000 }).toBe(3)
  expect(mailServer.received).toHaveLength(1)
  expect(mailServer.received[0]).toMatchObject({
    subject: 'Vera: A tap drips. Today?',
    from: { name: 'Vera via Harrow & Sons', address: 'hello@shingle.test' },
    to: [{ address: 'owner@example.com' }],
    replyTo: [{ address: 'vera@example.com' }],
  })
  expect(mailServer.received[0]?.text).toContain('A tap drips.\nToday?')
  // What visitors wrote goes with the website to whoever owns it now.
  await anOwner('new-owner@example.com')
  await order({ mail: 'contact-message', data: { submissionId: 'message' } })
  await expect
    .poll(() => mailServer.received[1]?.to, { timeout: 10_000 })
    .toMatchObject([{ address: 'new-owner@example.com' }])
})

test('[3.contact] the contact form email gets the messages once it has agreed, and their owner before', async () => {
  aWorker()
  const owner = await anOwner('owner@example.com')
  const recipients = openMessageRecipients(database.db, clock)
  const ask = (websiteId: string) =>
    recipients.ask({
      ...{ websiteId, email: 'desk@example.com', secret: 's', token: `hash of ${websiteId}` },
      askedBy: 'somebody',
    })
  const send = async (_id: string) => {
    const message = aMessage(_id, { sendTo: ' Desk@example.com', ownerId: owner.id })
    await openCustomerContactForms(database.db).keep(message)
    await order({ mail: 'contact-message', data: { submissionId: _id } })
    const before = mailServer.received.length
    await expect.poll(() => mailServer.received.length, { timeout: 10_000 }).toBe(before + 1)
    return mailServer.received.at(-1)?.to?.[0]?.address
  }
  expect(await send('unasked')).toBe('owner@example.com')
  await ask('w')
  await ask('another website')
  await recipients.confirm('hash of another website')
  expect(await send('asked')).toBe('owner@example.com')
  expect(await recipients.confirm('hash of w')).toBe(true)
  expect(await send('agreed')).toBe('desk@example.com')
})

test('[3.newsletter] a confirmation speaks the website’s language, and one already given asks no more', async () => {
  aWorker()
  const blank = blankContent()
  const content = {
    ...blank,
    business: { ...blank.business, name: 'Saltmarsh Pottery' },
    settings: { ...blank.settings, language: 'german' as const },
  }
  await database.db.collection<{ _id: string }>('Websites').insertOne({
    _id: 'saltmarsh',
    ...{ websiteId: 'w', userId: 'owner', state: 'published', version: 1, content },
  })
  const subscriptions = openNewsletterSubscriptions(database.db, clock)
  const ask = async (email: string) => {
    const asked = {
      websiteId: 'w',
      email,
      token: `hash of ${email}`,
      secret: `secret of ${email}`,
      consentText: '',
    }
    return (await subscriptions.ask(asked))?._id ?? ''
  }
  const [waiting, confirmed] = [await ask('vera@example.com'), await ask('walt@example.com')]
  await subscriptions.confirm('hash of walt@example.com')
  for (const subscriptionId of [confirmed, waiting])
    await order({ mail: 'newsletter-confirmation', data: { subscriptionId } })
  await expect.poll(done, { timeout: 10_000 }).toBe(2)
  expect(mailServer.received).toHaveLength(1)
  expect(mailServer.received[0]).toMatchObject({
    subject: 'Noch ein Schritt: Bestätigen Sie Ihre Anmeldung',
    from: { name: 'Saltmarsh Pottery (Shingle)' },
    to: [{ address: 'vera@example.com' }],
  })
  expect(mailServer.received[0]?.text).toMatch(/http:\/\/sites\.localhost:3000\/n\/[\w-]{43}/)
  // RFC 8058: the mail program of whoever asks it to takes them off the list by one POST.
  const headers = new Map(mailServer.received[0]?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe')).toMatch(/^<http:\/\/sites\.localhost:3000\/n\/[\w-]{43}\/leave>$/)
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('[4.delete] what came late to a deleted website goes some minutes later; no other website loses anything', async () => {
  aWorker(5)
  const { db } = database
  const sites = db.collection<{ _id: string; [field: string]: unknown }>('Websites')
  const { keep, find } = openCustomerContactForms(db)
  await db.collection<{ _id: string }>('DraftWebsites').insertOne({ _id: 'kept' })
  const late = async (websiteId: string) => {
    const message = aMessage(`late-${websiteId}`, { websiteId, handle: websiteId })
    await keep(message)
    await sites.insertOne({ ...message, _id: websiteId, userId: 'nobody', state: 'published', version: 1 })
    await createOrderSweep(createJobQueue(db, { bus, clock }), clock)({ websiteId })
  }
  for (const websiteId of ['gone', 'kept']) await late(websiteId)
  later(10 * 60_000)
  await expect.poll(done, { timeout: 10_000 }).toBe(2)
  expect(await find('late-gone')).toBeUndefined()
  expect(await find('late-kept')).toMatchObject({ websiteId: 'kept' })
  const states = await sites
    .find({ _id: { $in: ['gone', 'kept'] } })
    .sort({ _id: 1 })
    .toArray()
  expect(states.map(({ state }) => state)).toEqual(['released', 'published'])
})

test('[T42] a report goes to the operator, where the deployment names one, and to nobody else', async () => {
  const report = { websiteId: 'w', handle: 'strange-shop', reason: 'deceives', createdAt: now } as const
  for (const _id of ['r1', 'r2'])
    await openReports(database.db).keep({ _id, ...report, text: 'It asks for my card.' })
  aWorker(5)
  await order({ mail: 'website-report', data: { reportId: 'r1' } })
  await expect.poll(done, { timeout: 10_000 }).toBe(1)
  expect(mailServer.received).toEqual([])
  await Promise.all(workers.splice(0).map(({ close }) => close()))
  aWorker(5, undefined, { operatorMail: 'operator@example.com' })
  await order({ mail: 'website-report', data: { reportId: 'r2' } })
  await expect.poll(() => mailServer.received.length, { timeout: 10_000 }).toBe(1)
  expect(mailServer.received[0]?.to).toMatchObject([{ address: 'operator@example.com' }])
  expect(mailServer.received[0]?.text).toContain('It asks for my card.')
})

test('[T40] a deletion whose worker has ended goes on within five seconds', async () => {
  const users = openUsers(database.db, clock)
  const { id } = await users.ofEmail('ends-halfway@example.com')
  await createOrderAccountDeletion(createJobQueue(database.db, { bus, clock }), clock)(id)
  expect(await createPromptQueue(database.db, { clock }).take([deleteAccountJob.name])).toBeDefined()
  later(5_000)
  aWorker()
  await expect.poll(() => users.find(id), { timeout: 10_000 }).toBeUndefined()
  await expect.poll(() => mailServer.received.length, { timeout: 10_000 }).toBe(1)
})
