import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { connectDatabase, type DatabaseConnection } from '@shingle/storage/database/connect-database.ts'
import {
  type EmbeddedMongo,
  startEmbeddedMongo,
} from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deviceOf } from './device-of.ts'
import { createSessions } from './sessions.ts'

let mongo: EmbeddedMongo
let database: DatabaseConnection

beforeAll(async () => {
  mongo = await startEmbeddedMongo({ file: ':memory:' })
  database = await connectDatabase(mongo.uri, { name: 'sessions' })
})
afterAll(async () => {
  await database.close()
  await mongo.close()
})

test('[7.session] whose token was stolen is told of it, even if the first attempt to order the mail fails', async () => {
  const { db } = database
  let now = new Date('2026-03-01T10:00:00Z')
  const clock = () => now
  const queue = createJobQueue(db, { clock })
  let isAway = true
  const orderMail = createOrderMail({
    add: (job) => (isAway ? Promise.reject(new Error('the queue is away')) : queue.add(job)),
  })
  const sessions = createSessions({
    ...{ db, clock, orderMail, secret: new Uint8Array(32) },
    bus: createInProcessBus(() => undefined),
  })
  const { cookie: stolen, sessionId } = await sessions.begin('ann', deviceOf(''))
  await sessions.refresh(stolen)
  const access = { sessionId, userId: 'ann', issuedAt: now }
  expect(await sessions.ofAccess(access)).toBeDefined()
  now = new Date(now.getTime() + 3_600_000)
  await expect(sessions.refresh(stolen)).rejects.toThrow('the queue is away')
  isAway = false
  expect(await sessions.refresh(stolen)).toEqual({ outcome: 'ended' })
  expect(await db.collection('Jobs').find().toArray()).toMatchObject([
    { name: 'mail:stolen-session', payload: { userId: 'ann' }, state: 'open' },
  ])
  expect(await sessions.ofAccess(access)).toBeUndefined()
})
