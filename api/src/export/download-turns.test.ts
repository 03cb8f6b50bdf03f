import { expect, test } from 'vitest'
import { createDownloadTurns } from './download-turns.ts'

const openTurns = () => {
  const turns = createDownloadTurns({ ofOne: 3, ofAll: 6 })
  const broken: string[] = []
  const begin = (userId: string, name = userId) => turns.begin({ userId, breakOff: () => broken.push(name) })
  return { begin, broken }
}

test('[T29] who holds every download there is gives one up to whoever has none, the oldest first', () => {
  const { begin, broken } = openTurns()
  for (const name of ['ann 1', 'ann 2', 'ann 3']) expect(begin('ann', name)).toBeDefined()
  for (const name of ['bea 1', 'bea 2', 'bea 3']) expect(begin('bea', name)).toBeDefined()
  expect([begin('cam') !== undefined, broken]).toEqual([true, ['ann 1']])
  expect([begin('dan') !== undefined, broken]).toEqual([true, ['ann 1', 'bea 1']])
  // Nobody has two more than they would have: nobody gives way.
  expect([begin('ann'), begin('cam'), broken.length]).toEqual([undefined, undefined, 2])
})

test('[T29] of one account three are under way at once, and one that ended makes room', () => {
  const { begin, broken } = openTurns()
  const [end] = [begin('ann'), begin('ann'), begin('ann')]
  expect(begin('ann')).toBeUndefined()
  end?.()
  end?.()
  expect([begin('ann') !== undefined, begin('ann'), broken]).toEqual([true, undefined, []])
})

test('[T29] a crowd that takes its bytes slowly keeps nobody out for longer than a minute', () => {
  let now = 0
  const turns = createDownloadTurns({ ofOne: 3, ofAll: 2 }, () => now)
  const broken: string[] = []
  const begin = (userId: string) => turns.begin({ userId, breakOff: () => broken.push(userId) })
  begin('ann')
  now = 30_000
  begin('bea')
  now = 59_999
  expect([begin('cam'), broken]).toEqual([undefined, []])
  now = 60_000
  expect([begin('cam') !== undefined, broken]).toEqual([true, ['ann']])
  expect([begin('dan'), broken]).toEqual([undefined, ['ann']])
  now = 90_000
  // Whoever has one already waits for an end.
  expect(begin('cam')).toBeUndefined()
  expect([begin('dan') !== undefined, broken]).toEqual([true, ['ann', 'bea']])
})
