import { expect, test } from 'vitest'
import { addSource, createTallies } from './tally.ts'

test('[ruling 17] what waits while it cannot be written stays small, however many sources are named', () => {
  const tallies = createTallies(10)
  for (let round = 0; round < 3; round += 1) {
    for (let at = 0; at < 500; at += 1) {
      const tally = tallies.of('website', '2026-11-26')
      if (tally !== undefined) addSource(tally, `host-${round}-${at}.example`)
    }
    tallies.putBack(tallies.take(10))
  }
  const [waiting] = tallies.take(10)
  expect(waiting?.sources.size).toBe(61)
  expect([...(waiting?.sources.values() ?? [])].reduce((sum, visits) => sum + visits)).toBe(1500)
})
