import { describe, expect, it } from 'vitest'
import { boardWords, firstSentence, lengthClass, matchingChip } from './typed-board.ts'

const chip = (name: string, stems: string) => ({ name, dataset: { stems } })
const chips = [
  chip('Bike repair', 'bike bicycle'),
  chip('Heating', 'heat plumb'),
  chip('Car detailing', 'detail valet'),
]

describe('[2.home] the live board', () => {
  it.each([
    ['Plumbing and boilers in Leeds', 'Heating'],
    ['I fix commuter BIKES', 'Bike repair'],
    ['motorbikes', undefined],
    ['Sofas re-covered, not car valet work. Bikes too', 'Bike repair'],
    ['Sofas and chairs, not car details', undefined],
    ['', undefined],
    ['ピアノ教室', undefined],
  ])('%j is recognised as %s', (words, expected) => {
    expect(matchingChip(words, chips)?.name).toBe(expected)
  })

  it.each([
    ['Fix bikes. Sell bells.', 'Fix bikes'],
    ['  Fix bikes  ', 'Fix bikes'],
    ['ピアノを教えます。初心者も歓迎。', 'ピアノを教えます'],
    ['', ''],
  ])('the sign takes the first sentence of %j', (words, expected) => {
    expect(firstSentence(words)).toBe(expected)
  })

  it('says the visitor’s own words as soon as there are some, and the sample’s before', () => {
    expect(boardWords('', '').headline).toBeNull()
    expect(boardWords('Dunn Plumbing', '')).toMatchObject({
      name: 'Dunn Plumbing',
      headline: 'Dunn Plumbing',
    })
    expect(boardWords('', 'I mend taps. Fast.')).toMatchObject({
      name: 'Your name here',
      headline: 'I mend taps',
    })
  })

  it('cuts what does not fit between words', () => {
    const long = 'We re-cover sofas, armchairs and dining chairs in wool, linen and velvet for homes and pubs'
    expect(boardWords('', long).headline).toBe(
      'We re-cover sofas, armchairs and dining chairs in wool, linen and…',
    )
    expect(boardWords('Marlow and Daughters Upholstery and Loose Covers', '').name).toBe(
      'Marlow and Daughters…',
    )
  })

  it('sets longer words smaller', () => {
    expect([10, 26, 52].map((length) => lengthClass('x'.repeat(length)))).toEqual([null, 'long', 'longer'])
  })
})
