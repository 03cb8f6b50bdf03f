import type { ArtworkIndustry } from '@shingle/shared/artwork/artwork-sets.ts'
import type { PackCopy, PackQuestion, Templates } from '@shingle/shared/industry/pack.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import type { WayOfWorking } from '@shingle/shared/reading/reading.ts'
import type { FamilyId } from '@shingle/shared/theme/family-ids.ts'
import type { Tone } from '@shingle/shared/tone/tone.ts'
import type { KindId } from './kind-ids.ts'

/** Pictures without objects, each drawn from what is known of the business. */
type ArtworkForm =
  | 'dusk'
  | 'growth'
  | 'litter'
  | 'strakes'
  | 'keishi'
  | 'strands'
  | 'botanical'
  | 'sprig'
  | 'coat'
  | 'week'
  | 'glyph'
  | 'lines'
  | 'brick'
  | 'paper'
  | 'ink'
  | 'water'
  | 'fabric'

/** What only a business may say that works in one way. */
interface WayCopy {
  readonly actions: Templates
  readonly questions?: readonly PackQuestion[]
}

/**
 * What a page of this kind says in one language where the owner said nothing, for a business of any trade of the kind.
 * It is as restrained as the kind's tone. Outside `ways` and `headings.scheduling` nothing presumes a way of working;
 * those headings are for businesses that make appointments. Outside English no text says 'we', so that every text is
 * right for one person as well; in English 'we' becomes 'I'.
 */
export interface KindCopy extends Omit<PackCopy, 'trade' | 'role' | 'services' | 'reviews'> {
  readonly ways: Readonly<Partial<Record<WayOfWorking, WayCopy>>>
}

/** What may be drawn for a kind; what is not named here is not. */
interface KindArtwork {
  /** Forms without objects, the best first. */
  readonly forms: readonly ArtworkForm[]
  /** Sets whose motifs the owner's own nouns may ask for. Solemn and quiet kinds have none. */
  readonly motifs: readonly ArtworkIndustry[]
  /** Things that are not drawn even where those sets have them or the words name them. */
  readonly never: readonly string[]
}

/** What is true of all trades of a kind, apart from the texts of its pages. */
export interface Kind {
  readonly id: KindId
  /** What an owner is told they were understood as, such as 'Health practice'. */
  readonly names: Readonly<Record<Language, string>>
  readonly tone: Tone
  /** How such a business usually works, the likeliest first. */
  readonly ways: readonly [WayOfWorking, ...WayOfWorking[]]
  /** The theme families that suit it, the best first. */
  readonly families: readonly [FamilyId, ...FamilyId[]]
  /** The palettes that suit it by id, the best first. */
  readonly palettes: readonly [string, ...string[]]
  readonly artwork: KindArtwork
  /** The schema.org type of its businesses. */
  readonly schemaType: string
  /** Words that tell the kind though no trade: 'puppies' of animals. They never decide alone. */
  readonly things: Partial<Readonly<Record<Language, readonly string[]>>>
}
