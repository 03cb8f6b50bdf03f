import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { imagesKeptMaximum } from '@shingle/shared/image/image-limits.ts'
import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { createLocalFileStore } from '@shingle/storage/files/local-file-store.ts'
import { openDraftVersions } from '@shingle/storage/rows/draft-versions.ts'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createImages } from './images.ts'

const folder = mkdtempSync(join(tmpdir(), 'shingle-images-'))
const mongo = await startEmbeddedMongo({ file: ':memory:' })
const client = new MongoClient(mongo.uri, { monitorCommands: true })
const db = client.db('images')
const clock = () => new Date()
const images = createImages({
  db,
  clock,
  files: createLocalFileStore(folder),
  bus: createInProcessBus(() => undefined),
})
let commands = 0
client.on('commandStarted', ({ commandName }) => {
  // What it names is only the rest of a long answer.
  if (commandName !== 'getMore') commands += 1
})
beforeAll(() => client.connect())
afterAll(async () => {
  await client.close()
  await mongo.close()
  rmSync(folder, { recursive: true })
})

const keyOf = (at: number): string => `${String(at).padStart(64, '0')}.webp`

/** A website that keeps all it may; of its pictures the oldest `deleted` are no longer in its library. */
const aFullWebsite = async (websiteId: string, deleted: number) => {
  const rows = Array.from({ length: imagesKeptMaximum }, (_, at) => ({
    ...{ _id: `${websiteId}/${at}`, websiteId, userId: 'ann', createdAt: new Date(at), reference: keyOf(at) },
    ...{ width: 20, height: 20, renditions: [], ...(at < deleted ? {} : { slot: at }) },
  }))
  await db.collection<{ _id: string }>('WebsiteImages').insertMany(rows)
  return websiteId
}

/** Keeps a version whose words name the first pictures of a website. */
const showFirst = async (draftId: string, count: number) => {
  const blank = blankContent()
  const name = Array.from({ length: count }, (_, at) => keyOf(at)).join(' ')
  const content = { ...blank, business: { ...blank.business, name } }
  await openDraftVersions(db).insert({
    ...{
      _id: `${draftId}-version`,
      draftId,
      name: 'First',
      reason: 'generated',
      author: { id: 'ann' },
    },
    ...{ createdAt: clock(), seq: 1, content, fingerprint: '', endedEpochs: [] },
  })
}

const clearOut = async (websiteId: string) => {
  const before = commands
  const hasRoom = await images.clearOut({ websiteId, userId: 'ann' }, blankContent())
  return { hasRoom, asked: commands - before }
}

const keptOf = async (websiteId: string) => (await images.renditionsOf(websiteId)).size

test('[T5] what the database is asked before an upload does not grow with the pictures that are shown', async () => {
  const asked = []
  for (const deleted of [1, 40, imagesKeptMaximum]) {
    const id = await aFullWebsite(`shown-${deleted}`, deleted)
    await showFirst(id, deleted)
    const cleared = await clearOut(id)
    expect([cleared.hasRoom, await keptOf(id)]).toEqual([false, imagesKeptMaximum])
    asked.push(cleared.asked)
  }
  expect(new Set(asked).size).toBe(1)
})

test('[T5] only as many pictures go as make room for one, the oldest that nothing shows', async () => {
  const asked = []
  for (const deleted of [31, imagesKeptMaximum]) {
    const id = await aFullWebsite(`free-${deleted}`, deleted)
    await showFirst(id, 30)
    const cleared = await clearOut(id)
    expect(cleared.hasRoom).toBe(true)
    const kept = [...(await images.renditionsOf(id)).keys()]
    expect([kept.length, kept.includes(keyOf(29)), kept.includes(keyOf(30))]).toEqual([
      imagesKeptMaximum - 1,
      true,
      false,
    ])
    asked.push(cleared.asked)
  }
  expect(new Set(asked).size).toBe(1)
})
