import { expect, test } from 'vitest'
import { codeAlphabet, codeLength, codeOf, isCode, normaliseCode } from './code.ts'

test('[5.code] a code has six of 31 characters that no two of look alike', () => {
  expect([codeLength, codeAlphabet.length, new Set(codeAlphabet).size]).toEqual([6, 31, 31])
  for (const lookAlike of '01OIL') expect(codeAlphabet).not.toContain(lookAlike)
})

test('[5.code] every number is a code, and small changes are other codes', () => {
  const numbers = [0, 1, 30, 31, 2 ** 31 - 1, 31 ** 6 - 1]
  const codes = numbers.map(codeOf)
  expect(codes.every(isCode)).toBe(true)
  expect(new Set(codes).size).toBe(numbers.length)
})

test('[5.code] a code may be typed in small letters, with spaces or dashes', () => {
  expect(normaliseCode(' k7m-4p2\n')).toBe('K7M4P2')
  for (const typed of ['', 'K7M4P', 'K7M4P22', 'K7M4PO', 'K7M4P!'])
    expect(isCode(normaliseCode(typed))).toBe(false)
})
