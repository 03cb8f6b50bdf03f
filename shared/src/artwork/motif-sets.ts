import type { ArtworkIndustry } from './artwork-sets.ts'
import type { Motif } from './motif.ts'
import { bodyAndMind } from './motif-sets/body-and-mind.ts'
import { furtherTrades } from './motif-sets/further-trades.ts'
import { homeCrafts } from './motif-sets/home-crafts.ts'
import { homeTrades } from './motif-sets/home-trades.ts'
import { movingBodies } from './motif-sets/moving-bodies.ts'
import { officesAndLessons } from './motif-sets/offices-and-lessons.ts'
import { shopsAndTables } from './motif-sets/shops-and-tables.ts'

/** The motifs of every trade, most telling first; a request counts through them from 0. */
export const motifSets: Readonly<Record<ArtworkIndustry, readonly Motif[]>> = {
  ...homeTrades,
  ...homeCrafts,
  ...bodyAndMind,
  ...movingBodies,
  ...shopsAndTables,
  ...officesAndLessons,
  ...furtherTrades,
}
