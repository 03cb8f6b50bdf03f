import type { Document, UpdateFilter } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConformanceDatabase, openConformanceDatabase } from './conformance-database.testing.ts'

let database: ConformanceDatabase
beforeAll(async () => {
  database = await openConformanceDatabase(process.env.MONGO_URI, 'updates')
})
afterAll(() => database.close())

interface Row {
  name: string
  before: Document
  update: Document | Document[]
  after: Document
  filter?: Document
  arrayFilters?: Document[]
}

// The driver's types know no operators on the fields of an untyped collection.
const untyped = (update: Document | Document[]): UpdateFilter<Document> => Object(update)

const rows: Row[] = [
  { name: '$set makes the way', before: {}, update: { $set: { 'a.b.c': 1 } }, after: { a: { b: { c: 1 } } } },
  {
    name: '$set fills an array',
    before: { a: [1] },
    update: { $set: { 'a.3': 4 } },
    after: { a: [1, null, null, 4] },
  },
  {
    name: '$unset removes',
    before: { a: 1, b: { c: 2 } },
    update: { $unset: { a: '', 'b.c': '', 'x.y': '' } },
    after: { b: {} },
  },
  {
    name: '$unset in an array leaves null',
    before: { a: [1, 2] },
    update: { $unset: { 'a.0': '' } },
    after: { a: [null, 2] },
  },
  {
    name: '$inc and $mul',
    before: { n: 2 },
    update: { $inc: { m: 3 }, $mul: { n: 4, k: 5 } },
    after: { n: 8, m: 3, k: 0 },
  },
  {
    name: '$min and $max',
    before: { a: 5, b: 5 },
    update: { $min: { a: 3, c: 1 }, $max: { b: 3 } },
    after: { a: 3, b: 5, c: 1 },
  },
  {
    name: '$rename',
    before: { a: 1 },
    update: { $rename: { a: 'b.c', missing: 'd' } },
    after: { b: { c: 1 } },
  },
  { name: '$bit', before: { n: 13 }, update: { $bit: { n: { and: 10 } } }, after: { n: 8 } },
  { name: '$push', before: { a: [1] }, update: { $push: { a: 2, b: 3 } }, after: { a: [1, 2], b: [3] } },
  {
    name: '$push with position, order and limit',
    before: { a: [5, 1] },
    update: { $push: { a: { $each: [4, 2], $sort: -1, $slice: 3 } } },
    after: { a: [5, 4, 2] },
  },
  {
    name: '$push in front',
    before: { a: [3] },
    update: { $push: { a: { $each: [1, 2], $position: 0 } } },
    after: { a: [1, 2, 3] },
  },
  { name: '$push of an array', before: { a: [] }, update: { $push: { a: [1, 2] } }, after: { a: [[1, 2]] } },
  {
    name: '$addToSet',
    before: { a: [1] },
    update: { $addToSet: { a: { $each: [1, 2, 2] } } },
    after: { a: [1, 2] },
  },
  { name: '$pop', before: { a: [1, 2, 3] }, update: { $pop: { a: -1 } }, after: { a: [2, 3] } },
  { name: '$pull by value', before: { a: [1, 2, 1] }, update: { $pull: { a: 1 } }, after: { a: [2] } },
  {
    name: '$pull by range',
    before: { a: [1, 5, 9] },
    update: { $pull: { a: { $gte: 5 } } },
    after: { a: [1] },
  },
  {
    name: '$pull of items',
    before: { a: [{ k: 1, v: 1 }, { k: 2 }] },
    update: { $pull: { a: { k: { $lte: 1 } } } },
    after: { a: [{ k: 2 }] },
  },
  { name: '$pullAll', before: { a: [1, 2, 3] }, update: { $pullAll: { a: [1, 3] } }, after: { a: [2] } },
  {
    name: 'the matched item',
    before: { a: [{ k: 1 }, { k: 2 }] },
    filter: { 'a.k': 2 },
    update: { $set: { 'a.$.v': 9 } },
    after: { a: [{ k: 1 }, { k: 2, v: 9 }] },
  },
  {
    name: 'the item matched as a whole',
    before: {
      a: [
        { k: 1, v: 1 },
        { k: 1, v: 2 },
      ],
    },
    filter: { a: { $elemMatch: { k: 1, v: 2 } } },
    update: { $inc: { 'a.$.v': 1 } },
    after: {
      a: [
        { k: 1, v: 1 },
        { k: 1, v: 3 },
      ],
    },
  },
  { name: 'every item', before: { a: [1, 2] }, update: { $inc: { 'a.$[]': 10 } }, after: { a: [11, 12] } },
  {
    name: 'chosen items',
    before: { a: [{ k: 1 }, { k: 2 }] },
    update: { $set: { 'a.$[item].v': 7 } },
    arrayFilters: [{ 'item.k': { $gt: 1 } }],
    after: { a: [{ k: 1 }, { k: 2, v: 7 }] },
  },
  {
    name: 'a pipeline',
    before: { first: 'Ann', last: 'Lee', old: 1 },
    update: [{ $set: { full: { $concat: ['$first', ' ', '$last'] } } }, { $unset: ['old'] }],
    after: { first: 'Ann', last: 'Lee', full: 'Ann Lee' },
  },
  {
    name: 'a pipeline that drops the id',
    before: { a: 1 },
    update: [{ $replaceWith: { b: '$a' } }],
    after: { b: 1 },
  },
]

test.each(rows)('[database] update: $name', async ({ before, update, after, filter = {}, arrayFilters }) => {
  const things = database.collection()
  const { insertedId } = await things.insertOne({ ...before })
  const result = await things.updateOne(
    filter,
    untyped(update),
    arrayFilters === undefined ? {} : { arrayFilters },
  )
  expect(result).toMatchObject({ matchedCount: 1, modifiedCount: 1 })
  expect(await things.findOne({})).toEqual({ _id: insertedId, ...after })
})

test('[database] an update that changes nothing says so', async () => {
  const things = database.collection()
  await things.insertOne({ a: 1, list: [1] })
  expect(await things.updateOne({}, { $set: { a: 1 } })).toMatchObject({ matchedCount: 1, modifiedCount: 0 })
  expect(await things.updateOne({}, { $addToSet: { list: 1 } })).toMatchObject({
    matchedCount: 1,
    modifiedCount: 0,
  })
  expect(await things.updateOne({ a: 2 }, { $set: { a: 1 } })).toMatchObject({ matchedCount: 0 })
})

const refusals: [string, Document, number][] = [
  ['a change of the id', { $set: { _id: 2 } }, 66],
  ['an unknown operator', { $nope: { a: 1 } }, 9],
  ['two changes of one field', { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  ['two changes of overlapping fields', { $set: { 'a.b': 1, a: {} } }, 40],
  ['counting up a text', { $inc: { text: 1 } }, 14],
  ['counting up by a text', { $inc: { n: 'x' } }, 14],
  ['a field inside a text', { $set: { 'text.x': 1 } }, 28],
  ['pushing onto a text', { $push: { text: 1 } }, 2],
  ['an item placeholder without a filter', { $set: { 'list.$[x]': 1 } }, 2],
  ['a matched item where none was asked for', { $set: { 'list.$': 1 } }, 2],
]

test.each(refusals)('[database] update: %s is refused and changes nothing', async (_name, update, code) => {
  const things = database.collection()
  const { insertedId } = await things.insertOne({ text: 'x', n: 1, list: [1] })
  await expect(things.updateOne({}, untyped(update))).rejects.toMatchObject({ code })
  expect(await things.findOne({})).toEqual({ _id: insertedId, text: 'x', n: 1, list: [1] })
})

test('[database] an upsert inserts once, with the values meant for inserting only', async () => {
  const things = database.collection()
  const upsert = () =>
    things.updateOne(
      { email: 'a@b.c', kind: { $eq: 'k' }, age: { $gt: 3 } },
      { $setOnInsert: { createdAt: new Date(1), age: 4 }, $inc: { visits: 1 } },
      { upsert: true },
    )
  expect(await upsert()).toMatchObject({ upsertedCount: 1, matchedCount: 0 })
  expect(await upsert()).toMatchObject({ upsertedCount: 0, matchedCount: 1, modifiedCount: 1 })
  expect(await things.find({}, { projection: { _id: 0 } }).toArray()).toEqual([
    { email: 'a@b.c', kind: 'k', createdAt: new Date(1), age: 4, visits: 2 },
  ])
})

test('[database] a replacement keeps the id and nothing else', async () => {
  const things = database.db.collection<{ _id: string; x?: number; y?: number }>('replacements')
  expect(await things.replaceOne({ _id: 'h1' }, { x: 1 }, { upsert: true })).toMatchObject({
    upsertedId: 'h1',
  })
  await things.replaceOne({ _id: 'h1' }, { y: 2 })
  expect(await things.find().toArray()).toEqual([{ _id: 'h1', y: 2 }])
})

test('[database] find-and-change returns the document before or after, first by the wanted order', async () => {
  const things = database.collection()
  await things.insertMany([{ n: 1 }, { n: 3 }, { n: 2 }])
  const options = { sort: { n: -1 }, projection: { _id: 0 } } as const
  expect(await things.findOneAndUpdate({}, { $inc: { n: 10 } }, options)).toEqual({ n: 3 })
  expect(
    await things.findOneAndUpdate({}, { $inc: { n: 10 } }, { ...options, returnDocument: 'after' }),
  ).toEqual({ n: 23 })
  expect(await things.findOneAndDelete({}, options)).toEqual({ n: 23 })
  expect(await things.findOneAndReplace({ n: 99 }, { n: 100 }, options)).toBeNull()
  const upserted = await things.findOneAndUpdate(
    { n: 50 },
    { $set: { fresh: true } },
    { upsert: true, returnDocument: 'after', projection: { _id: 0 } },
  )
  expect(upserted).toEqual({ n: 50, fresh: true })
  expect(await things.countDocuments()).toBe(3)
})
