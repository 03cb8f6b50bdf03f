import { passwordMaximum, passwordMinimum } from '@shingle/shared/password/password.ts'
import { expect, test } from 'vitest'
import { lackingWords } from './password-words.ts'

test.each([
  [passwordMinimum - 2, '2 more characters'],
  [passwordMinimum - 1, '1 more character'],
  [passwordMinimum, ''],
  [passwordMaximum, ''],
  [passwordMaximum + 1, `At most ${passwordMaximum} characters`],
])('[5.password] of a password of %d characters it is said: %s', (length, words) => {
  expect(lackingWords('p'.repeat(length))).toBe(words)
})
