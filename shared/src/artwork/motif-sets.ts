import type { IndustrySlug } from '../industry/industry-slugs.ts'
import type { Motif } from './motif.ts'
import {
  cakeUnderGlass,
  coffeeBags,
  coffeeCup,
  coffeeGrinder,
  espressoMachine,
  moka,
} from './motifs/coffee.ts'

/** A set of motifs that can be asked for: a trade, plumbing, or the things any small business has. */
export type ArtworkIndustry = IndustrySlug | 'general' | 'plumbing'

const coffeeShop = [coffeeCup, espressoMachine, cakeUnderGlass, coffeeGrinder, coffeeBags, moka]

/** The motifs of every trade, in the order they are asked for by number. */
export const motifSets: Partial<Record<ArtworkIndustry, readonly Motif[]>> & { general: readonly Motif[] } = {
  general: coffeeShop,
  'coffee-shop': coffeeShop,
}
