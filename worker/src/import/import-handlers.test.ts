import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { connectDatabase, type DatabaseConnection } from '@shingle/storage/database/connect-database.ts'
import {
  type EmbeddedMongo,
  startEmbeddedMongo,
} from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { createOrderImport, readLinkJob } from '@shingle/storage/importing/import-jobs.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { startJobWorker } from '@shingle/storage/jobs/job-worker.ts'
import { createFixtureDial } from '@shingle/storage/outside/dial.ts'
import { createFetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import { checkByAddress } from '@shingle/storage/providers/link-safety/link-safety.ts'
import { openImports } from '@shingle/storage/rows/imports.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPromptQueue, promptRenewalMs } from '../prompt-queue.ts'
import { importHandlers } from './import-handlers.ts'
import { createPageReader } from './page-reader.ts'
import { rookPages } from './testing/rook.ts'
import { startWeb, type TestWeb } from './testing/start-web.ts'

const clock = () => new Date()
const pages = createPageReader()
const bus = createInProcessBus((error) => console.error(error))
let mongo: EmbeddedMongo
let database: DatabaseConnection
let web: TestWeb
beforeAll(async () => {
  mongo = await startEmbeddedMongo({ file: ':memory:' })
  database = await connectDatabase(mongo.uri, { name: 'imports' })
  web = await startWeb(rookPages)
})
afterAll(async () => {
  await pages.close()
  await web.close()
  await database.close()
  await mongo.close()
})

const untilRead = async (id: string): Promise<string> => {
  const row = await openImports(database.db, clock).find(id)
  if (row?.state.state !== 'reading') return row?.state.state ?? 'gone'
  await new Promise((resolve) => setTimeout(resolve, 50))
  return untilRead(id)
}

const work = () =>
  startJobWorker({
    queue: createPromptQueue(database.db, { clock }),
    renewEveryMs: promptRenewalMs,
    idleDelayMs: 50,
    handlers: importHandlers({
      ...{ db: database.db, clock, pages, checkLink: checkByAddress, importKeys: {} },
      fetchOutside: createFetchOutside(createFixtureDial(web.port), 'test'),
    }),
    onTrouble: (error) => console.error(error),
    onGivenUp: (error) => console.error(error),
  })

test('[1.import] what a worker left that was killed in the middle is read by the next one', async () => {
  const imports = openImports(database.db, clock)
  const state = { state: 'reading', step: 'Importing', note: 'Reading Prices' } as const
  await imports.begin('left', { link: 'https://rook.example', state })
  await createOrderImport(createJobQueue(database.db, { bus, clock }))('left')
  // Another took it and was never heard of again.
  expect(await createPromptQueue(database.db, { clock }).take([readLinkJob.name])).toBeDefined()
  const worker = work()
  expect(await untilRead('left')).toBe('read')
  await worker.close()
  const row = await imports.find('left')
  expect(row?.state).toMatchObject({ state: 'read', outcome: 'minimal', found: { reviews: 41 } })
}, 40_000)

test('[1.import] what was forgotten meanwhile is not read, and nothing is kept of it', async () => {
  const before = web.asked.length
  await createOrderImport(createJobQueue(database.db, { bus, clock }))('forgotten')
  const worker = work()
  const isOpen = () =>
    database.db.collection('Jobs').countDocuments({ 'payload.importId': 'forgotten', state: 'open' })
  while ((await isOpen()) > 0) await new Promise((resolve) => setTimeout(resolve, 50))
  await worker.close()
  expect(web.asked).toHaveLength(before)
  expect(await openImports(database.db, clock).find('forgotten')).toBeUndefined()
}, 40_000)
