import type { FamilyId } from './family-ids.ts'
import type { FontPair } from './font-pairs.ts'
import type { Theme } from './theme.ts'

/** A theme with every 'auto' decided: what views and CSS read. */
export interface Look {
  readonly theme: Theme
  readonly family: FamilyId
  readonly fonts: FontPair
  /** The custom properties of the page, by name (`--…`), values already safe for CSS. */
  readonly properties: Readonly<Record<string, string>>
}
