import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConformanceDatabase, openConformanceDatabase } from './conformance-database.testing.ts'

let database: ConformanceDatabase
beforeAll(async () => {
  database = await openConformanceDatabase(process.env.MONGO_URI, 'concurrency')
})
afterAll(() => database.close())

const times = <Value>(count: number, work: (n: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

test('[3.edit-control] of 50 who take control at once, one gets it', async () => {
  const control = database.db.collection<{ _id: string; epoch: number; holder: number | null }>('control')
  await control.insertOne({ _id: 'draft', epoch: 0, holder: null })
  const answers = await times(50, (n) =>
    control.findOneAndUpdate(
      { _id: 'draft', epoch: 0 },
      { $inc: { epoch: 1 }, $set: { holder: n } },
      { returnDocument: 'after' },
    ),
  )
  const winners = answers.filter((answer) => answer !== null)
  expect(winners).toHaveLength(1)
  expect(await control.findOne({ _id: 'draft' })).toEqual(winners[0])
  expect(winners[0]?.epoch).toBe(1)
})

test('[3.draft-log] appends at one place in the log are taken once, each in its turn', async () => {
  interface Log {
    _id: string
    seq: number
    tail: { s: number; from: number }[]
  }
  const logs = database.db.collection<Log>('logs')
  await logs.insertOne({ _id: 'draft', seq: 0, tail: [] })
  await times(5, async (from) => {
    for (let done = 0; done < 10; ) {
      const seq = (await logs.findOne({ _id: 'draft' }))?.seq ?? 0
      const append = { $inc: { seq: 1 }, $push: { tail: { s: seq + 1, from } } }
      done += (await logs.updateOne({ _id: 'draft', seq }, append)).matchedCount
    }
  })
  const log = await logs.findOne({ _id: 'draft' })
  expect(log?.tail.map(({ s }) => s)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
  expect(log?.tail.filter(({ from }) => from === 3)).toHaveLength(10)
})

test('[7.otp] of 30 tries of a code at once, 5 are counted', async () => {
  const sessions = database.db.collection<{ _id: string; tries: number }>('sessions')
  await sessions.insertOne({ _id: 'one', tries: 0 })
  const answers = await times(30, () =>
    sessions.findOneAndUpdate({ _id: 'one', tries: { $lt: 5 } }, { $inc: { tries: 1 } }),
  )
  expect(answers.filter((answer) => answer !== null)).toHaveLength(5)
  expect((await sessions.findOne({ _id: 'one' }))?.tries).toBe(5)
})

test('[5.handle] of 100 who reserve a web address at once, one gets it', async () => {
  const handles = database.db.collection<{ _id: string; owner: number }>('handles')
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, owner) => handles.insertOne({ _id: 'bakery', owner })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 11000 })
  }
})

test('[database] upserts of one key at once leave one document that counted them all', async () => {
  const counters = database.db.collection<{ _id: string; n: number }>('counters')
  await times(40, () => counters.updateOne({ _id: 'c' }, { $inc: { n: 1 } }, { upsert: true }))
  expect(await counters.find().toArray()).toEqual([{ _id: 'c', n: 40 }])
})

test('[database] a write sent twice under one number has one effect', async () => {
  const { client, db } = database
  const things = db.collection<{ _id: string; n: number }>('numbered')
  await things.insertOne({ _id: 'a', n: 0 })
  await client.withSession(async (session) => {
    const updates = [{ q: { _id: 'a' }, u: { $inc: { n: 1 } } }]
    const send = (txnNumber: bigint) => db.command({ update: 'numbered', updates, txnNumber }, { session })
    for (const number of [1001n, 1001n, 1002n, 1002n, 1002n])
      expect(await send(number)).toMatchObject({ n: 1, nModified: 1 })
    await expect(send(1001n)).rejects.toMatchObject({ code: 225 })
  })
  expect((await things.findOne({ _id: 'a' }))?.n).toBe(2)
})
