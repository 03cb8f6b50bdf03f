import type { KindId } from '../kind-ids.ts'
import type { TradeGroup } from './trade-groups.ts'

/**
 * What names are made of in a language other than English: houses, things, whole names and (in German) first parts of
 * compounds, as they are written, a bar between the four and commas within. Things and images of Romance languages have
 * their article.
 */
export interface PlainWords {
  /** Birds, trees, doors: what a business is called after. */
  readonly images: string
  readonly kinds: Readonly<Record<KindId, string>>
  readonly groups: Readonly<Record<TradeGroup, string>>
  /** Where nobody knows what the business is. */
  readonly any: string
}
