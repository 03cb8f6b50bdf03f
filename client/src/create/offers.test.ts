import { describe, expect, it } from 'vitest'
import { noAnswers } from './answers.ts'
import { chosenLook, offerFontPairs, offerPalettes } from './offers.ts'

describe('[2.choose]', () => {
  it('offers eight palettes, among them every value structure, whatever the trade', () => {
    for (const trade of [null, 'landscaping', 'spa', 'bike-repair']) {
      const offer = offerPalettes(trade)
      expect(new Set(offer.map(({ id }) => id)).size).toBe(8)
      expect(new Set(offer.map(({ structure }) => structure)).size).toBe(4)
    }
  })

  it('begins with the palettes mixed for the trade', () => {
    expect(offerPalettes('landscaping')[0]?.id).toBe('leaf')
  })

  it('offers eight font pairs with eight heading faces', () => {
    expect(new Set(offerFontPairs().map(({ heading }) => heading)).size).toBe(8)
  })

  it('shows what was chosen, and the first offer before', () => {
    const [palette] = chosenLook({ ...noAnswers, paletteId: 'night' }, null)
    expect(palette.id).toBe('night')
    expect(chosenLook({ ...noAnswers, paletteId: 'gone' }, null)[0]).toBe(offerPalettes(null)[0])
  })
})
