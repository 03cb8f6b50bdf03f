import type { Tone } from '../tone/tone.ts'
import type { SupportGrounds } from './surfaces.ts'

/** How light and dark are spread over a page. */
export const valueStructures = ['light', 'paper', 'dark', 'colour-field'] as const
export type ValueStructure = (typeof valueStructures)[number]

/** A palette as its designer chose it: grounds, ink and one accent, each `#rrggbb`. */
export interface PaletteRecipe extends SupportGrounds {
  readonly id: string
  readonly name: string
  readonly structure: ValueStructure
  readonly background: string
  readonly ink: string
  readonly accent: string
  /** The most restrained business that it suits. */
  readonly tone: Tone
  /** Trades it was chosen for, by industry slug. */
  readonly trades: readonly string[]
}
