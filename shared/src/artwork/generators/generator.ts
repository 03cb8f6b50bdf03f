import type { SeededRandom } from '../../chance/seeded-random.ts'
import type { ArtworkColours } from '../tones.ts'

/** What a generator draws from: a plane in pixels, the roles of the palette, and its own chance. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly colours: ArtworkColours
  readonly random: SeededRandom
  /** Which of the forms it knows, from 0. */
  readonly part: number
}

/** Draws a picture without things: from a quantity, a material or a time of day. */
export type Generator = (plane: Plane) => string
