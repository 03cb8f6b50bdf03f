import { messagesMaximum, spamMaximum } from '@shingle/shared/lead/limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../database/connect-database.ts'
import { startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { openCustomerContactForms } from './customer-contact-forms.ts'
import type { SubmissionRow } from './message-row.ts'

let mongo: Awaited<ReturnType<typeof startEmbeddedMongo>>
let database: Awaited<ReturnType<typeof connectDatabase>>
beforeAll(async () => {
  mongo = await startEmbeddedMongo({ file: ':memory:' })
  database = await connectDatabase(mongo.uri, { name: 'shingle' })
})
afterAll(async () => {
  await database.close()
  await mongo.close()
})

const row = (websiteId: string, n: number, state: SubmissionRow['state']): SubmissionRow => ({
  ...{ _id: `${websiteId}-${n}`, websiteId, handle: 'h', sectionId: 's', businessName: 'B' },
  ...{ fields: [], email: null, sendTo: null, ownerId: 'o', createdAt: new Date(n * 1000) },
  ...{ state, language: 'english' },
})

/** A website that has so many messages of one kind, the oldest first. */
const filled = async (websiteId: string, states: readonly (readonly [number, SubmissionRow['state']])[]) => {
  const rows = states.flatMap(([count, state]) => Array.from({ length: count }, () => state))
  const raw = database.db.collection<SubmissionRow>('CustomerContactForms')
  const all = rows.map((state, n) => row(websiteId, n, state))
  for (let start = 0; start < all.length; start += 1000) await raw.insertMany(all.slice(start, start + 1000))
  return openCustomerContactForms(database.db)
}

test('[T30] where there is no more room the oldest spam gives way, then the oldest that was read', async () => {
  const rest = messagesMaximum - 3
  const messages = await filled('full', [
    [1, 'read'],
    [1, 'unread'],
    [1, 'spam'],
    [rest, 'unread'],
  ])
  const kept = async (n: number) => (await messages.find(`full-${n}`)) !== undefined
  expect(await messages.keep(row('full', 100_000, 'unread'))).toBe(true)
  expect([await kept(0), await kept(1), await kept(2)]).toEqual([true, true, false])
  expect(await messages.keep(row('full', 100_001, 'unread'))).toBe(true)
  expect([await kept(0), await kept(1)]).toEqual([false, true])
  expect(await messages.count('full')).toBe(messagesMaximum)
})

test('[T30] where all are still to be read a message is refused, and none of another website gives way', async () => {
  const messages = await filled('unread', [[messagesMaximum, 'unread']])
  await filled('other', [[2, 'spam']])
  expect(await messages.keep(row('unread', 100_000, 'unread'))).toBe(false)
  expect([await messages.count('unread'), await messages.count('other')]).toEqual([messagesMaximum, 2])
})

test('[T30] spam takes room from spam alone', async () => {
  const messages = await filled('spammed', [
    [1, 'read'],
    [spamMaximum, 'spam'],
  ])
  expect(await messages.keep(row('spammed', 100_000, 'spam'))).toBe(true)
  expect(await messages.counts(['spammed'])).toEqual({ messages: 1, spam: spamMaximum })
  expect(await messages.find('spammed-1')).toBeUndefined()
})
