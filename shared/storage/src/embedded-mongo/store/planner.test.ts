import { type SeededRandom, seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { compileFilter } from '../match/compile-filter.ts'
import { type BsonDocument, decode, encode } from '../values/bson.ts'
import { countInIndex } from './count-index.ts'
import { createIndex } from './create-index.ts'
import { findRows, planFor } from './find-rows.ts'
import { insertDocument } from './insert-document.ts'
import { sortDocuments } from './sort-documents.ts'
import { openStore, type Store } from './store.ts'
import { deleteDocuments, updateDocuments } from './write-documents.ts'

const namespace = 'walk.things'
const stores: Store[] = []
afterEach(() => {
  for (const store of stores.splice(0)) store.close()
})

const aStore = (): Store => {
  const store = openStore(':memory:')
  stores.push(store)
  return store
}

const fields = ['a', 'b', 'c.d'] as const
const scalar = (choice: SeededRandom): unknown =>
  choice.pick<unknown>([0, 1, 2, 3, 1.5, 'x', 'y', null, true, new Date(choice.below(3)), { e: 1 }])
const value = (choice: SeededRandom): unknown =>
  choice.below(5) === 0 ? Array.from({ length: choice.below(3) }, () => scalar(choice)) : scalar(choice)

const aDocument = (choice: SeededRandom): BsonDocument => {
  const document: BsonDocument = { _id: choice.below(1e9) }
  // Larger documents are decoded in part only.
  if (choice.below(2) === 0) document.content = { text: 'x'.repeat(600) }
  if (choice.below(6) > 0) document.a = value(choice)
  if (choice.below(6) > 0) document.b = scalar(choice)
  if (choice.below(6) > 0)
    document.c = choice.below(4) === 0 ? [{ d: scalar(choice) }, {}] : { d: scalar(choice) }
  return document
}

const aCondition = (choice: SeededRandom): unknown => {
  const operator = choice.pick([
    '$eq',
    '$gt',
    '$gte',
    '$lt',
    '$lte',
    '$in',
    '$ne',
    '$exists',
    'both',
    'value',
  ])
  if (operator === 'value') return value(choice)
  if (operator === '$in') return { $in: Array.from({ length: 1 + choice.below(3) }, () => scalar(choice)) }
  if (operator === '$exists') return { $exists: choice.below(2) === 0 }
  if (operator === 'both') return { $gte: choice.below(3), $lt: choice.below(4) }
  return { [operator]: scalar(choice) }
}

const aFilter = (choice: SeededRandom): BsonDocument => {
  const one = (): BsonDocument => ({ [choice.pick(fields)]: aCondition(choice) })
  const kind = choice.below(6)
  if (kind === 0) return { $or: [one(), { ...one(), ...one() }] }
  if (kind === 1) return { $and: [one(), one(), one()] }
  return kind === 2 ? one() : { ...one(), ...one() }
}

const indexes: BsonDocument[] = [
  { key: { a: 1 } },
  { key: { b: -1, a: 1 } },
  { key: { 'c.d': 1 } },
  { key: { b: 1 }, name: 'partial', partialFilterExpression: { b: { $type: 'string' } } },
  { key: { a: -1 }, name: 'sparse', sparse: true },
]

/** Documents as a decoded filter would see them: with BSON's own number types. */
const exact = (document: BsonDocument): BsonDocument => decode(encode(document))

describe('[database] the planner', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'finds by any index what a look at every document finds (walk %i)',
    (seed) => {
      const choice = seededRandom(seed)
      const store = aStore()
      const used = new Set<string>()
      for (const spec of indexes.filter(() => choice.below(3) > 0))
        createIndex(store, store.collectionFor(namespace), exact(spec))
      for (let n = 0; n < 120; n++) insertDocument(store, namespace, exact(aDocument(choice)))
      for (let step = 0; step < 200; step++) {
        if (step % 8 === 0) changeSomething(store, choice)
        const collection = store.collectionFor(namespace)
        const filter = exact(aFilter(choice))
        const sort =
          choice.below(2) === 0 ? exact({ [choice.pick(fields)]: choice.pick([1, -1]), _id: 1 }) : undefined
        const matches = compileFilter(filter)
        const all = [...findRows(store, collection, { filter: {} })].filter((row) => matches(row.document))
        const wanted =
          sort === undefined ? all : sortDocuments(all, sort, { documentOf: (row) => row.document })
        const found = [...findRows(store, collection, { filter, sort })]
        const ids = (rows: typeof found): number[] => rows.map(({ id }) => id)
        const compared =
          sort === undefined ? [ids(found).toSorted(), ids(wanted).toSorted()] : [ids(found), ids(wanted)]
        expect(compared[0], JSON.stringify({ filter, sort })).toEqual(compared[1])
        used.add(planFor(collection, { filter, sort }).kind)
      }
      expect(used).toContain('everything')
    },
  )

  test.each([1, 2, 3, 4, 5, 6])(
    'counts in an index alone what it would find, where the filter says what fields are (walk %i)',
    (seed) => {
      const choice = seededRandom(seed)
      const store = aStore()
      for (const spec of [...indexes, { key: { n: 1, m: -1 } }])
        createIndex(store, store.collectionFor(namespace), exact(spec))
      const plain = () => choice.pick<unknown>([0, 1, 1.5, 'x', '', 'xy', null, true])
      for (let n = 0; n < 120; n++) {
        const document = { ...aDocument(choice), n: plain(), ...(choice.below(3) > 0 && { m: plain() }) }
        insertDocument(store, namespace, exact(document))
      }
      let counted = 0
      for (let step = 0; step < 200; step++) {
        const paths = choice.pick<readonly string[]>([
          ['a'],
          ['b'],
          ['n'],
          ['n', 'm'],
          ['m'],
          ['m', 'n'],
          ['b', 'a'],
        ])
        const filter = exact(Object.fromEntries(paths.map((path) => [path, plain()])))
        const collection = store.collectionFor(namespace)
        const inIndex = countInIndex(store, collection, { filter })
        if (inIndex === undefined) continue
        counted += 1
        expect(inIndex, JSON.stringify(filter)).toBe([...findRows(store, collection, { filter })].length)
      }
      expect(counted).toBeGreaterThan(20)
    },
  )

  test.each([1, 2, 3, 4, 5, 6])(
    'joins what one of several values leads to in the wanted order, and reads no more than is asked for (walk %i)',
    (seed) => {
      const choice = seededRandom(seed)
      const store = aStore()
      const direction = choice.pick([1, -1])
      createIndex(store, store.collectionFor(namespace), exact({ key: { kind: 1, state: 1, at: direction } }))
      for (let n = 0; n < 300; n++)
        insertDocument(
          store,
          namespace,
          exact({
            _id: n,
            kind: choice.below(8),
            state: choice.pick(['open', 'done', null]),
            at: choice.below(40),
          }),
        )
      for (let step = 0; step < 40; step++) {
        const kinds = Array.from({ length: 1 + choice.below(6) }, () => choice.below(9))
        const state = choice.pick<unknown>(['open', null])
        const filter = exact({ kind: { $in: kinds }, state, at: { $gte: choice.below(20) } })
        const sort = exact({ at: choice.pick([1, -1]) })
        const matches = compileFilter(filter)
        const collection = store.collectionFor(namespace)
        const all = [...findRows(store, collection, { filter: {} })].filter((row) => matches(row.document))
        const wanted = sortDocuments(all, sort, { documentOf: (row) => row.document })
        expect(planFor(collection, { filter, sort })).toMatchObject({ kind: 'index', isSorted: true })
        const found = [...findRows(store, collection, { filter, sort })]
        expect(found.map(({ document }) => document.at)).toEqual(wanted.map(({ document }) => document.at))
        expect(found.map(({ id }) => id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted())
        const limit = 1 + choice.below(5)
        const first = [...findRows(store, collection, { filter, sort, limit })]
        expect(first.map(({ document }) => document.at)).toEqual(
          wanted.slice(0, limit).map(({ document }) => document.at),
        )
      }
    },
  )

  test('does not trust an index whose field several list members may meet', () => {
    const store = aStore()
    const collection = store.collectionFor(namespace)
    createIndex(store, collection, exact({ key: { list: 1 } }))
    insertDocument(store, namespace, exact({ list: [1, 9] }))
    const filter = exact({ list: { $gt: 8, $lt: 2 } })
    expect([...findRows(store, collection, { filter })]).toHaveLength(1)
  })
})

const changeSomething = (store: Store, choice: SeededRandom): void => {
  const filter = exact(aFilter(choice))
  const kind = choice.below(3)
  if (kind === 0) deleteDocuments(store, { namespace, filter, limit: 1 })
  else if (kind === 1) insertDocument(store, namespace, exact(aDocument(choice)))
  else updateDocuments(store, { namespace, filter, update: exact({ $set: { b: scalar(choice) } }) })
}
