import { describe, expect, it } from 'vitest'
import { guessTrade } from './guess-trade.ts'

describe('[2.about] while somebody types, the sketch guesses the trade', () => {
  it.each([
    ['Plumbing and boilers in Leeds', 'heating-and-cooling'],
    ['Repairs and servicing for commuter bikes', 'bike-repair'],
    ['Piano lessons for children', 'music-lessons'],
    ['A charity for street dogs', 'non-profit-organization'],
    ['motorbikes', null],
    ['', null],
  ])('%j: %s', (words, expected) => expect(guessTrade(words)).toBe(expected))
})
