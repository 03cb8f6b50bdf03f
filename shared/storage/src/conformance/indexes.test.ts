import type { Collection, Document } from 'mongodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureIndexes } from '../database/ensure-indexes.ts'
import { type ConformanceDatabase, openConformanceDatabase } from './conformance-database.testing.ts'

let database: ConformanceDatabase
beforeAll(async () => {
  database = await openConformanceDatabase(process.env.MONGO_URI, 'indexes')
})
afterAll(() => database.close())

/** The names of the stages by which the server would answer. */
const stagesOf = async (
  things: Collection<Document>,
  filter: Document,
  sort: Document = {},
): Promise<string[]> => {
  const { queryPlanner } = await database.db.command({
    explain: { find: things.collectionName, filter, sort },
  })
  const stages = JSON.stringify(queryPlanner.winningPlan).matchAll(/"(?:stage|indexName)":"([\w.-]+)"/g)
  return Array.from(stages, ([, name = '']) => name)
}

describe('[database] a unique index', () => {
  test('refuses a second document with its values, however it is written', async () => {
    const things = database.collection()
    await things.createIndex({ handle: 1 }, { unique: true })
    await things.insertMany([
      { n: 1, handle: 'a' },
      { n: 2, handle: 'b' },
    ])
    const duplicate = { code: 11000, keyPattern: { handle: 1 }, keyValue: { handle: 'a' } }
    await expect(things.insertOne({ handle: 'a' })).rejects.toMatchObject(duplicate)
    await expect(things.updateOne({ n: 2 }, { $set: { handle: 'a' } })).rejects.toMatchObject(duplicate)
    await expect(things.replaceOne({ n: 2 }, { handle: 'a' })).rejects.toMatchObject(duplicate)
    await expect(things.findOneAndUpdate({ n: 2 }, { $set: { handle: 'a' } })).rejects.toMatchObject(
      duplicate,
    )
    await expect(
      things.updateOne({ n: 3 }, { $set: { handle: 'a' } }, { upsert: true }),
    ).rejects.toMatchObject(duplicate)
    expect(await things.find({}, { projection: { _id: 0 }, sort: { n: 1 } }).toArray()).toEqual([
      { n: 1, handle: 'a' },
      { n: 2, handle: 'b' },
    ])
  })

  test('refuses a second document with an id', async () => {
    const things = database.db.collection<{ _id: string }>('ids')
    await things.insertOne({ _id: 'x' })
    await expect(things.insertOne({ _id: 'x' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { _id: 1 },
    })
  })

  test('takes a missing field for one value', async () => {
    const things = database.collection()
    await things.createIndex({ a: 1 }, { unique: true })
    await things.insertOne({})
    await expect(things.insertOne({ a: null })).rejects.toMatchObject({ code: 11000 })
  })

  test('looks only at the documents it covers', async () => {
    const things = database.collection()
    await things.createIndex(
      { handle: 1 },
      { unique: true, partialFilterExpression: { handle: { $type: 'string' } } },
    )
    await things.createIndex({ token: 1 }, { unique: true, sparse: true })
    await things.insertMany([{ handle: null }, { handle: null }, {}, { handle: 'a', token: 1 }, { token: 2 }])
    await expect(things.insertOne({ handle: 'a' })).rejects.toMatchObject({ code: 11000 })
    await expect(things.insertOne({ token: 2 })).rejects.toMatchObject({ code: 11000 })
    await things.updateOne({ handle: 'a' }, { $set: { handle: null } })
    await things.insertOne({ handle: 'a' })
    expect(await things.countDocuments({ handle: null })).toBe(5)
    expect(await things.countDocuments({ token: { $exists: false } })).toBe(4)
  })

  test('joins several fields, and every member of a list', async () => {
    const things = database.collection()
    await things.createIndex({ site: 1, email: -1 }, { unique: true })
    await things.createIndex({ tags: 1 }, { unique: true, sparse: true })
    await things.insertMany([
      { site: 1, email: 'a', tags: ['x', 'x'] },
      { site: 1, email: 'b' },
      { site: 2, email: 'a' },
    ])
    await expect(things.insertOne({ site: 2, email: 'a' })).rejects.toMatchObject({
      keyPattern: { site: 1, email: -1 },
      keyValue: { site: 2, email: 'a' },
    })
    await expect(things.insertOne({ site: 3, tags: ['y', 'x'] })).rejects.toMatchObject({ code: 11000 })
  })

  test('cannot be made over documents that are not unique', async () => {
    const things = database.collection()
    await things.insertMany([{ a: 1 }, { a: 1 }])
    await expect(things.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 })
    expect(await things.indexes()).toHaveLength(1)
  })
})

describe('[database] an index', () => {
  test('answers equality, ranges and order without a scan of the collection', async () => {
    const things = database.collection()
    await things.createIndex({ userId: 1, at: -1 })
    await things.createIndex(
      { email: 1 },
      { unique: true, partialFilterExpression: { email: { $type: 'string' } } },
    )
    await things.insertMany(
      Array.from({ length: 50 }, (_, n) => ({ userId: n % 5, at: new Date(n), email: `e${n}` })),
    )
    const byUser = expect.arrayContaining(['IXSCAN', 'userId_1_at_-1'])
    expect(await stagesOf(things, { userId: 2 })).toEqual(byUser)
    expect(await stagesOf(things, { userId: { $in: [1, 2] }, at: { $lt: new Date(5) } })).toEqual(byUser)
    const sorted = await stagesOf(things, { userId: 2 }, { at: -1 })
    expect(sorted).toEqual(byUser)
    expect(sorted).not.toContain('SORT')
    expect(await stagesOf(things, { email: 'e7' })).toEqual(expect.arrayContaining(['email_1']))
    expect(await stagesOf(things, { email: null })).toContain('COLLSCAN')
    expect(await stagesOf(things, { other: 1 })).toContain('COLLSCAN')
    const found = await things
      .find({ userId: 2, at: { $gte: new Date(20) } })
      .sort({ at: -1 })
      .limit(2)
      .toArray()
    expect(found.map(({ at }) => at.getTime())).toEqual([47, 42])
  })

  test('follows every change of its documents', async () => {
    const things = database.collection()
    await things.createIndex({ tags: 1 })
    const { insertedId: _id } = await things.insertOne({ tags: ['a', 'b'] })
    await things.updateOne({ _id }, { $set: { tags: ['b', 'c'] } })
    expect(await Promise.all(['a', 'b', 'c'].map((tags) => things.countDocuments({ tags })))).toEqual([
      0, 1, 1,
    ])
    await things.updateOne({ tags: 'c' }, { $unset: { tags: '' } })
    expect(await things.countDocuments({ tags: 'c' })).toBe(0)
    expect(await things.countDocuments({ tags: null })).toBe(1)
    await things.deleteOne({ tags: null })
    expect(await things.countDocuments({ tags: null })).toBe(0)
  })

  test('is listed, dropped and made again', async () => {
    const things = database.collection()
    expect(await things.createIndex({ a: 1, 'b.c': -1 })).toBe('a_1_b.c_-1')
    await things.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 })
    await things.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 })
    expect(await things.indexes()).toMatchObject([
      { key: { _id: 1 }, name: '_id_' },
      { key: { a: 1, 'b.c': -1 }, name: 'a_1_b.c_-1' },
      { key: { expiresAt: 1 }, name: 'expiresAt_1', expireAfterSeconds: 0 },
    ])
    await things.dropIndex('expiresAt_1')
    await expect(things.dropIndex('expiresAt_1')).rejects.toMatchObject({ code: 27 })
    await expect(things.dropIndex('_id_')).rejects.toMatchObject({ code: 72 })
    expect((await things.indexes()).map(({ name }) => name)).toEqual(['_id_', 'a_1_b.c_-1'])
  })

  test('must not contradict another', async () => {
    const things = database.collection()
    await things.createIndex({ a: 1 })
    await expect(things.createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({ code: 86 })
    await expect(things.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 86 })
    await expect(things.createIndex({ a: 1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 })
  })

  test('cannot cover two lists of one document at once', async () => {
    const things = database.collection()
    await things.createIndex({ a: 1, b: 1 })
    await expect(things.insertOne({ a: [1, 2], b: [1, 2] })).rejects.toMatchObject({ code: 171 })
  })
})

test('[database] the product’s indexes can be made twice', async () => {
  const made = async () => (await database.db.collection('DraftWebsites').indexes()).map(({ name }) => name)
  await ensureIndexes(database.db)
  const once = await made()
  expect(once).toEqual(expect.arrayContaining(['_id_', 'userId_1', 'handle_1']))
  await ensureIndexes(database.db)
  expect(await made()).toEqual(once)
})

test('[database] a dropped collection leaves nothing behind', async () => {
  const things = database.collection()
  await things.createIndex({ a: 1 }, { unique: true })
  await things.insertOne({ a: 1 })
  await things.drop()
  await things.insertMany([{ a: 1 }, { a: 1 }])
  expect(await things.indexes()).toHaveLength(1)
  const names = (await database.db.listCollections().toArray()).map(({ name }) => name)
  expect(names).toContain(things.collectionName)
})
