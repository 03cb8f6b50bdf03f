import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { type Db, type Document, MongoClient } from 'mongodb'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../database/connect-database.ts'
import { ensureIndexes } from '../database/ensure-indexes.ts'
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { createJobQueue, type TakenJob } from './job-queue.ts'

let server: EmbeddedMongo
let connection: DatabaseConnection
let now = new Date('2026-03-01T10:00:00Z')
/** Never the same time twice, as no two orders come at one. */
const clock = (): Date => {
  now = new Date(now.getTime() + 1)
  return now
}

beforeAll(async () => {
  server = await startEmbeddedMongo({ file: ':memory:' })
  connection = await connectDatabase(server.uri, { name: 'askers' })
})
afterEach(() => connection.db.collection('Jobs').deleteMany({}))
afterAll(async () => {
  await connection.close()
  await server.close()
})

const names = ['read', 'write']
const askers = ['ann', 'bob', 'cam', 'dan'] as const

/** One who asks: what of theirs waits, what is under way, and since when they wait with nothing under way. */
const aRow = () => ({ waiting: 0, underWay: [] as TakenJob[], waitsSince: 0, begun: [] as number[] })

const aRoom = (seed: number) => {
  const random = seededRandom(`askers ${seed}`)
  const queue = createJobQueue(connection.db, { clock, maxFailures: 1 })
  const rows = new Map<string, ReturnType<typeof aRow>>(askers.map((asker) => [asker, aRow()]))
  const rowOf = (asker: string) => rows.get(asker) ?? aRow()
  let step = 0

  const arrive = async (): Promise<void> => {
    const asker = random.pick(askers)
    const row = rowOf(asker)
    const many = random.chance(0.2) ? 6 : 1
    if (row.waiting === 0) row.waitsSince = step
    row.waiting += many
    const add = () => queue.add({ name: 'read', payload: asker, asker })
    await Promise.all(Array.from({ length: many }, add))
  }

  const end = async (): Promise<void> => {
    const busy = [...rows.values()].filter(({ underWay }) => underWay.length > 0)
    const row = busy[random.below(busy.length)] ?? aRow()
    const [job] = row.underWay.splice(random.below(row.underWay.length), 1)
    if (row.underWay.length === 0) row.waitsSince = step
    if (job === undefined) return
    if (random.chance(0.2)) await queue.fail(job, { reason: 'broken', isFinal: true })
    else await queue.finish(job)
  }

  const take = async (): Promise<void> => {
    const job = await queue.take(names)
    const waits = [...rows.values()].filter(({ waiting }) => waiting > 0)
    expect(job !== undefined).toBe(waits.length > 0)
    if (job === undefined) return
    const row = rowOf(String(job.payload))
    const others = waits.filter((other) => other !== row)
    for (const other of others) expect(other.underWay.length).toBeGreaterThanOrEqual(row.underWay.length)
    row.waiting -= 1
    row.underWay.push(job)
    row.begun.push(step)
    for (const { underWay, waitsSince } of others) {
      if (underWay.length > 0) continue
      expect(row.begun.filter((at) => at > waitsSince).length).toBeLessThanOrEqual(1)
    }
  }

  const sumOf = (count: (row: ReturnType<typeof aRow>) => number) => () =>
    [...rows.values()].reduce((sum, row) => sum + count(row), 0)
  return {
    random,
    waiting: sumOf((row) => row.waiting),
    underWay: sumOf((row) => row.underWay.length),
    next: async (act: 'arrive' | 'end' | 'take') => {
      step += 1
      await { arrive, end, take }[act]()
    },
  }
}

/** What asks the database for a job, in its own words. */
const questionsOf = async (ask: (db: Db) => Promise<unknown>) => {
  const client = new MongoClient(server.uri, { monitorCommands: true })
  const asked: { filter: Document; sort: Document }[] = []
  client.on('commandStarted', ({ command }) => {
    if (command.findAndModify === 'Jobs') asked.push({ filter: command.query, sort: command.sort })
  })
  await ask(client.db('askers'))
  await client.close()
  return asked
}

test('[benchmarks] a job is found by an index that has it first, whatever else waits, is due later or was done', async () => {
  const asked = await questionsOf((db) => createJobQueue(db, { clock }).take(names))
  const plans = asked.map(async ({ filter, sort }) => {
    const answer = await connection.db.command({ explain: { find: 'Jobs', filter, sort } })
    return answer.queryPlanner.winningPlan
  })
  const plan = {
    stage: 'FETCH',
    inputStage: { stage: 'IXSCAN', indexName: 'state_1_name_1_behind_1_runAt_1' },
  }
  expect(await Promise.all(plans)).toMatchObject([1, 2].map(() => ({ ...plan, isSorted: true })))
})

test('[operator] an index of a former version goes, and starting again changes nothing', async () => {
  const jobs = connection.db.collection('Jobs')
  await jobs.createIndex({ state: 1, runAt: 1 })
  for (const _ of ['first', 'again']) {
    await ensureIndexes(connection.db)
    const present = (await jobs.listIndexes().toArray()).map(({ name }) => String(name))
    expect(present).not.toContain('state_1_runAt_1')
    expect(present).toContain('state_1_name_1_behind_1_runAt_1')
  }
})

describe('[security 2.5] of the jobs that many ask for', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'none waits for the second of another: whoever has the fewest under way comes first, and in turn (walk %i)',
    async (seed) => {
      const { random, next, underWay, waiting } = aRoom(seed)
      const places = 1 + random.below(3)
      for (let nth = 0; nth < 120; nth += 1) {
        if (random.chance(0.35)) await next('arrive')
        if (underWay() > 0 && random.chance(0.5)) await next('end')
        if (underWay() < places) await next('take')
      }
      while (waiting() + underWay() > 0) {
        while (waiting() > 0 && underWay() < places) await next('take')
        await next('end')
      }
      // Who asked is not kept once it is done.
      expect(await connection.db.collection('Jobs').countDocuments({ asker: { $exists: true } })).toBe(0)
    },
  )
})
