import { describe, expect, it } from 'vitest'
import { shortened } from './own-words.ts'

describe('[2.theme] the page in its own words', () => {
  it.each([
    ['Stairs, sashes and shelves, made in Ludlow.', 'Stairs, sashes and shelves'],
    ['Oak', 'Oak'],
    [
      '大阪の田中音楽教室では、ピアノとバイオリンを初歩から丁寧に教えています',
      '大阪の田中音楽教室では、ピアノとバイオリンを初歩から丁…',
    ],
  ])('"%s" is shortened to "%s"', (text, short) => {
    expect(shortened(text)).toBe(short)
  })
})
