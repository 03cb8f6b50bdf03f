import type { Document } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConformanceDatabase, openConformanceDatabase } from './conformance-database.testing.ts'

let database: ConformanceDatabase
beforeAll(async () => {
  database = await openConformanceDatabase(process.env.MONGO_URI, 'aggregation')
  const visits = database.db.collection<Document>('visits')
  await visits.insertMany(
    Array.from({ length: 20 }, (_, n) => ({
      n,
      site: n % 3,
      pages: ['home', `p${n % 2}`],
      at: new Date(n * 1000),
    })),
  )
  await visits.createIndex({ site: 1 })
  await database.db.collection<Document>('sites').insertMany([
    { site: 0, name: 'Bakery' },
    { site: 1, name: 'Plumber' },
  ])
})
afterAll(() => database.close())

const pipelines: [string, Document[], Document[]][] = [
  [
    'groups and counts',
    [
      { $match: { n: { $lt: 7 } } },
      { $group: { _id: '$site', n: { $sum: 1 }, last: { $max: '$at' } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 0, n: 3, last: new Date(6000) },
      { _id: 1, n: 2, last: new Date(4000) },
      { _id: 2, n: 2, last: new Date(5000) },
    ],
  ],
  [
    'unwinds lists',
    [{ $unwind: '$pages' }, { $sortByCount: '$pages' }],
    [
      { _id: 'home', count: 20 },
      { _id: 'p0', count: 10 },
      { _id: 'p1', count: 10 },
    ],
  ],
  [
    'joins collections',
    [
      { $match: { n: { $in: [0, 1, 2] } } },
      { $sort: { n: 1 } },
      { $lookup: { from: 'sites', localField: 'site', foreignField: 'site', as: 'found' } },
      { $project: { _id: 0, name: { $first: '$found.name' } } },
    ],
    [{ name: 'Bakery' }, { name: 'Plumber' }, {}],
  ],
  [
    'cuts out a stretch',
    [{ $sort: { n: -1 } }, { $skip: 2 }, { $limit: 2 }, { $project: { n: 1, _id: 0 } }],
    [{ n: 17 }, { n: 16 }],
  ],
  ['counts', [{ $match: { site: 0 } }, { $count: 'visits' }], [{ visits: 7 }]],
  ['counts nothing as nothing', [{ $match: { site: 99 } }, { $count: 'visits' }], []],
  [
    'shows several sides at once',
    [
      {
        $facet: {
          first: [{ $sort: { n: 1 } }, { $limit: 1 }, { $project: { _id: 0, n: 1 } }],
          all: [{ $count: 'n' }],
        },
      },
    ],
    [{ first: [{ n: 0 }], all: [{ n: 20 }] }],
  ],
]

test.each(pipelines)('[database] a pipeline %s', async (_name, pipeline, result) => {
  const visits = database.db.collection('visits')
  const found = await visits.aggregate(pipeline).toArray()
  expect(found).toHaveLength(result.length)
  expect(found).toEqual(expect.arrayContaining(result))
})

test('[database] a pipeline writes its results to another collection', async () => {
  const { db } = database
  const totals = db.collection('totals')
  const perSite: Document[] = [{ $group: { _id: '$site', n: { $sum: 1 } } }]
  await db
    .collection('visits')
    .aggregate([...perSite, { $out: 'totals' }])
    .toArray()
  expect(await totals.countDocuments()).toBe(3)
  await totals.updateMany({}, { $set: { note: 'kept', n: 0 } })
  await db
    .collection('visits')
    .aggregate([...perSite, { $merge: 'totals' }])
    .toArray()
  expect(await totals.find().sort({ _id: 1 }).toArray()).toMatchObject([
    { n: 7, note: 'kept' },
    { n: 7, note: 'kept' },
    { n: 6, note: 'kept' },
  ])
})

test('[database] a pipeline of the whole database sees the session that asks', async () => {
  const sessions = await database.db
    .aggregate([
      { $listLocalSessions: {} },
      { $limit: 1 },
      { $project: { _id: 0, isKnown: { $literal: true } } },
    ])
    .toArray()
  expect(sessions).toEqual([{ isKnown: true }])
})

test('[database] a malformed pipeline is refused', async () => {
  const visits = database.db.collection('visits')
  await expect(visits.aggregate([{ $nope: 1 }]).toArray()).rejects.toThrow()
  await expect(visits.aggregate([{ $project: { x: { $nope: 1 } } }]).toArray()).rejects.toThrow()
})

test('[database] counting documents agrees with finding them', async () => {
  const visits = database.db.collection('visits')
  expect(await visits.countDocuments({ site: 1 }, { skip: 2, limit: 3 })).toBe(3)
  expect(await visits.countDocuments({ pages: 'p1' })).toBe(10)
  expect(await visits.estimatedDocumentCount()).toBe(20)
})
