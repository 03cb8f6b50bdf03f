import { type FontPair, fontPairs } from '@shingle/shared/theme/font-pairs.ts'
import { paletteRecipes } from '@shingle/shared/theme/palette-recipes.ts'
import { type Palette, palettes, valueStructures } from '@shingle/shared/theme/palettes.ts'
import type { DraftAnswers } from './answers.ts'

const offered = 8
const ownFirst = 3

/** Eight palettes: first those mixed for the trade, then others so that every value structure is there. */
export function offerPalettes(trade: string | null): readonly Palette[] {
  const meant = new Set(
    paletteRecipes.filter(({ trades }) => trade && trades.includes(trade)).map(({ id }) => id),
  )
  const own = palettes.filter(({ id }) => meant.has(id)).slice(0, ownFirst)
  const rest = palettes.filter(({ id }) => !meant.has(id))
  const byTurns = rest
    .map((palette) => ({ palette, turn: turnOf(palette, rest) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ palette }) => palette)
  return [...own, ...byTurns].slice(0, offered)
}

/** Eight font pairs, no two with the same heading face. */
export function offerFontPairs(): readonly FontPair[] {
  return fontPairs
    .filter(({ heading }, index) => fontPairs.findIndex((pair) => pair.heading === heading) === index)
    .slice(0, offered)
}

/** What stands on the board: the chosen palette and fonts, or the first on offer. */
export function chosenLook(
  { paletteId, fontPairId }: DraftAnswers,
  trade: string | null,
): [Palette, FontPair] {
  const [firstPalette] = offerPalettes(trade)
  const palette = palettes.find(({ id }) => id === paletteId) ?? firstPalette
  const fonts = fontPairs.find(({ id }) => id === fontPairId) ?? fontPairs[0]
  if (!palette) throw new Error('there are no palettes')
  return [palette, fonts]
}

/** The how-manieth of its value structure it is, and within a turn the structures in their order. */
function turnOf(palette: Palette, all: readonly Palette[]): number {
  const before = all.filter(({ structure }) => structure === palette.structure).indexOf(palette)
  return before * valueStructures.length + valueStructures.indexOf(palette.structure)
}
