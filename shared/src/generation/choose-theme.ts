import { initialValues } from '../field/field-initial.ts'
import type { IndustryPack } from '../industry/pack.ts'
import { families } from '../theme/families.ts'
import { fontPairs } from '../theme/font-pairs.ts'
import { paletteOf, palettes } from '../theme/palettes.ts'
import { type Theme, themeFields } from '../theme/theme.ts'
import type { Answers } from './answers.ts'
import type { Chooser } from './seed.ts'

const chosenPalette = (answers: Answers, choose: Chooser) => {
  const wanted = paletteOf(answers.paletteId ?? '')
  if (wanted !== undefined) return wanted
  return choose.shuffle('palette', palettes)[0]
}

const chosenFonts = (answers: Answers, choose: Chooser, offered: readonly [string, ...string[]]): string =>
  fontPairs.find(({ id }) => id === answers.fontPairId)?.id ?? choose.pick('fonts', offered)

/** The look: the palette and fonts that were chosen, or seeded ones that suit the trade. */
export const chooseTheme = (
  answers: Answers,
  { choose, pack, seed }: { choose: Chooser; pack: IndustryPack; seed: string },
): Theme => {
  const family = choose.pick('family', pack.families)
  const palette = chosenPalette(answers, choose)
  return {
    ...initialValues(themeFields),
    family,
    seed,
    paletteId: palette?.id ?? '',
    ...palette?.colours,
    fontPair: chosenFonts(answers, choose, families[family].fontPairs),
  }
}
