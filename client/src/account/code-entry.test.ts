import { describe, expect, it } from 'vitest'
import { cleanCode, isWholeCode } from './code-entry.ts'

describe('[5.code] the emailed code', () => {
  it.each([
    ['k7m2px', 'K7M2PX'],
    [' K7M 2PX ', 'K7M2PX'],
    ['K7M-2PX', 'K7M2PX'],
    ['Your code: ', 'YOURCO'],
    ['Ｋ７Ｍ２ＰＸ', 'K7M2PX'],
    ['K7M2PXK7M2PX', 'K7M2PX'],
    ['', ''],
  ])('%j is taken as %j', (typed, expected) => {
    expect(cleanCode(typed)).toBe(expected)
  })

  it('is whole with six characters', () => {
    expect(isWholeCode('K7M2P')).toBe(false)
    expect(isWholeCode('K7M2PX')).toBe(true)
  })
})
