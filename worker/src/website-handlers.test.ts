import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { removeFilesJob } from '@shingle/storage/deletion/remove-files.ts'
import { createRemovePicture } from '@shingle/storage/deletion/remove-pictures.ts'
import { createPublishedFilesEnds } from '@shingle/storage/deletion/remove-published-files.ts'
import { sweepJob } from '@shingle/storage/deletion/sweep-deleted.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { createLocalFileStore } from '@shingle/storage/files/local-file-store.ts'
import { requestsOverMs } from '@shingle/storage/jobs/requests-over.ts'
import { creations } from '@shingle/storage/rows/creations.ts'
import { openDeletions } from '@shingle/storage/rows/deletions.ts'
import { openPublishedFiles } from '@shingle/storage/rows/published-files.ts'
import type { KeptPicture } from '@shingle/storage/rows/website-images.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { websiteHandlers } from './website-handlers.ts'

const mongo = await startEmbeddedMongo({ file: ':memory:' })
const database = await connectDatabase(mongo.uri, { name: 'website-handlers' })
afterAll(async () => {
  await database.close()
  await mongo.close()
})
const { db } = database
const now = new Date('2026-11-21T14:06:00Z')
const files = createLocalFileStore(join(tmpdir(), 'shingle-handlers-files'))
const ports = { db, files, clock: () => now, bus: createInProcessBus((error) => console.error(error)) }
const handlers = websiteHandlers(ports)
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

describe('[security 2.5 T40] files whose row is gone are removed, although whoever deleted it ended in between:', () => {
  const ended = new Error('the process ends here')
  const dying = { ...ports, files: { ...files, remove: () => Promise.reject(ended) } }
  const ordered = async () => {
    const order = await db.collection('Jobs').findOne({ name: removeFilesJob.name, state: 'open' })
    return order?.payload
  }
  const put = (words: string) => files.put(Buffer.from(words), { type: 'text/plain' })

  test('pictures', async () => {
    const key = await put('a picture')
    await db
      .collection('WebsiteImages')
      .insertOne({ _id: 'p' as never, websiteId: 'w', renditions: [{ key }] })
    const picture = { _id: 'p', renditions: [{ key, width: 1 }] } as unknown as KeptPicture
    await expect(createRemovePicture(dying)(picture)).rejects.toBe(ended)
    expect([await db.collection('WebsiteImages').countDocuments(), await files.get(key)]).toMatchObject([
      0,
      {},
    ])
    await handlers[removeFilesJob.name]?.(await ordered(), job)
    expect(await files.get(key)).toBeUndefined()
  })

  test('pages, but none that another has', async () => {
    await db.collection('Jobs').deleteMany({})
    const [own, shared] = [await put('a page'), await put('the same in both')]
    const rows = openPublishedFiles(db)
    await rows.keep({ websiteId: 'w', page: 'one', keys: [own, shared] })
    await rows.keep({ websiteId: 'v', page: 'other', keys: [shared] })
    await expect(createPublishedFilesEnds(dying).removeUnshown('w')).rejects.toBe(ended)
    await handlers[removeFilesJob.name]?.(await ordered(), job)
    expect([await files.get(own), await files.get(shared)]).toMatchObject([undefined, {}])
  })

  test('and where it did not end, nothing is left to do', async () => {
    await db.collection('Jobs').deleteMany({})
    const key = await put('another page')
    await openPublishedFiles(db).keep({ websiteId: 'w', page: 'two', keys: [key] })
    await createPublishedFilesEnds(ports).removeUnshown('w')
    expect([await files.get(key), await ordered()]).toEqual([undefined, undefined])
  })
})
