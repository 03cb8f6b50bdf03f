import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { connectDatabase, type DatabaseConnection } from '../database/connect-database.ts'
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import type { JobRow } from '../rows/jobs.ts'
import { FinalFailure, readOrder, UnfitJob } from './final-failure.ts'
import { createJobQueue, type JobQueueOptions } from './job-queue.ts'
import { type JobHandler, startJobWorker } from './job-worker.ts'
import { retryDelayMs } from './retry-delay.ts'

let server: EmbeddedMongo
let connection: DatabaseConnection
let now = new Date('2026-03-01T10:00:00Z')
const clock = (): Date => now
const pass = (ms: number): void => {
  now = new Date(now.getTime() + ms)
}
const leaseMs = 1000

beforeAll(async () => {
  server = await startEmbeddedMongo({ file: ':memory:' })
  connection = await connectDatabase(server.uri, { name: 'jobs' })
})
afterEach(() => connection.db.collection('Jobs').deleteMany({}))
afterAll(async () => {
  await connection.close()
  await server.close()
})

const aQueue = (options: JobQueueOptions = {}) =>
  createJobQueue(connection.db, { clock, leaseMs, ...options })
const fault = (reason: string) => ({ reason, isFinal: false })
const rows = () => connection.db.collection<JobRow>('Jobs').find().sort({ createdAt: 1 }).toArray()

describe('[jobs] the queue', () => {
  test('gives each job to one worker, the one waiting longest first', async () => {
    const queue = aQueue()
    await queue.add({ name: 'mail', payload: 'second', runAt: now })
    await queue.add({ name: 'mail', payload: 'first', runAt: new Date(now.getTime() - 5) })
    await queue.add({ name: 'mail', payload: 'later', runAt: new Date(now.getTime() + 5) })
    await queue.add({ name: 'other' })
    expect((await queue.take(['mail']))?.payload).toBe('first')
    expect((await queue.take(['mail']))?.payload).toBe('second')
    expect(await queue.take(['mail'])).toBeUndefined()
  })

  test('gives 50 jobs to 10 workers asking at once, none twice', async () => {
    const queue = aQueue()
    await Promise.all(Array.from({ length: 50 }, (_, n) => queue.add({ name: 'n', payload: n })))
    const taken = await Promise.all(
      Array.from({ length: 10 }, async () => Promise.all(Array.from({ length: 6 }, () => queue.take(['n'])))),
    )
    const payloads = taken.flat().flatMap((job) => (job === undefined ? [] : [job.payload]))
    expect(payloads.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 50 }, (_, n) => n),
    )
  })

  test('has a job that waits run earlier, never later, and leaves one that is under way to whoever has it', async () => {
    const queue = aQueue()
    const inMs = (ms: number) => new Date(now.getTime() + ms)
    await queue.add({ name: 'look', key: 'k', runAt: inMs(500) })
    await queue.hasten('k', inMs(900))
    expect((await rows())[0]?.runAt).toEqual(inMs(500))
    await queue.hasten('k', now)
    const taken = await queue.take(['look'])
    expect(taken).toBeDefined()
    await queue.hasten('k', now)
    expect(await queue.take(['look'])).toBeUndefined()
    if (taken !== undefined) await queue.finish(taken, inMs(500))
    await queue.hasten('k', now)
    expect(await queue.take(['look'])).toBeDefined()
  })

  test('keeps one open job for a key, and a new one once it is done', async () => {
    const queue = aQueue()
    expect(await queue.add({ name: 'sitemap', key: 'site:1' })).toBe(true)
    expect(await queue.add({ name: 'sitemap', key: 'site:1' })).toBe(false)
    const job = await queue.take(['sitemap'])
    expect(job && (await queue.finish(job))).toBe(true)
    expect(await queue.add({ name: 'sitemap', key: 'site:1' })).toBe(true)
  })

  test('gives a job of a silent worker to another, and lets only the other finish it', async () => {
    const queue = aQueue()
    await queue.add({ name: 'publish' })
    const silent = await queue.take(['publish'])
    pass(leaseMs - 1)
    expect(await queue.take(['publish'])).toBeUndefined()
    pass(1)
    const other = await queue.take(['publish'])
    expect(other?._id).toEqual(silent?._id)
    if (silent === undefined || other === undefined) throw new Error('no job')
    expect(await queue.renew(silent)).toBe(false)
    expect(await queue.finish(silent)).toBe(false)
    expect(await queue.fail(silent, fault('late'))).toBe('lost')
    expect(await queue.finish(other)).toBe(true)
  })

  test('keeps a job whose worker renews its lease', async () => {
    const queue = aQueue()
    await queue.add({ name: 'import' })
    const job = await queue.take(['import'])
    pass(leaseMs - 1)
    expect(job && (await queue.renew(job))).toBe(true)
    pass(leaseMs - 1)
    expect(await queue.take(['import'])).toBeUndefined()
  })

  test('gives a job up that ends its worker each time it is tried', async () => {
    const queue = aQueue()
    const die = async () => {
      const job = await queue.take(['fatal'])
      pass(leaseMs)
      return job
    }
    await queue.add({ name: 'fatal' })
    for (let deaths = 0; deaths < 19; deaths += 1) await die()
    // A failure is an end: whoever tells of one lives.
    const job = await queue.take(['fatal'])
    if (job !== undefined) await queue.fail(job, fault('away'))
    pass(retryDelayMs(1))
    for (let deaths = 0; deaths < 20; deaths += 1) expect(await die()).toMatchObject({ failures: 1 })
    await expect(queue.take(['fatal'])).rejects.toThrow(UnfitJob)
    expect(await queue.take(['fatal'])).toBeUndefined()
    expect(await rows()).toMatchObject([{ state: 'failed', lastError: 'its worker ended each time' }])
  })

  test('[security] a row that cannot be read keeps no other job waiting', async () => {
    const queue = aQueue()
    const row = { state: 'open', fence: 0, failures: 0, lastError: null, doneAt: null, name: 'mail' }
    const old = { runAt: new Date(0), createdAt: new Date(0) }
    await connection.db.collection('Jobs').insertMany([
      { ...row, ...old, payload: 1, fence: 'many' },
      { ...row, ...old, payload: 2, failures: null },
      { ...row, ...old, payload: 3, createdAt: 'yesterday' },
    ])
    await queue.add({ name: 'mail', payload: 'a code' })
    await expect(queue.take(['mail'])).rejects.toThrow(UnfitJob)
    await expect(queue.take(['mail'])).rejects.toThrow(UnfitJob)
    expect(await queue.take(['mail'])).toMatchObject({ payload: 'a code' })
    expect(await queue.take(['mail'])).toBeUndefined()
    const stateOf = new Map((await rows()).map(({ payload, state }) => [payload, state]))
    expect([1, 2, 3, 'a code'].map((payload) => stateOf.get(payload))).toEqual([
      ...['open', 'failed', 'failed', 'open'],
    ])
  })

  test('waits longer after each failure and gives up in the end', async () => {
    const queue = aQueue({ maxFailures: 3 })
    await queue.add({ name: 'dns', key: 'example.com' })
    for (const failures of [1, 2]) {
      const job = await queue.take(['dns'])
      expect(job && (await queue.fail(job, fault('no answer')))).toBe('put-off')
      pass(retryDelayMs(failures) - 1)
      expect(await queue.take(['dns'])).toBeUndefined()
      pass(1)
    }
    const last = await queue.take(['dns'])
    expect(last && (await queue.fail(last, fault('still no answer')))).toBe('given-up')
    expect(await rows()).toMatchObject([{ state: 'failed', failures: 3, lastError: 'still no answer' }])
    expect(await queue.add({ name: 'dns', key: 'example.com' })).toBe(true)
  })
})

test('[9.retry] a job that fails for four weeks is tried at least every four hours, and then given up', async () => {
  const queue = aQueue()
  await queue.add({ name: 'mail' })
  const start = now.getTime()
  let outcome: unknown
  while (outcome !== 'given-up') {
    const job = await queue.take(['mail'])
    if (job === undefined) throw new Error('no job')
    outcome = await queue.fail(job, fault('no mail server'))
    pass(Math.min(retryDelayMs(job.failures + 1), 4 * 3_600_000))
  }
  const days = (now.getTime() - start) / (24 * 3_600_000)
  expect(days).toBeGreaterThan(27)
  expect(days).toBeLessThan(29)
})

test('[9] the pause before a retry doubles up to 4 hours', () => {
  expect([1, 2, 3, 13, 14, 60].map(retryDelayMs)).toEqual([
    2000, 4000, 8000, 8_192_000, 14_400_000, 14_400_000,
  ])
})

describe('[jobs] a worker', () => {
  /** Runs a worker until `enough` handler calls have ended, and returns its troubles. */
  const work = async (handlers: Record<string, JobHandler>, enough: number): Promise<unknown[]> => {
    const troubles: unknown[] = []
    let ended = 0
    let finish: () => void = () => {}
    const done = new Promise<void>((resolve) => (finish = resolve))
    const counted = Object.entries(handlers).map(([name, handler]): [string, JobHandler] => [
      name,
      (payload, job) =>
        handler(payload, job).finally(() => {
          if (++ended === enough) finish()
        }),
    ])
    const worker = startJobWorker({
      queue: aQueue(),
      handlers: Object.fromEntries(counted),
      onTrouble: (error) => void troubles.push(error),
      onGivenUp: (error, { name }) => void troubles.push({ name, error }),
      idleDelayMs: 5,
    })
    await done
    await worker.close()
    return troubles
  }

  test('does the jobs it has handlers for and leaves the others', async () => {
    const queue = aQueue()
    await queue.add({ name: 'greet', payload: { to: 'Ann' } })
    await queue.add({ name: 'unknown' })
    const seen: unknown[] = []
    await work({ greet: async (payload) => void seen.push(payload) }, 1)
    expect(seen).toEqual([{ to: 'Ann' }])
    expect((await rows()).map(({ name, state }) => [name, state]).toSorted()).toEqual([
      ['greet', 'done'],
      ['unknown', 'open'],
    ])
  })

  test('hears a call that comes while it looks', async () => {
    const queue = aQueue()
    let isFirst = true
    const seen: unknown[] = []
    await new Promise<void>((resolve) => {
      const worker = startJobWorker({
        queue: {
          ...queue,
          take: async (names) => {
            const job = await queue.take(names)
            if (isFirst) {
              isFirst = false
              await queue.add({ name: 'greet', payload: 'Ann' })
              worker.wake()
            }
            return job
          },
        },
        handlers: {
          greet: async (payload) => {
            seen.push(payload)
            resolve(worker.close())
            return undefined
          },
        },
        onTrouble: (error) => void seen.push(error),
        onGivenUp: (error) => void seen.push(error),
        idleDelayMs: 3_600_000,
      })
    })
    expect(seen).toEqual(['Ann'])
  })

  test('does a quick job while a slow one takes its time', async () => {
    const queue = aQueue()
    await queue.add({ name: 'slow', runAt: new Date(now.getTime() - 1) })
    await queue.add({ name: 'quick' })
    const seen: string[] = []
    let endSlow: () => void = () => {}
    const worker = startJobWorker({
      queue,
      handlers: {
        slow: () =>
          new Promise((resolve) => {
            endSlow = () => {
              seen.push('slow')
              resolve(undefined)
            }
          }),
        quick: async () => {
          seen.push('quick')
          endSlow()
          return undefined
        },
      },
      onTrouble: () => undefined,
      onGivenUp: () => undefined,
      atOnce: 2,
      idleDelayMs: 5,
    })
    await expect.poll(() => seen).toEqual(['quick', 'slow'])
    await worker.close()
    expect((await rows()).map(({ state }) => state)).toEqual(['done', 'done'])
  })

  test('reports a failing job and puts it off', async () => {
    await aQueue().add({ name: 'fragile' })
    const troubles = await work({ fragile: () => Promise.reject(new Error('broken')) }, 1)
    expect(troubles).toEqual([new Error('broken')])
    expect(await rows()).toMatchObject([{ state: 'open', failures: 1, lastError: 'broken' }])
  })

  test('[9.retry] gives a job up at once that cannot be done, and says so', async () => {
    await aQueue().add({ name: 'mail' })
    const error = new FinalFailure('no such mailbox')
    expect(await work({ mail: () => Promise.reject(error) }, 1)).toEqual([{ name: 'mail', error }])
    expect(await rows()).toMatchObject([{ state: 'failed', failures: 1, lastError: 'no such mailbox' }])
  })

  test('[security] gives a job up at once whose order cannot be read', async () => {
    await aQueue().add({ name: 'greet', payload: { to: 7 } })
    const greeting = z.object({ to: z.string() })
    const troubles = await work({ greet: async (payload) => void readOrder(greeting, payload) }, 1)
    expect(troubles).toMatchObject([
      { name: 'greet', error: { message: 'the order of a job cannot be read' } },
    ])
    expect(await rows()).toMatchObject([{ state: 'failed', failures: 1 }])
  })

  test('lets a job run again when it says when', async () => {
    await aQueue().add({ name: 'hourly', key: 'hourly' })
    const again = new Date(now.getTime() + 3_600_000)
    await work({ hourly: async () => again }, 1)
    expect(await rows()).toMatchObject([{ state: 'open', runAt: again, key: 'hourly' }])
  })
})
