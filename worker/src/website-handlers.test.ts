import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { sweepJob } from '@shingle/storage/deletion/sweep-deleted.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { createLocalFileStore } from '@shingle/storage/files/local-file-store.ts'
import { requestsOverMs } from '@shingle/storage/jobs/requests-over.ts'
import { creations } from '@shingle/storage/rows/creations.ts'
import { openDeletions } from '@shingle/storage/rows/deletions.ts'
import { afterAll, expect, test } from 'vitest'
import { websiteHandlers } from './website-handlers.ts'

const mongo = await startEmbeddedMongo({ file: ':memory:' })
const database = await connectDatabase(mongo.uri, { name: 'website-handlers' })
afterAll(async () => {
  await database.close()
  await mongo.close()
})
const { db } = database
const now = new Date('2026-11-21T14:06:00Z')
const handlers = websiteHandlers({
  ...{ db, clock: () => now },
  bus: createInProcessBus((error) => console.error(error)),
  files: createLocalFileStore(join(tmpdir(), 'shingle-handlers-files')),
})
const job = { id: '0'.repeat(24), failures: 0, signal: new AbortController().signal }

test('[reliability R6] what is still being written at its sweep is swept once that is over', async () => {
  const websiteId = 'a'.repeat(24)
  const rows = db.collection<{ _id: string; outcome: unknown }>(creations.name)
  await rows.insertOne({ _id: websiteId, outcome: null })
  await db.collection('DraftVersions').insertOne({ draftId: websiteId })
  const left = () => db.collection('DraftVersions').countDocuments({ draftId: websiteId })
  const sweep = async () => handlers[sweepJob.name]?.({ websiteId, ownerId: 'ann' }, job)
  for (let times = 0; times < 2; times += 1)
    expect([await sweep(), await left()]).toEqual([new Date(now.getTime() + requestsOverMs), 1])
  await rows.updateOne({ _id: websiteId }, { $set: { outcome: { is: 'failed' } } })
  expect([await sweep(), await left()]).toEqual([undefined, 0])
})

test('[security 2.5 T41] a deletion that was interrupted before it was noted is noted by its sweep', async () => {
  const deletions = openDeletions(db, () => now)
  await db.collection('Deletions').deleteMany({})
  await handlers[sweepJob.name]?.({ websiteId: 'b'.repeat(24) }, job)
  expect(await deletions.every()).toEqual([])
  await handlers[sweepJob.name]?.({ websiteId: 'c'.repeat(24), ownerId: 'ann' }, job)
  expect(await deletions.every()).toMatchObject([{ of: 'website', at: now }])
})
