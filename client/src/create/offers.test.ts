import { describe, expect, it } from 'vitest'
import { noAnswers } from './answers.ts'
import { chosenLook, offerFor } from './offers.ts'

const answers = { ...noAnswers, businessName: 'Pell Street Cycles', businessActivities: 'We mend bikes' }
const bikes = { artwork: 'bike-repair', palettes: [] }

describe('[2.choose]', () => {
  it('offers eight palettes and eight font pairs, the same for the same answers', () => {
    const offer = offerFor(answers, bikes)
    expect(new Set(offer.palettes.map(({ id }) => id)).size).toBe(8)
    expect(new Set(offer.fontPairs.map(({ id }) => id)).size).toBe(8)
    expect(offerFor({ ...answers }, bikes)).toEqual(offer)
  })

  it('offers the same wherever the business is', () => {
    expect(offerFor({ ...answers, businessLocation: 'Leeds' }, bikes)).toEqual(offerFor(answers, bikes))
  })

  it('takes the first on offer until something is chosen, and what was chosen from then on', () => {
    const offer = offerFor(answers, null)
    expect(chosenLook(answers, null)).toEqual({ palette: offer.palettes[0], fonts: offer.fontPairs[0] })
    const chosen = { ...answers, paletteId: 'night', fontPairId: 'lora+karla' }
    expect(chosenLook(chosen, null)).toMatchObject({ palette: { id: 'night' }, fonts: { id: 'lora+karla' } })
  })

  it('falls back to the first on offer for an unknown choice', () => {
    const gone = { ...answers, paletteId: 'gone', fontPairId: 'gone' }
    expect(chosenLook(gone, null)).toEqual(chosenLook(answers, null))
  })
})
