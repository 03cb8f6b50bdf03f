import { describe, expect, it } from 'vitest'
import { quietText } from './quiet-text.ts'
import { readDescription } from './read-description.ts'

describe('[1.words] a description in capitals', () => {
  it('is read in small letters', () => {
    const shouted = 'TROUSERS SHORTENED £12. MOT WHILE I WAIT. MON-SAT 10-6 RYE LANE, PECKHAM SE15 4ST'
    expect(quietText(shouted, 'english', 'Peckham, London')).toBe(
      'Trousers shortened £12. MOT while I wait. Mon-sat 10-6 Rye Lane, Peckham SE15 4ST',
    )
  })

  it.each([
    ['NO CATS. We groom dogs of any size, in the yard behind the church.', 'english'],
    ['BBQ HIRE £40', 'english'],
    ['HOSEN KÜRZEN UND GARDINEN NÄHEN IN GÖRLITZ', 'german'],
  ] as const)('stays where it is not one, or nobody can tell its nouns: %s', (text, language) => {
    expect(quietText(text, language, 'Leeds')).toBe(text)
  })

  it('makes cards in small letters', () => {
    const text = 'TROUSERS SHORTENED £12. ZIPS REPLACED £15. DRESSES TAKEN IN FROM £20.'
    const { offers } = readDescription(text, { name: 'Okafor', place: 'Peckham', timeZone: 'Europe/London' })
    expect(offers.map(({ name, price }) => [name, price])).toEqual([
      ['Trousers shortened', '£12'],
      ['Zips replaced', '£15'],
      ['Dresses taken in', 'from £20'],
    ])
  })
})
