import type { ArtworkIndustry } from '@shingle/shared/artwork/artwork-sets.ts'
import type { PackCopy } from '@shingle/shared/industry/pack.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import type { FamilyId } from '@shingle/shared/theme/family-ids.ts'

/** What the pages of one trade say in English, and the look that suits it. */
export interface TradePack {
  /** The drawings of its own; without them it looks and sounds as restrained as its kind does. */
  readonly artwork?: ArtworkIndustry
  /** The theme families that suit it, the best first. */
  readonly families: readonly [FamilyId, ...FamilyId[]]
  readonly copy: PackCopy
}

/**
 * What the pages of one trade say in other languages: all of it, or as rows what differs from the words of any trade.
 * A row begins with what it is: `headlines`, `introduction`, `service` (name, text, words), `special` (the same, of a
 * service that not every business of the trade does), `line`, `quote`, `title`,
 * `contact`, `action`, `ask` (question, answer), or `names` alone, the names of its services.
 */
export type TradeTranslations = Readonly<Partial<Record<Exclude<Language, 'english'>, string | PackCopy>>>
