import { expect, it } from 'vitest'
import { reachFor } from './reach-for.ts'

const places = [-700, -120, -1, 0, 1, 90, 300, 480, 1200]
const lengths = [0, 40, 499, 500, 501, 2000]

it('[2.designer] what is brought into view is seen whole, or from its beginning, and stays where it is seen already', () => {
  const seen = { begin: 0, end: 500 }
  for (const begin of places) {
    for (const length of lengths) {
      const scrolled = reachFor({ begin, end: begin + length }, seen)
      const [top, bottom] = [begin - scrolled, begin + length - scrolled]
      expect([begin, length, top >= seen.begin && top <= seen.end]).toEqual([begin, length, true])
      expect(bottom <= seen.end || top === seen.begin).toBe(true)
      if (begin >= seen.begin && begin + length <= seen.end) expect(scrolled).toBe(0)
    }
  }
})
