import { expect, test } from 'vitest'
import { packingWords, untilWords } from './export-words.ts'

test('[3.account] what lasts a day ends today or tomorrow', () => {
  const until = new Date(2026, 10, 22, 14, 10)
  expect(untilWords(until, new Date(2026, 10, 21, 14, 11), 'en-GB')).toBe('until tomorrow 14:10')
  expect(untilWords(until, new Date(2026, 10, 22, 0, 5), 'en-GB')).toBe('until today 14:10')
})

test('[3.account] the packing counts pictures where there are some', () => {
  expect(packingWords({ done: 38, total: 61 })).toBe('Packing, 38 of 61 pictures')
  expect(packingWords({ done: 0, total: 1 })).toBe('Packing, 0 of 1 picture')
  expect(packingWords({ done: 0, total: 0 })).toBe('Packing')
})
