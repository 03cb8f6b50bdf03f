import type { Document, Filter } from 'mongodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ConformanceDatabase, openConformanceDatabase } from './conformance-database.testing.ts'

let database: ConformanceDatabase
beforeAll(async () => {
  database = await openConformanceDatabase(process.env.MONGO_URI, 'queries')
})
afterAll(() => database.close())

const things: (Document & { name: string })[] = [
  { name: 'a', n: 1, tags: ['red', 'blue'], at: new Date(1000), address: { city: 'Rome' } },
  { name: 'b', n: 2.5, tags: [], at: new Date(2000), address: { city: 'Oslo' } },
  {
    name: 'c',
    n: null,
    tags: ['blue'],
    items: [
      { k: 1, v: 5 },
      { k: 2, v: 6 },
    ],
  },
  { name: 'd', tags: 'red', items: [{ k: 1, v: 6 }, { v: 5 }] },
  { name: 'e', n: '2', at: new Date(3000), list: [1, 5, 9], nested: [[1, 2], [3]] },
  { name: 'f', n: [1, 8], address: [{ city: 'Rome' }, { city: 'Bern' }] },
]

const filters: [Filter<Document>, string][] = [
  [{}, 'abcdef'],
  [{ n: 1 }, 'af'],
  [{ n: { $gt: 1 } }, 'bf'],
  [{ n: { $gte: 1, $lt: 2 } }, 'af'],
  [{ n: { $gt: 2, $lt: 8 } }, 'bf'],
  [{ n: null }, 'cd'],
  [{ n: { $ne: null } }, 'abef'],
  [{ n: { $exists: false } }, 'd'],
  [{ n: { $in: [1, null] } }, 'acdf'],
  [{ n: { $nin: [1, null] } }, 'be'],
  [{ n: { $type: 'string' } }, 'e'],
  [{ n: { $type: ['double', 'null'] } }, 'bc'],
  [{ n: { $mod: [2, 0] } }, 'bf'],
  [{ n: { $not: { $gt: 1 } } }, 'acde'],
  [{ tags: 'red' }, 'ad'],
  [{ tags: ['blue'] }, 'c'],
  [{ tags: { $all: ['red', 'blue'] } }, 'a'],
  [{ tags: { $size: 0 } }, 'b'],
  [{ tags: /^bl/ }, 'ac'],
  [{ tags: { $in: [/^RE/i, 'none'] } }, 'ad'],
  [{ name: { $regex: '^[A-C]$', $options: 'i' } }, 'abc'],
  [{ at: { $gt: new Date(1500) } }, 'be'],
  [{ at: { $lt: 5000 } }, ''],
  [{ 'address.city': 'Rome' }, 'af'],
  [{ address: { city: 'Rome' } }, 'af'],
  [{ 'address.0.city': 'Rome' }, 'f'],
  [{ 'address.city': null }, 'cde'],
  [{ 'items.k': 1, 'items.v': 6 }, 'cd'],
  [{ items: { $elemMatch: { k: 1, v: 6 } } }, 'd'],
  [{ 'items.k': { $exists: false } }, 'abef'],
  [{ 'items.k': null }, 'abdef'],
  [{ list: { $elemMatch: { $gt: 4, $lt: 6 } } }, 'e'],
  [{ list: { $gt: 8, $lt: 2 } }, 'e'],
  [{ 'list.1': 5 }, 'e'],
  [{ nested: [1, 2] }, 'e'],
  [{ $or: [{ name: 'a' }, { n: '2' }] }, 'ae'],
  [{ $and: [{ n: 1 }, { tags: 'blue' }] }, 'a'],
  [{ $nor: [{ tags: 'red' }, { n: 1 }] }, 'bce'],
  [{ $expr: { $gt: [{ $size: { $ifNull: ['$items', []] } }, 1] } }, 'cd'],
  [{ name: { $gte: 'b', $lt: 'd' } }, 'bc'],
]

const indexSets: [string, Document[]][] = [
  ['without indexes', []],
  [
    'with indexes',
    [
      { n: 1 },
      { tags: -1 },
      { at: 1, name: 1 },
      { 'address.city': 1 },
      { 'items.k': 1 },
      { name: -1 },
      { list: 1 },
    ],
  ],
]

describe.each(indexSets)('[database] a filter finds the same documents %s', (_name, indexes) => {
  let collection: ReturnType<ConformanceDatabase['collection']>
  beforeAll(async () => {
    collection = database.collection()
    await collection.insertMany(structuredClone(things))
    for (const key of indexes) await collection.createIndex(key)
  })

  test.each(filters)('%j', async (filter, names) => {
    const found = await collection.find(filter).sort({ name: 1 }).toArray()
    expect(found.map(({ name }) => name).join('')).toBe(names)
    expect(await collection.countDocuments(filter)).toBe(names.length)
  })

  test('values of all types sort in one order', async () => {
    const up = await collection.find().sort({ n: 1, name: 1 }).toArray()
    expect(up.map(({ name }) => name).join('')).toBe('cdafbe')
    const down = await collection.find().sort({ n: -1, name: -1 }).toArray()
    expect(down.map(({ name }) => name).join('')).toBe('efbadc')
  })

  test('skip and limit cut a stretch out of the order', async () => {
    const found = await collection.find().sort({ name: -1 }).skip(1).limit(3).toArray()
    expect(found.map(({ name }) => name).join('')).toBe('edc')
  })

  test('distinct gives each value once, members of lists too', async () => {
    expect((await collection.distinct('tags')).toSorted()).toEqual(['blue', 'red'])
    expect((await collection.distinct('items.v', { name: 'c' })).toSorted()).toEqual([5, 6])
  })
})

const projections: [Document, Document][] = [
  [{ a: 1 }, { _id: 1, a: 1 }],
  [{ a: 1, _id: 0 }, { a: 1 }],
  [
    { a: 0, list: 0, items: 0 },
    { _id: 1, b: { c: 2, d: 3 } },
  ],
  [{ 'b.c': 1, _id: 0 }, { b: { c: 2 } }],
  [
    { 'b.c': 0, list: 0, items: 0, a: 0 },
    { _id: 1, b: { d: 3 } },
  ],
  [{ 'items.v': 1, _id: 0 }, { items: [{ v: 1 }, { v: 2 }] }],
  [
    { list: { $slice: 2 }, _id: 0, items: 0, b: 0 },
    { a: 1, list: [1, 2] },
  ],
  [
    { list: { $slice: [-2, 1] }, a: 1, _id: 0 },
    { a: 1, list: [2] },
  ],
  [{ items: { $elemMatch: { k: 'y' } }, _id: 0 }, { items: [{ k: 'y', v: 2 }] }],
  [{ sum: { $add: ['$a', 1] }, _id: 0 }, { sum: 2 }],
  [{ _id: 1 }, { _id: 1 }],
]

test.each(projections)('[database] the projection %j shows what it names', async (projection, shown) => {
  const collection = database.db.collection<{ _id: number }>('projected')
  const document = {
    a: 1,
    b: { c: 2, d: 3 },
    list: [1, 2, 3],
    items: [
      { k: 'x', v: 1 },
      { k: 'y', v: 2 },
    ],
  }
  await collection.replaceOne({ _id: 1 }, document, { upsert: true })
  expect(await collection.findOne({}, { projection })).toEqual(shown)
})

test('[database] a long result arrives in batches and in order', async () => {
  const collection = database.collection()
  await collection.insertMany(Array.from({ length: 1000 }, (_, n) => ({ n, text: 'x'.repeat(500) })))
  const all = await collection.find({}, { batchSize: 7 }).sort({ n: -1 }).toArray()
  expect(all.map(({ n }) => n)).toEqual(Array.from({ length: 1000 }, (_, n) => 999 - n))
  const streamed: number[] = []
  for await (const { n } of collection.find({ n: { $gte: 500 } }).batchSize(50)) streamed.push(n)
  expect(streamed.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, n) => n + 500))
})

test('[database] a result of more than one message arrives whole', async () => {
  const collection = database.collection()
  const blob = Buffer.alloc(4_000_000, 1)
  for (let n = 0; n < 6; n++) await collection.insertOne({ n, blob })
  expect((await collection.find().toArray()).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5])
})

test('[database] a cursor read while documents change gives each document at most once', async () => {
  const collection = database.collection()
  await collection.createIndex({ n: 1 })
  await collection.insertMany(Array.from({ length: 300 }, (_, n) => ({ n })))
  const seen: number[] = []
  for await (const { n } of collection.find({ n: { $lt: 300 } }, { batchSize: 10, sort: { n: 1 } })) {
    seen.push(n)
    if (n % 50 === 0) await collection.deleteMany({ n: { $gt: n, $lte: n + 5 } })
  }
  expect(new Set(seen).size).toBe(seen.length)
})

const refusals: [Filter<Document>, string][] = [
  [{ $where: 'true' }, '$where'],
  [{ $expr: { $function: { body: 'function() {}', args: [], lang: 'js' } } }, '$function'],
]

test.each(refusals)('[database] script in a filter (%j) runs nowhere', async (filter) => {
  if (process.env.MONGO_URI !== undefined) return
  await expect(database.collection().find(filter).toArray()).rejects.toMatchObject({ code: 2 })
})

test.each<[Document]>([
  [{ n: { $nope: 1 } }],
  [{ $nope: 1 }],
  [{ n: { $in: 1 } }],
  [{ n: { $regex: '(' } }],
  [{ $or: [] }],
])('[database] the malformed filter %j is refused', async (filter) => {
  await expect(database.collection().find(filter).toArray()).rejects.toThrow()
})
