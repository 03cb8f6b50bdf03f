import { expect, test } from 'vitest'
import { fits } from '../../generation/fit.ts'
import { textLimits } from '../../generation/text-limits.ts'
import { wordings } from '../../generation/wordings.ts'
import { ownRangeIn } from './own-range.ts'

const inEnglish = { wording: wordings.english }
const inJapanese = { wording: wordings.japanese }

test('[7.opening] the owner’s sentence with the ages they serve leads, word for word', () => {
  expect(ownRangeIn('Nursery, 9 months to 5 years. We have hens. Come and see.', inEnglish)).toEqual({
    heading: 'Nursery, 9 months to 5 years',
    rest: 'We have hens. Come and see.',
  })
  expect(ownRangeIn('給食があります。0歳から5歳までの保育園です。', inJapanese)).toEqual({
    heading: '0歳から5歳までの保育園です',
    rest: '給食があります。',
  })
})

test('[7.opening] ranges that are none of ages lead nothing', () => {
  const others = [
    'We reply within 1 to 2 days.',
    'Flats of 2 to 4 rooms.',
    'Open 9-5 on weekdays.',
    'In business for 30 years.',
    '',
  ]
  expect(others.map((text) => ownRangeIn(text, inEnglish))).toEqual(others.map(() => undefined))
})

test('[5.generated text] of a sentence too long for a heading the ages lead, and all of it stays in the text', () => {
  const long = 'Nursery for children from 9 months to 5 years. We have hens.'
  expect(ownRangeIn(long, inEnglish)).toEqual({ heading: '9 months to 5 years', rest: long })
  for (const garden of ['', 'in a large garden '.repeat(2), 'in a large garden '.repeat(20)]) {
    const told = `Nursery for children from 9 months to 5 years ${garden}. We have hens.`
    const { heading = '', rest = '' } = ownRangeIn(told, inEnglish) ?? {}
    expect(fits(heading, textLimits.introductionHeadline)).toBe(true)
    expect(rest).toBe(told)
  }
})
