import { describe, expect, it } from 'vitest'
import { remainingWords, showsCounter } from './text-limit.ts'

describe('[9.limits] the counter', () => {
  it.each([
    [57, 64, false],
    [58, 64, true],
    [64, 64, true],
  ])('with %i of %i characters it is shown: %s', (length, limit, expected) => {
    expect(showsCounter(length, limit)).toBe(expected)
  })

  it('counts down and says when the limit is reached', () => {
    expect(remainingWords(63, 64)).toBe('1 left of 64')
    expect(remainingWords(64, 64)).toBe('The limit of 64 is reached')
  })
})
