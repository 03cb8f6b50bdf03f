import { describe, expect, it } from 'vitest'
import { changedPart } from './changed-part.ts'
import { valueWords } from './value-words.ts'

describe('[3.recovered] the review of a recovered copy', () => {
  it.each([
    ['from £3,200', 'from £3,400', ['from ', '£3,400', '']],
    ['Fine joinery in Ludlow', 'Fine oak joinery in Ludlow', ['Fine ', 'oak ', 'joinery in Ludlow']],
    ['', 'All new', ['', 'All new', '']],
    ['Same', 'Same', ['Same', '', '']],
    ['One two', '', ['', '', '']],
  ])('marks what differs between "%s" and "%s"', (former, text, parts) => {
    const { start, changed, end } = changedPart(former, text)
    expect([start, changed, end]).toEqual(parts)
  })

  it.each([
    [{ kind: 'flag', label: 'Hidden', initial: false }, true, 'Yes'],
    [{ kind: 'image', label: 'Picture' }, null, ''],
    [{ kind: 'link', label: 'Link' }, { type: 'Web', target: 'https://example.com' }, 'https://example.com'],
    [{ kind: 'link', label: 'Link' }, { type: 'None', target: '' }, ''],
    [
      { kind: 'button', label: 'Button', initial: '' },
      { label: 'Ask', link: { type: 'Phone', target: '0113' } },
      'Ask, 0113',
    ],
    [{ kind: 'text', label: 'Heading', maximum: 8, initial: '' }, 'Doors', 'Doors'],
    [undefined, 'auto', 'Auto'],
  ] as const)('reads %o as words', (field, value, words) => {
    expect(valueWords(field, value)).toBe(words)
  })
})
