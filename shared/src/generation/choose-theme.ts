import { initialValues } from '../field/field-initial.ts'
import { industrySlugs } from '../industry/industry-slugs.ts'
import type { IndustryPack } from '../industry/pack.ts'
import { families } from '../theme/families.ts'
import { fontPairs } from '../theme/font-pairs.ts'
import { offerPalettes } from '../theme/offers.ts'
import { type Palette, paletteOf } from '../theme/palettes.ts'
import { type Theme, themeFields } from '../theme/theme.ts'
import type { Answers } from './answers.ts'
import type { Chooser } from './seed.ts'

interface Choices {
  readonly choose: Chooser
  readonly pack: IndustryPack
  readonly seed: string
}

/** Of the eight palettes on offer the first are mixed for the trade; one of those is taken unasked. */
const likelyPalettes = 4

const chosenPalette = (answers: Answers, { choose, pack, seed }: Choices): Palette | undefined => {
  const wanted = paletteOf(answers.paletteId ?? '')
  if (wanted !== undefined) return wanted
  const industry = industrySlugs.find((slug) => slug === pack.slug || slug === pack.artwork) ?? ''
  const [first, ...more] = offerPalettes({ seed, industry }).slice(0, likelyPalettes)
  return first === undefined ? undefined : choose.pick('palette', [first, ...more])
}

const chosenFonts = (answers: Answers, choose: Chooser, offered: readonly [string, ...string[]]): string =>
  fontPairs.find(({ id }) => id === answers.fontPairId)?.id ?? choose.pick('fonts', offered)

/** The look: the palette and fonts that were chosen, or seeded ones that suit the trade. */
export const chooseTheme = (answers: Answers, choices: Choices): Theme => {
  const { choose, pack, seed } = choices
  const family = choose.pick('family', pack.families)
  const palette = chosenPalette(answers, choices)
  return {
    ...initialValues(themeFields),
    family,
    seed,
    paletteId: palette?.id ?? '',
    ...palette?.colours,
    fontPair: chosenFonts(answers, choose, families[family].fontPairs),
  }
}
