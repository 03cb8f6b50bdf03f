import type { Language } from '@shingle/shared/language/language.ts'
import type { KindId } from './kind-ids.ts'

/**
 * Words and phrases of one language as its people write them: lower case, basic form (one dog, not dogs), at most four
 * words each. Endings, German compounds and parts of Japanese and Korean words are the reader's business.
 */
export type Phrases = Partial<Readonly<Record<Language, readonly string[]>>>

/** What Shingle knows of one trade, apart from the texts of its pages. */
export interface Trade {
  /** The name of its folder, for ever: drafts hold it. */
  readonly id: string
  readonly kind: KindId
  /** A kind whose questions fit as well: a tailor makes and repairs. */
  readonly otherKind?: KindId
  /** The trade as a headline calls it, such as 'Plumber' in 'Plumber in Leeds'. It names the trade, too. */
  readonly names: Readonly<Record<Language, string>>
  /**
   * Further words that are said of this trade and of no other: each alone is enough to know it by ('farrier', 'horse
   * shoeing', 'Hufschmied'). No single word that other trades use as well ('repair', 'car', 'Beratung').
   */
  readonly naming: Phrases
  /** Its things and doings, which support a trade that is named, and together make one likely ('hoof', 'anvil'). */
  readonly things: Phrases
  /** Its schema.org type, where it has one of its own; else its kind's is taken. */
  readonly schemaType?: string
}
