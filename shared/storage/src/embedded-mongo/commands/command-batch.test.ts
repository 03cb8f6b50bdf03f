import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../store/store.ts'
import { type BsonDocument, decode, encode } from '../values/bson.ts'
import type { ServerContext } from './command.ts'
import { createCommandBatch } from './command-batch.ts'
import { createCursors } from './cursors.ts'

let store: Store
let context: ServerContext
beforeEach(() => {
  store = openStore(':memory:')
  context = { store, cursors: createCursors(), address: 'localhost:0' }
})
afterEach(() => store.close())

/** Runs commands in one batch and returns their replies with plain numbers. */
const runBatch = (...commands: BsonDocument[]): BsonDocument[] => {
  const batch = createCommandBatch(context)
  const replies: BsonDocument[] = []
  for (const command of commands) {
    batch.submit(decode(encode({ ...command, $db: 'db' })), (body) =>
      replies.push(JSON.parse(JSON.stringify(decode(body)))),
    )
  }
  batch.flush()
  return replies
}

const insert = (_id: number, more: BsonDocument = {}): BsonDocument => ({
  insert: 'things',
  documents: [{ _id, ...more }],
})
const ids = (): unknown => {
  const [reply] = runBatch({ distinct: 'things', key: '_id' })
  return reply?.values
}

test('[database] commands that arrive together succeed and fail alone, in their order', () => {
  const replies = runBatch(
    insert(1),
    insert(1),
    { noSuchCommand: 1 },
    { count: 'things' },
    { update: 'things', updates: [{ q: {}, u: { $nope: { a: 1 } } }] },
    insert(2),
    { count: 'things' },
  )
  expect(replies).toMatchObject([
    { ok: 1, n: 1 },
    { ok: 1, n: 0, writeErrors: [{ code: 11000 }] },
    { ok: 0, code: 59 },
    { ok: 1, n: 1 },
    { ok: 1, n: 0, writeErrors: [{ code: 9 }] },
    { ok: 1, n: 1 },
    { ok: 1, n: 2 },
  ])
  expect(ids()).toEqual([1, 2])
})

test('[database] a full disk fails the write that does not fit, and every acknowledged one is there', () => {
  runBatch(insert(1))
  const pages = Number(store.sqlite.statement('PRAGMA page_count').get()?.page_count)
  store.sqlite.define(`PRAGMA max_page_count = ${pages + 4}`)
  const replies = runBatch(insert(2), insert(3, { text: 'x'.repeat(100_000) }), insert(4))
  expect(replies).toMatchObject([{ ok: 1, n: 1 }, { ok: 0 }, { ok: 1, n: 1 }])
  expect(ids()).toEqual([1, 2, 4])
  store.sqlite.define('PRAGMA max_page_count = 100000')
  expect(runBatch(insert(5))).toMatchObject([{ ok: 1, n: 1 }])
})
