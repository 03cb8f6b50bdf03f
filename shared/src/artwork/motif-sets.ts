import type { IndustrySlug } from '../industry/industry-slugs.ts'
import type { Motif } from './motif.ts'
import { bodyAndMind } from './motif-sets/body-and-mind.ts'
import { homeTrades } from './motif-sets/home-trades.ts'
import { officesAndLessons } from './motif-sets/offices-and-lessons.ts'
import { shopsAndTables } from './motif-sets/shops-and-tables.ts'

/** A set of motifs that can be asked for: a trade, plumbing, or the things any small business has. */
export type ArtworkIndustry = IndustrySlug | 'general' | 'plumbing'

/** The motifs of every trade, most telling first; a request counts through them from 0. */
export const motifSets: Readonly<Record<ArtworkIndustry, readonly Motif[]>> = {
  ...homeTrades,
  ...bodyAndMind,
  ...shopsAndTables,
  ...officesAndLessons,
}
