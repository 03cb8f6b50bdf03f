import { expect, test } from 'vitest'
import { isPassword, lackingCharacters, normalisePassword } from './password.ts'

test.each([
  ['twelve chars', true],
  ['eleven char', false],
  ['', false],
  ['            ', true],
  ['🔑'.repeat(12), true],
  ['🔑'.repeat(11), false],
  ['a'.repeat(128), true],
  ['a'.repeat(129), false],
])('[5.password] %j can be a password, or not', (typed, expected) => {
  expect(isPassword(typed)).toBe(expected)
})

test('[5.password] what a password lacks is told in characters', () => {
  expect(['six…', 'twelve chars'].map(lackingCharacters)).toEqual([6, 0])
})

test('[5.password] the same letters are one password, whichever keyboard made them', () => {
  expect(normalisePassword('cafe\u0301 on the corner')).toBe(normalisePassword('café on the corner'))
})
