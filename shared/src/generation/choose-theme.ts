import { initialValues } from '../field/field-initial.ts'
import { industrySlugs } from '../industry/industry-slugs.ts'
import type { IndustryPack } from '../industry/pack.ts'
import { families } from '../theme/families.ts'
import { type FamilyId, familyIds } from '../theme/family-ids.ts'
import { fontPairs } from '../theme/font-pairs.ts'
import { offerPalettes } from '../theme/offers.ts'
import { type Palette, paletteOf } from '../theme/palettes.ts'
import { type Theme, themeFields } from '../theme/theme.ts'
import { suitsTone } from '../tone/tone.ts'
import type { Answers } from './answers.ts'
import type { Chooser } from './seed.ts'

interface Choices {
  readonly choose: Chooser
  readonly pack: IndustryPack
  readonly seed: string
}

/** Of the eight palettes on offer the first are mixed for the trade; one of those is taken unasked. */
const likelyPalettes = 6

const chosenPalette = (answers: Answers, { choose, pack, seed }: Choices): Palette | undefined => {
  const wanted = paletteOf(answers.paletteId ?? '')
  if (wanted !== undefined) return wanted
  const [own, ...ownMore] = (pack.palettes ?? []).flatMap((id) => paletteOf(id) ?? [])
  if (own !== undefined) return choose.pick('palette', [own, ...ownMore])
  const industry = industrySlugs.find((slug) => slug === pack.slug || slug === pack.artwork) ?? ''
  const [first, ...more] = offerPalettes({ seed, industry }).slice(0, likelyPalettes)
  return first === undefined ? undefined : choose.pick('palette', [first, ...more])
}

/** A family that the chosen fonts belong to, best one that also suits the trade; without a choice one for the trade. */
const chosenFamily = (fontPairId: string | undefined, { choose, pack }: Choices): FamilyId => {
  const suits = (family: FamilyId) => families[family].fontPairs.some((id) => id === fontPairId)
  const [first, ...more] = pack.families.filter(suits)
  if (first !== undefined) return choose.pick('family', [first, ...more])
  const mayServe = (family: FamilyId) => suitsTone(families[family].tone, pack.tone ?? 'loud')
  const [other, ...others] = familyIds.filter((family) => suits(family) && mayServe(family))
  return choose.pick('family', other === undefined ? pack.families : [other, ...others])
}

/** The look: the palette and fonts that were chosen, or seeded ones that suit the trade. */
export const chooseTheme = (answers: Answers, choices: Choices): Theme => {
  const chosenFonts = fontPairs.find(({ id }) => id === answers.fontPairId)?.id
  const family = chosenFamily(chosenFonts, choices)
  const palette = chosenPalette(answers, choices)
  return {
    ...initialValues(themeFields),
    family,
    ...(choices.pack.pictures === 'abstract' ? { artwork: 'texture' as const } : {}),
    seed: choices.seed,
    paletteId: palette?.id ?? '',
    ...palette?.colours,
    fontPair: chosenFonts ?? choices.choose.pick('fonts', families[family].fontPairs),
  }
}
