import { BSON } from 'mongodb'
import { expect, test } from 'vitest'
import { type Cursors, createCursors, encoded } from './cursors.ts'

interface Reply {
  id: bigint
  batch: number[]
}

const read = (bytes: Uint8Array): Reply => {
  const { cursor } = BSON.deserialize(bytes, { useBigInt64: true })
  const documents: { n: number }[] = cursor.firstBatch ?? cursor.nextBatch
  return { id: cursor.id, batch: documents.map(({ n }) => n) }
}

const numbers = (count: number) => encoded(Array.from({ length: count }, (_, n) => ({ n })))
const openNumbers = (cursors: Cursors, count: number, batchSize = 2): Reply =>
  read(cursors.open('db.things', numbers(count), { batchSize }))

test('[database] a cursor hands out batches and is gone after the last', () => {
  const cursors = createCursors()
  const first = openNumbers(cursors, 5)
  expect(first.batch).toEqual([0, 1])
  expect(read(cursors.more(first.id, 'db.things', 2))).toEqual({ id: first.id, batch: [2, 3] })
  expect(read(cursors.more(first.id, 'db.things', 2))).toEqual({ id: 0n, batch: [4] })
  expect(() => cursors.more(first.id, 'db.things')).toThrow('not found')
})

test('[database] no cursor is kept where the first batch is everything', () => {
  expect(openNumbers(createCursors(), 2).id).toBe(0n)
  const single = createCursors().open('db.things', numbers(5), { batchSize: 2, isSingle: true })
  expect(read(single)).toEqual({ id: 0n, batch: [0, 1] })
})

test('[database] a cursor belongs to its collection', () => {
  const cursors = createCursors()
  const { id } = openNumbers(cursors, 5)
  expect(() => cursors.more(id, 'db.others')).toThrow('not found')
})

test('[database] a cursor is forgotten after ten idle minutes', () => {
  let now = 0
  const cursors = createCursors(() => now)
  const [used, idle] = [openNumbers(cursors, 9), openNumbers(cursors, 9)]
  now = 6 * 60_000
  cursors.more(used.id, 'db.things', 1)
  now = 11 * 60_000
  cursors.expire(now)
  expect(read(cursors.more(used.id, 'db.things', 1)).batch).toEqual([3])
  expect(() => cursors.more(idle.id, 'db.things')).toThrow('not found')
})

test('[database] beyond 1 000 open cursors the one unused longest is dropped', () => {
  const cursors = createCursors()
  const opened = Array.from({ length: 1001 }, () => openNumbers(cursors, 3))
  expect(() => cursors.more(opened[0]?.id ?? 0n, 'db.things')).toThrow('not found')
  expect(read(cursors.more(opened[1]?.id ?? 0n, 'db.things')).batch).toEqual([2])
})
