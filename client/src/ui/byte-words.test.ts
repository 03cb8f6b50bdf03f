import { expect, test } from 'vitest'
import { byteWords } from './byte-words.ts'

test.each([
  [1, '1 KB'],
  [340_000, '332 KB'],
  [1_500_000, '1.4 MB'],
  [50_331_648, '48 MB'],
  [3 * 2 ** 30, '3 GB'],
])('[3.account] a zip of %i bytes is told as %s', (bytes, words) => {
  expect(byteWords(bytes)).toBe(words)
})
