import { expect, test } from 'vitest'
import { deviceWords } from './device-words.ts'

test.each([
  ['Firefox', 'Windows', 'computer', 'Firefox on Windows'],
  ['Safari', 'iOS', 'phone', 'Safari on iPhone'],
  ['Safari', 'iOS', 'tablet', 'Safari on iPad'],
  ['Chrome', 'macOS', 'computer', 'Chrome on Mac'],
  ['Chrome', null, 'unknown', 'Chrome'],
  [null, 'Linux', 'computer', 'A browser on Linux'],
  [null, null, 'unknown', 'An unknown browser'],
] as const)('[2.account] %s of %s on a %s is told as %s', (...[browser, system, kind, words]) => {
  expect(deviceWords({ browser, system, kind })).toBe(words)
})
