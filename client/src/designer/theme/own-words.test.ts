import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { describe, expect, it } from 'vitest'
import { sampleHeading, shortened, tileLetters } from './own-words.ts'

describe('[2.theme] the page in its own words', () => {
  it('tries fonts out on the name, or on the first heading where there is none', () => {
    const { business } = blankContent()
    const sections = [
      blankSection('Introduction', 'i', { heading: 'Clocks' }),
      blankSection('Newsletter', 'n', { heading: 'News' }),
    ]
    expect(sampleHeading(blankContent({ business: { ...business, name: 'Pell' }, sections }))).toBe('Pell')
    expect(sampleHeading(blankContent({ sections }))).toBe('Clocks')
  })

  it.each([
    ['Stairs, sashes and shelves, made in Ludlow.', 'Stairs, sashes and shelves'],
    ['Oak', 'Oak'],
    ['Leaks stopped. Taps that close.', 'Leaks stopped.'],
    ['Cuts. Color. Care.', 'Cuts. Color. Care.'],
    ['Bikes fixed while you wait', 'Bikes fixed while you wait'],
    ['Haircuts from £9.50 in the middle of Hull', 'Haircuts from £9.50 in the'],
    ['雨漏りを直します。屋根も瓦も丁寧に葺き替えて長持ちさせます。', '雨漏りを直します。'],
    ['Emergency plumbing repairs in Leeds', 'Emergency plumbing repairs'],
    [
      '大阪の田中音楽教室では、ピアノとバイオリンを初歩から丁寧に教えています',
      '大阪の田中音楽教室では、ピアノとバイオリンを初歩から丁…',
    ],
  ])('"%s" is shortened to "%s"', (text, short) => {
    expect(shortened(text)).toBe(short)
  })

  it.each([
    ['Oak', 'over', 21],
    ['Stairs, sashes and shelves', 'over', 20],
    ['Oak', 'beside', 21],
    ['Emergency plumbing in Leeds', 'beside', 15],
    ['Versicherungsmaklerbüro', 'beside', 10],
  ] as const)('"%s" stands %s a picture in letters of %i pixels', (heading, where, size) => {
    expect(tileLetters(heading, where)).toBe(size)
  })
})
