import { seedOf } from '@shingle/shared/generation/seed.ts'
import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'
import { type FontPair, fontPairs } from '@shingle/shared/theme/font-pairs.ts'
import { offerFontPairs, offerPalettes } from '@shingle/shared/theme/offers.ts'
import { type Palette, palettes } from '@shingle/shared/theme/palettes.ts'
import type { DraftAnswers } from './answers.ts'

/** What this business may choose from, always the same for the same answers. */
export interface Offer {
  palettes: readonly Palette[]
  fontPairs: readonly FontPair[]
}

export const offerFor = (answers: DraftAnswers, trade: IndustrySlug | null): Offer => {
  const seed = seedOf(answers)
  return {
    palettes: offerPalettes(trade ? { seed, industry: trade } : { seed }),
    fontPairs: offerFontPairs({ seed }),
  }
}

/** What is chosen so far: the person's own choice, or the first on offer. */
export const chosenLook = (
  answers: DraftAnswers,
  trade: IndustrySlug | null,
): { palette: Palette; fonts: FontPair } => {
  const offer = offerFor(answers, trade)
  const palette = palettes.find(({ id }) => id === answers.paletteId) ?? offer.palettes[0]
  const fonts = fontPairs.find(({ id }) => id === answers.fontPairId) ?? offer.fontPairs[0]
  if (!palette || !fonts) throw new Error('nothing is on offer')
  return { palette, fonts }
}
