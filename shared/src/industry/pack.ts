import type { ArtworkIndustry } from '../artwork/artwork-sets.ts'
import type { GeneratorName } from '../artwork/generators/draw-generated.ts'
import type { Language } from '../language/language.ts'
import type { FamilyId } from '../theme/family-ids.ts'
import type { Tone } from '../tone/tone.ts'

/** A service of a trade. `words` are the words by which a person's own description mentions it, `*` ending a stem. */
export interface PackService {
  readonly name: string
  /** At most 2 sentences (specification 5). */
  readonly text: string
  readonly words: string
  /** Not every business of the trade does it: shown only where the person mentions it. */
  readonly special?: true
}

/** A question people really ask, with an answer that any business of the trade can stand behind. */
export interface PackQuestion {
  readonly question: string
  readonly answer: string
}

/** A text of which one site uses a few: plain, or with `{name}`, `{place}`, `{trade}` or `{services}` to be filled in. */
export type Templates = readonly [string, ...string[]]

/** The headings of a trade's sections. */
export interface PackHeadings {
  readonly services: Templates
  readonly gallery: Templates
  readonly reviews: Templates
  readonly questions: Templates
  readonly contact: Templates
  readonly newsletter: Templates
  readonly scheduling: Templates
}

/** What a site of one trade says, in one language. Every list is longer than what one site uses. */
export interface PackCopy {
  /** The trade as a headline calls it, such as 'Plumber' in 'Plumber in Leeds'. */
  readonly trade: string
  /** The person's job title, such as 'Plumber'. */
  readonly role: string
  /** Headlines that go before all others, the first that can be filled in. */
  readonly leadingHeadlines?: readonly string[]
  readonly headlines: Templates
  /** At most 3 sentences each (specification 5). */
  readonly introductions: Templates
  readonly services: readonly PackService[]
  /** What a navigation link to the services says. */
  readonly servicesLabel: string
  readonly servicesLines: Templates
  readonly quotes: Templates
  readonly reviews: readonly string[]
  readonly questions: readonly PackQuestion[]
  readonly headings: PackHeadings
  readonly contactLines: Templates
  readonly newsletterLines: Templates
  /** Button labels that lead to the contact section. */
  readonly actions: Templates
  /** Words of this trade that America says differently: British to American. */
  readonly american?: Readonly<Record<string, string>>
}

/** Everything known of one trade. */
export interface IndustryPack {
  readonly slug: string
  readonly artwork: ArtworkIndustry
  /** The theme families that suit it, the best first. */
  readonly families: readonly [FamilyId, ...FamilyId[]]
  /** How restrained it is; without one it takes any look. */
  readonly tone?: Tone
  /** What stands where no thing is drawn: textures of its family, or no picture at all. */
  readonly pictures?: 'abstract' | 'none'
  /** Pictures without things that suit it, the best first: from a quantity, a material or a time of day. */
  readonly forms?: readonly GeneratorName[]
  /** The language of its texts; English unless said. */
  readonly language?: Language
  /** The palettes by id of which one is taken unasked, the best first; without them those mixed for the trade. */
  readonly palettes?: readonly string[]
  /** The words that name the trade in the language of its texts, comma-separated: a service called so is the trade itself. */
  readonly naming: string
  readonly copy: PackCopy
}
