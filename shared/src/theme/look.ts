import type { ArtworkStyle } from '../artwork/artwork-styles.ts'
import type { DecorFrame } from '../image/image-value.ts'
import type { Family } from './family.ts'
import type { FamilyId } from './family-ids.ts'
import type { FontPair } from './font-pairs.ts'
import type { SurfaceColours, SurfaceName } from './surfaces.ts'
import type { Theme } from './theme.ts'

/** A theme with every 'auto' decided: what views and CSS read. */
export interface Look {
  readonly theme: Theme
  readonly family: FamilyId
  /** The family's own choices, for whatever the theme leaves open. */
  readonly voice: Family
  readonly fonts: FontPair
  readonly surfaces: Readonly<Record<SurfaceName, SurfaceColours>>
  readonly artwork: ArtworkStyle
  readonly decorFrame: DecorFrame
  /** The custom properties of the page, by name (`--…`), values already safe for CSS. */
  readonly properties: Readonly<Record<string, string>>
}
