import type { LinkType } from '@shingle/shared/link/link-value.ts'
import { describe, expect, it } from 'vitest'
import { formatProblem, readTarget } from './link-words.ts'

describe('[5.links] what the link composer keeps', () => {
  it.each<[LinkType, string, string]>([
    ['Web', 'Example.com/Prices', 'https://example.com/prices'],
    ['Web', '  ', ''],
    ['Social', 'https://instagram.com/hollis', 'https://instagram.com/hollis'],
    ['Email', ' will@example.com ', 'will@example.com'],
    ['Phone', '+44 1584 555 0142', '+44 1584 555 0142'],
  ])('%s "%s" becomes "%s"', (type, typed, kept) => {
    expect(readTarget(type, typed)).toEqual({ ok: true, value: kept })
  })

  it.each<[LinkType, string, string]>([
    ['Web', 'javascript:alert(1)', 'Please enter a valid web address'],
    ['Web', 'not an address', 'Please enter a valid web address'],
    ['Email', 'nobody', 'Please enter a valid email address'],
    ['Phone', 'call me', 'Please enter a phone number'],
  ])('%s "%s" is refused: %s', (type, typed, text) => {
    expect(readTarget(type, typed)).toMatchObject({ ok: false, problem: { text } })
  })
})

describe('[5.email] what the forms of the designer say beside an address or a number', () => {
  it.each([
    ['email', '', undefined],
    ['email', ' will@example.com ', undefined],
    ['email', 'will', 'Please enter a valid email address'],
    ['phone', '0113 496 0000', undefined],
    ['phone', 'call me', 'Please enter a phone number'],
    [undefined, 'anything', undefined],
  ] as const)('%s "%s": %s', (format, text, problem) => {
    expect(formatProblem(format, text)).toBe(problem)
  })
})
