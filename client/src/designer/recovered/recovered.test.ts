import { businessFields } from '@shingle/shared/business/business.ts'
import { priceRangeIn } from '@shingle/shared/business/price-range.ts'
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { reviewOf } from '@shingle/shared/draft/review.ts'
import { describe, expect, it } from 'vitest'
import type { DraftCopy } from '../../replica/copy-index.ts'
import { changedPart } from './changed-part.ts'
import { reasonWords } from './recovered-words.ts'
import { afterWords, valueWords } from './value-words.ts'

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

  it.each(['GB', 'DE', 'US', ''])(
    'reads a price range in the money of the business, as its settings do: "%s"',
    (homeCountry) => {
      const base = blankContent()
      for (const priceRange of businessFields.priceRange.options.filter((option) => option !== '')) {
        const business = { ...base.business, homeCountry, priceRange }
        const [entry] = reviewOf({
          base: { ...base, business: { ...base.business, homeCountry } },
          theirs: { ...base, business: { ...base.business, homeCountry } },
          mine: { ...base, business },
        })
        expect(entry && afterWords(entry.mine, { sections: [], country: homeCountry })).toBe(
          priceRangeIn(homeCountry, priceRange),
        )
      }
    },
  )

  it('reads the sizes of a scale as the settings do', () => {
    const options = ['Default', 'Large', 'ExtraLarge'] as const
    const field = { kind: 'choice', label: 'Size', options, initial: 'Default' } as const
    expect(options.map((option) => valueWords(field, option))).toEqual(['M', 'L', 'XL'])
  })

  it('says of an editor who was removed meanwhile no more than of anybody whom edit control left', () => {
    const copy = { why: 'control' } as DraftCopy
    const taken = { by: { id: 'ann', name: 'Ann' }, at: '2026-11-21T07:51:00.000Z' }
    expect(reasonWords({ copy, taken })).toMatch(/^Edit control went to Ann at .*51/)
    expect(reasonWords({ copy, taken: undefined })).toBe('Edit control went to someone else.')
  })
})
