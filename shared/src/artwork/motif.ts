import type { Kit } from './kit.ts'

/** Where a thing belongs, which decides the setting it is shown in. */
export type MotifPlace = 'table' | 'floor' | 'wall' | 'hung' | 'ground' | 'garden' | 'flat'

/** One recognisable thing of a trade, drawn in its own box of width × height with its foot at the lower edge. */
export interface Motif {
  /** What is drawn, with its article: 'a sash window'. */
  name: string
  place: MotifPlace
  size: readonly [width: number, height: number]
  /** False for things that are wrong in a mirror, such as a clock or a keyboard. */
  mirrors?: boolean
  draw(kit: Kit): string[]
}
