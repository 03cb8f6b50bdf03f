import type { SeededRandom } from '../../chance/seeded-random.ts'
import { short } from '../kit.ts'
import type { Motif } from '../motif.ts'
import type { Placed } from '../stage.ts'
import type { ArtworkColours } from '../tones.ts'

/** What every style draws from. */
export interface Brief {
  motif: Motif
  width: number
  height: number
  colours: ArtworkColours
  random: SeededRandom
  /** Whether the thing keeps to the second half of a wide picture. */
  isAside: boolean
  /** Whether the trade measures what it makes, as its ink drawings then do. */
  isMeasured: boolean
}

/** The transform that puts a motif's own drawing where it was placed, mirrored or not. */
export const placing = ({ x, y, width, scale }: Placed, mirrored: boolean): string => {
  const factor = Number(scale.toFixed(3))
  return mirrored
    ? `matrix(-${factor} 0 0 ${factor} ${short(x + width)} ${short(y)})`
    : `matrix(${factor} 0 0 ${factor} ${short(x)} ${short(y)})`
}
