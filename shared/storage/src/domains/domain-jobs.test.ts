import { afterAll, expect, test } from 'vitest'
import { connectDatabase } from '../database/connect-database.ts'
import { startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import { createOrderLook, lookAtDomainJob, watchBy } from './domain-jobs.ts'

const mongo = await startEmbeddedMongo({ file: ':memory:' })
const database = await connectDatabase(mongo.uri, { name: 'domain-jobs' })
afterAll(async () => {
  await database.close()
  await mongo.close()
})

test('[4.domain] a domain that is connected anew is looked at soon, and not when it was to be before', async () => {
  const queue = createJobQueue(database.db)
  const [soon, tomorrow] = [60_000, 86_400_000].map((ms) => new Date(Date.now() + ms))
  for (const at of [tomorrow, soon, tomorrow]) if (at !== undefined) await watchBy(queue, 'rosebank', at)
  const jobs = await database.db.collection('Jobs').find({}).toArray()
  expect(jobs.map(({ runAt }) => runAt)).toEqual([soon])
})

test('[2.domain] of looks that are asked for while one is under way one follows it, with the answers of then', async () => {
  const jobs = database.db.collection('Jobs')
  await jobs.deleteMany({})
  let now = new Date('2026-11-21T14:06:00Z')
  const clock = () => now
  const queue = createJobQueue(database.db, { clock })
  const orderLook = createOrderLook(queue, clock)
  const { name } = lookAtDomainJob
  await orderLook('rosebank')
  const underWay = await queue.take([name])
  for (let press = 0; press < 3; press += 1) await orderLook('rosebank')
  expect(await jobs.countDocuments({ name })).toBe(2)
  expect(await queue.take([name])).toBeUndefined()
  if (underWay) await queue.finish(underWay)
  now = new Date(now.getTime() + 5_000)
  expect(await queue.take([name])).toMatchObject({ payload: { domainId: 'rosebank' } })
})
