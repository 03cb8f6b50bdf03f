import type { ArtworkIndustry } from '@shingle/shared/artwork/artwork-sets.ts'
import type { PackCopy } from '@shingle/shared/industry/pack.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import type { FamilyId } from '@shingle/shared/theme/family-ids.ts'
import type { KindId } from './kind-ids.ts'

/** From the most restrained to the least: a text, motif or family may be calmer than its business, never louder. */
export const tones = ['solemn', 'quiet', 'warm', 'plain-spoken', 'loud'] as const
type Tone = (typeof tones)[number]

/** How a business works with its customers. */
type WayOfWorking = 'walk-in' | 'appointment' | 'call-out' | 'order' | 'hire' | 'enroll' | 'donate'

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
  | 'water'
  | 'fabric'

/**
 * What a page of this kind says in one language where the owner said nothing, for a business of any trade of the kind.
 * `trade` is '': the trade's own name stands in.
 */
export interface KindCopy extends PackCopy {
  /** The texts that differ for an owner who says 'I'; all others are right for both. */
  readonly one?: Partial<PackCopy>
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
  /** What may be drawn: forms without objects, the best first, and sets whose motifs the owner's nouns may ask for. */
  readonly artwork: { readonly forms: readonly ArtworkForm[]; readonly motifs: readonly ArtworkIndustry[] }
  /** The schema.org type of its businesses. */
  readonly schemaType: string
  /** Words that tell the kind though no trade: 'puppies' of animals. They never decide alone. */
  readonly things: Partial<Readonly<Record<Language, readonly string[]>>>
}
