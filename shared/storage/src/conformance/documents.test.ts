import { Binary, Decimal128, Double, Int32, Long, ObjectId, Timestamp } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConformanceDatabase, openConformanceDatabase } from './conformance-database.testing.ts'

let database: ConformanceDatabase
beforeAll(async () => {
  database = await openConformanceDatabase(process.env.MONGO_URI, 'documents')
})
afterAll(() => database.close())

const exact = { promoteValues: false, promoteLongs: false } as const

test('[database] a document comes back with the types it was stored with', async () => {
  const things = database.collection()
  const stored = {
    _id: new ObjectId(),
    text: 'Zoë – 漢字 \u0000 end',
    int: new Int32(1),
    double: new Double(1),
    fraction: new Double(1.5),
    long: Long.fromString('9007199254740993'),
    decimal: Decimal128.fromString('0.10'),
    flag: true,
    nothing: null,
    date: new Date(-7),
    binary: new Binary(Buffer.from([0, 1, 255])),
    uuid: new Binary(Buffer.alloc(16, 7), Binary.SUBTYPE_UUID),
    timestamp: new Timestamp({ t: 5, i: 6 }),
    list: [new Int32(1), { inner: new Double(2) }, []],
    nested: { id: new ObjectId(), empty: {} },
  }
  await things.insertOne(stored)
  expect(await things.findOne({ _id: stored._id }, exact)).toEqual(stored)
})

test('[database] changing one field leaves the types of the others alone', async () => {
  const things = database.collection()
  const _id = new ObjectId()
  await things.insertOne({ _id, double: new Double(3), long: Long.fromNumber(4), list: [new Double(5)] })
  await things.updateOne({ _id }, { $set: { name: 'x' }, $addToSet: { list: new Int32(6) } })
  await things.updateOne({ _id }, [{ $set: { sum: { $add: ['$double', 1] } } }])
  expect(await things.findOne({ _id }, exact)).toMatchObject({
    double: new Double(3),
    long: Long.fromNumber(4),
    list: [new Double(5), new Int32(6)],
    name: 'x',
  })
})

test('[database] counting up keeps whole numbers whole and grows beyond 32 bits', async () => {
  const things = database.collection()
  await things.insertOne({
    int: new Int32(2_147_483_647),
    double: new Double(0.5),
    long: Long.fromNumber(1),
  })
  await things.updateOne({}, { $inc: { int: 1, double: 1, long: 1, fresh: 1 } })
  expect(await things.findOne({}, exact)).toMatchObject({
    int: Long.fromString('2147483648'),
    double: new Double(1.5),
    long: Long.fromNumber(2),
    fresh: new Int32(1),
  })
})

test('[database] numbers are equal across their types, large integers exactly', async () => {
  const things = database.collection()
  await things.insertMany([
    { n: new Int32(1) },
    { n: new Double(1) },
    { n: Long.fromNumber(1) },
    { n: Long.fromString('9007199254740993') },
    { n: Long.fromString('9007199254740992') },
  ])
  expect(await things.countDocuments({ n: 1 })).toBe(3)
  expect(await things.countDocuments({ n: Long.fromString('9007199254740993') })).toBe(1)
  await things.createIndex({ n: 1 })
  expect(await things.countDocuments({ n: new Double(1) })).toBe(3)
  expect(await things.countDocuments({ n: { $gt: Long.fromString('9007199254740992') } })).toBe(1)
})

test('[database] two binaries that are not text are told apart', async () => {
  const things = database.collection()
  const hash = (byte: number) => new Binary(Buffer.from([255, 254, byte]))
  await things.createIndex({ hash: 1 }, { unique: true })
  await things.insertMany([{ hash: hash(250) }, { hash: hash(251) }])
  expect(await things.countDocuments({ hash: hash(250) })).toBe(1)
  expect(await things.aggregate([{ $group: { _id: '$hash' } }]).toArray()).toHaveLength(2)
})

test('[database] an insert stops at the first failure when ordered, and goes on when not', async () => {
  const things = database.collection()
  const rows = [1, 1, 2].map((n) => ({ _id: ObjectId.createFromTime(n) }))
  await expect(things.insertMany(rows)).rejects.toMatchObject({ code: 11000, insertedCount: 1 })
  expect(await things.countDocuments()).toBe(1)
  await expect(things.insertMany(rows, { ordered: false })).rejects.toMatchObject({
    code: 11000,
    insertedCount: 1,
  })
  expect(await things.countDocuments()).toBe(2)
})

test('[database] a document beyond 16 MB is refused', async () => {
  const things = database.collection()
  await things.insertOne({ part: 'x'.repeat(9_000_000) })
  await expect(things.updateOne({}, [{ $set: { twin: '$part' } }])).rejects.toThrow()
  expect((await things.findOne({}))?.twin).toBeUndefined()
})

test('[database] a field named like a part of JavaScript is only a field', async () => {
  const things = database.collection()
  const odd = JSON.parse('{"constructor":"a","toString":{"x":1},"hasOwnProperty":[1]}')
  await things.insertOne({ ...odd })
  expect(await things.findOne({ constructor: 'a' }, { projection: { _id: 0 } })).toEqual(odd)
  await things.updateOne({}, { $set: { 'toString.x': 2 } })
  expect(await things.findOne({ 'toString.x': 2 })).toMatchObject({ toString: { x: 2 } })
  expect(await things.countDocuments({ 'missing.constructor.name': 'Object' })).toBe(0)
})

test('[database] several writes of all kinds go as one bulk', async () => {
  const things = database.collection()
  const [a, b] = [new ObjectId(), new ObjectId()]
  const result = await things.bulkWrite([
    { insertOne: { document: { _id: a, n: 1 } } },
    { updateOne: { filter: { _id: b }, update: { $set: { n: 2 } }, upsert: true } },
    { updateMany: { filter: {}, update: { $inc: { n: 10 } } } },
    { replaceOne: { filter: { _id: b }, replacement: { n: 99 } } },
    { deleteOne: { filter: { _id: a } } },
  ])
  expect(result).toMatchObject({
    insertedCount: 1,
    upsertedCount: 1,
    matchedCount: 3,
    modifiedCount: 3,
    deletedCount: 1,
  })
  expect(await things.find().toArray()).toEqual([{ _id: b, n: 99 }])
})

test('[database] an unknown command is named as such', async () => {
  await expect(database.db.command({ noSuchCommand: 1 })).rejects.toMatchObject({
    code: 59,
    codeName: 'CommandNotFound',
  })
})
