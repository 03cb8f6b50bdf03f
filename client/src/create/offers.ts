import { seedOf } from '@shingle/shared/generation/seed.ts'
import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import { type FontPair, fontPairs } from '@shingle/shared/theme/font-pairs.ts'
import { offerFontPairs, offerPalettes } from '@shingle/shared/theme/offers.ts'
import { type Palette, palettes } from '@shingle/shared/theme/palettes.ts'
import type { DraftAnswers } from './answers.ts'

/** What this business may choose from, always the same for the same answers. */
export interface Offer {
  palettes: readonly Palette[]
  fontPairs: readonly FontPair[]
}

/** What would suit the page unasked; null while nobody knows. */
type Suiting = Understanding['look'] | null

export const offerFor = (answers: DraftAnswers, suiting: Suiting): Offer => {
  // The place is asked last: what is on offer does not change with it.
  const seed = seedOf({ ...answers, businessLocation: '' })
  return {
    palettes: offerPalettes(suiting ? { seed, industry: suiting.artwork, own: suiting.palettes } : { seed }),
    fontPairs: offerFontPairs({ seed }),
  }
}

/** What is chosen so far: the person's own choice, or the first on offer. */
export const chosenLook = (
  answers: DraftAnswers,
  suiting: Suiting,
): { palette: Palette; fonts: FontPair } => {
  const offer = offerFor(answers, suiting)
  const palette = palettes.find(({ id }) => id === answers.paletteId) ?? offer.palettes[0]
  const fonts = fontPairs.find(({ id }) => id === answers.fontPairId) ?? offer.fontPairs[0]
  if (!palette || !fonts) throw new Error('nothing is on offer')
  return { palette, fonts }
}
