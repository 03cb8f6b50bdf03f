import { afterAll, expect, test } from 'vitest'
import { connectDatabase } from '../database/connect-database.ts'
import { startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import { watchBy } from './domain-jobs.ts'

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
