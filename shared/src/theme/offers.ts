import { hashOf } from '../chance/seeded-random.ts'
import { oklchOf } from './contrast.ts'
import { families } from './families.ts'
import type { FamilyId } from './family-ids.ts'
import { type FontPair, fontPairs } from './font-pairs.ts'
import { valueStructures } from './palette-recipe.ts'
import { paletteUses } from './palette-uses.ts'
import { type Palette, palettes } from './palettes.ts'

/** What an offer depends on: the seed of the business, and what suits its trade where that is known. */
export interface OfferRequest {
  readonly seed: string
  /** Whose palettes come first. */
  readonly industry?: string
  /** The palettes by id that come first instead; none where nobody mixed any. */
  readonly own?: readonly string[]
}

/** How many palettes and font pairs are offered. */
export const offerSize = 8

const turnBetween = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}

const hueOf = ({ colours }: Palette): number => oklchOf(colours.buttonBackground).h

const suits = ({ id }: Palette, { industry = '', own = [] }: OfferRequest): boolean =>
  own.length > 0 ? own.includes(id) : paletteUses[id]?.trades.includes(industry) === true

const ranked = (structure: string, request: OfferRequest): readonly Palette[] =>
  palettes
    .filter((palette) => palette.structure === structure)
    .map((palette) => ({
      palette,
      rank: (suits(palette, request) ? 0 : 1) + hashOf(`${request.seed}/${palette.id}`) / 2 ** 32,
    }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ palette }) => palette)

/** The two best of a structure; the second differs in hue from everything chosen, where one does. */
const pairOf = (candidates: readonly Palette[], chosen: readonly Palette[]): readonly Palette[] => {
  const [first, ...rest] = candidates
  if (first === undefined) return []
  const taken = [...chosen, first].map(hueOf)
  const second =
    rest.find((palette) => taken.every((hue) => turnBetween(hue, hueOf(palette)) >= 25)) ?? rest[0]
  return second === undefined ? [first] : [first, second]
}

/** Eight palettes, two of each value structure, different in hue, those mixed for the trade first. */
export const offerPalettes = (request: OfferRequest): readonly Palette[] => {
  const chosen: Palette[] = []
  for (const structure of valueStructures) chosen.push(...pairOf(ranked(structure, request), chosen))
  return [...chosen].sort((one, other) => Number(suits(other, request)) - Number(suits(one, request)))
}

/** Eight font pairs with eight different heading faces, a family's own pairs first when one is named. */
export const offerFontPairs = ({ seed }: OfferRequest, family?: FamilyId): readonly FontPair[] => {
  const own: readonly string[] = family === undefined ? [] : families[family].fontPairs
  const rank = ({ id }: FontPair) =>
    own.includes(id) ? own.indexOf(id) - own.length : hashOf(`${seed}/${id}`) / 2 ** 32
  const ordered: readonly FontPair[] = [...fontPairs].sort((one, other) => rank(one) - rank(other))
  const chosen: FontPair[] = []
  for (const pair of ordered) {
    const presets = chosen.filter(({ preset }) => preset === pair.preset).length
    if (chosen.length < offerSize && presets < 2) chosen.push(pair)
  }
  return chosen
}
