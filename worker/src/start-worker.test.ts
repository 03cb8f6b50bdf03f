import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { createOrderAccountDeletion, deleteAccountJob } from '@shingle/storage/deletion/delete-account.ts'
import { createOrderSweep } from '@shingle/storage/deletion/sweep-deleted.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { openCustomerContactForms } from '@shingle/storage/rows/customer-contact-forms.ts'
import { openMessageRecipients } from '@shingle/storage/rows/message-recipients.ts'
import type { SubmissionRow } from '@shingle/storage/rows/message-row.ts'
import { openNewsletterSubscriptions } from '@shingle/storage/rows/newsletter-subscriptions.ts'
import { openReports } from '@shingle/storage/rows/reports.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { expect, test } from 'vitest'
import { createPromptQueue } from './prompt-queue.ts'
import { openWorkerWorld } from './testing/worker-world.ts'

const world = openWorkerWorld()
const { aWorker, bus, clock, done, endWorkers, jobs, later, order } = world

const aMessage = (_id: string, given: Partial<SubmissionRow> = {}): SubmissionRow => ({
  ...{ _id, websiteId: 'w', handle: 'harrow', sectionId: 's', businessName: 'Harrow & Sons' },
  ...{ fields: [], email: null, sendTo: null, ownerId: 'nobody', createdAt: clock() },
  ...{ state: 'unread', language: 'english', ...given },
})

/** Whose the website is from now on. */
const anOwner = async (email: string) => {
  const owner = await openUsers(world.db, clock).ofEmail(email)
  const drafts = world.db.collection<{ _id: string }>('DraftWebsites')
  await drafts.updateOne({ _id: 'w' }, { $set: { userId: owner.id } })
  return owner
}

test('[4.account] whoever deletes their account is told once it is gone, and the address goes with the mail', async () => {
  world.mailServer.refuses = true
  world.mailServer.unknown.add('nowhere@example.com')
  aWorker(5)
  const { ofEmail } = openUsers(world.db, clock)
  const people = [await ofEmail('una@example.com'), await ofEmail('nowhere@example.com')]
  const queue = createJobQueue(world.db, { bus, clock })
  const deleteAccount = createOrderAccountDeletion(queue, clock)
  for (const { id } of people) await deleteAccount(id)
  const rows = () =>
    world.db
      .collection<{ _id: string }>('Users')
      .find({ _id: { $in: people.map(({ id }) => id) } })
      .map(({ _id }) => _id)
      .toArray()
  // The refused address goes; the other waits with its mail, and nobody signs in to what is left.
  await expect.poll(rows, { timeout: 10_000 }).toEqual([people[0]?.id])
  expect(await openUsers(world.db, clock).find(people[0]?.id ?? '')).toBeUndefined()
  expect(world.mailServer.received).toEqual([])
  world.mailServer.refuses = false
  // However often it was tried in vain by now, and however long it waits therefore.
  const rowsLater = () => {
    later(3_000)
    return rows()
  }
  await expect.poll(rowsLater, { timeout: 10_000 }).toEqual([])
  expect(world.mailServer.received.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ['una@example.com', 'Your Shingle account was deleted'],
  ])
  expect(JSON.stringify(await jobs())).not.toContain('una@example.com')
  // What looks once more ten minutes later tells nobody again.
  later(11 * 60_000)
  const open = async () => (await jobs()).flatMap(({ name, state }) => (state === 'open' ? [name] : []))
  const toCome = Array.from({ length: 2 }, () => 'forget-account')
  await expect.poll(open, { timeout: 10_000 }).toEqual(toCome)
  expect(world.mailServer.received.length).toBe(1)
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
  for (const row of [submission, gone]) await openCustomerContactForms(world.db).keep(row)
  for (const submissionId of ['gone', 'came-late', 'message'])
    await order({ mail: 'contact-message', data: { submissionId } })
  await expect.poll(done, { timeout: 10_000 }).toBe(3)
  expect(world.mailServer.received).toHaveLength(1)
  expect(world.mailServer.received[0]).toMatchObject({
    subject: 'Vera: A tap drips. Today?',
    from: { name: 'Vera via Harrow & Sons', address: 'hello@shingle.test' },
    to: [{ address: 'owner@example.com' }],
    replyTo: [{ address: 'vera@example.com' }],
  })
  expect(world.mailServer.received[0]?.text).toContain('A tap drips.\nToday?')
  // What visitors wrote goes with the website to whoever owns it now.
  await anOwner('new-owner@example.com')
  await order({ mail: 'contact-message', data: { submissionId: 'message' } })
  await expect
    .poll(() => world.mailServer.received[1]?.to, { timeout: 10_000 })
    .toMatchObject([{ address: 'new-owner@example.com' }])
})

test('[3.contact] the contact form email gets the messages once it has agreed, and their owner before', async () => {
  aWorker()
  const owner = await anOwner('owner@example.com')
  const recipients = openMessageRecipients(world.db, clock)
  const ask = (websiteId: string) =>
    recipients.ask({
      ...{ websiteId, email: 'desk@example.com', secret: 's', token: `hash of ${websiteId}` },
      askedBy: 'somebody',
    })
  const send = async (_id: string) => {
    const message = aMessage(_id, { sendTo: ' Desk@example.com', ownerId: owner.id })
    await openCustomerContactForms(world.db).keep(message)
    await order({ mail: 'contact-message', data: { submissionId: _id } })
    const before = world.mailServer.received.length
    await expect.poll(() => world.mailServer.received.length, { timeout: 10_000 }).toBe(before + 1)
    return world.mailServer.received.at(-1)?.to?.[0]?.address
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
  await world.db.collection<{ _id: string }>('Websites').insertOne({
    _id: 'saltmarsh',
    ...{ websiteId: 'w', userId: 'owner', state: 'published', version: 1, content },
  })
  const subscriptions = openNewsletterSubscriptions(world.db, clock)
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
  expect(world.mailServer.received).toHaveLength(1)
  expect(world.mailServer.received[0]).toMatchObject({
    subject: 'Noch ein Schritt: Bestätigen Sie Ihre Anmeldung',
    from: { name: 'Saltmarsh Pottery (Shingle)' },
    to: [{ address: 'vera@example.com' }],
  })
  expect(world.mailServer.received[0]?.text).toMatch(/http:\/\/sites\.localhost:3000\/n\/[\w-]{43}/)
  // RFC 8058: the mail program of whoever asks it to takes them off the list by one POST.
  const headers = new Map(world.mailServer.received[0]?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe')).toMatch(/^<http:\/\/sites\.localhost:3000\/n\/[\w-]{43}\/leave>$/)
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('[4.delete] what came late to a deleted website goes some minutes later; no other website loses anything', async () => {
  aWorker(5)
  const { db } = world
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
  const report = { websiteId: 'w', handle: 'strange-shop', reason: 'deceives', createdAt: clock() } as const
  for (const _id of ['r1', 'r2'])
    await openReports(world.db).keep({ _id, ...report, text: 'It asks for my card.' })
  aWorker(5)
  await order({ mail: 'website-report', data: { reportId: 'r1' } })
  await expect.poll(done, { timeout: 10_000 }).toBe(1)
  expect(world.mailServer.received).toEqual([])
  await endWorkers()
  aWorker(5, undefined, { operatorMail: 'operator@example.com' })
  await order({ mail: 'website-report', data: { reportId: 'r2' } })
  await expect.poll(() => world.mailServer.received.length, { timeout: 10_000 }).toBe(1)
  expect(world.mailServer.received[0]?.to).toMatchObject([{ address: 'operator@example.com' }])
  expect(world.mailServer.received[0]?.text).toContain('It asks for my card.')
})

test('[T40] a deletion whose worker has ended goes on within five seconds', async () => {
  const users = openUsers(world.db, clock)
  const { id } = await users.ofEmail('ends-halfway@example.com')
  await createOrderAccountDeletion(createJobQueue(world.db, { bus, clock }), clock)(id)
  expect(await createPromptQueue(world.db, { clock }).take([deleteAccountJob.name])).toBeDefined()
  later(5_000)
  aWorker()
  await expect.poll(() => users.find(id), { timeout: 10_000 }).toBeUndefined()
  await expect.poll(() => world.mailServer.received.length, { timeout: 10_000 }).toBe(1)
})
