import type { Business } from '../../business/business.ts'
import type { SectionOf } from '../../draft/content.ts'
import type { IndustryPack, PackCopy } from '../../industry/pack.ts'
import type { Language } from '../../language/language.ts'
import type { LinkValue } from '../../link/link-value.ts'
import type { SectionType } from '../../sections/sections.ts'
import type { FamilyId } from '../../theme/family-ids.ts'
import { fits } from '../fit.ts'
import type { OwnWords } from '../own-words/own-words.ts'
import type { Chooser } from '../seed.ts'
import type { TextLimit } from '../text-limits.ts'
import type { SpeaksOf } from '../unnamed-things.ts'
import type { Wording } from '../wording.ts'

/** Everything that composing one website's sections needs. */
export interface Composer {
  readonly name: string
  /** The short place, '' where none is given. */
  readonly place: string
  /** As ISO names it; '' where nobody knows. */
  readonly country: string
  readonly language: Language
  readonly pack: IndustryPack
  readonly copy: PackCopy
  readonly wording: Wording
  readonly own: OwnWords
  readonly choose: Chooser
  /** Whether a text speaks of what others of the trade offer and the owner did not name. */
  readonly isUnnamed: SpeaksOf
  /** The sections of the page in order. */
  readonly plan: readonly PlannedSection[]
  /**
   * A template with its blanks filled in, in the person in which the owner speaks; undefined where a blank is not known
   * or it contradicts the owner.
   */
  readonly fill: (template: string) => string | undefined
  /** The same for what a customer says or asks: its 'we' is theirs and stays. */
  readonly fillAsSaid: (template: string) => string | undefined
}

/** A section that the page will have. */
export interface PlannedSection {
  readonly type: SectionType
  readonly id: string
  /** Which of its type, from 0. */
  readonly nth: number
  /** A text banner of its own for what the owner does not do. */
  readonly holds?: 'refusals'
}

/** The fillable templates that keep within a limit, filled in and in seeded order. */
export const sayAll = (
  composer: Composer,
  name: string,
  { templates, limit }: { templates: readonly string[]; limit: TextLimit },
): string[] =>
  composer.choose
    .shuffle(name, templates)
    .map(composer.fill)
    .filter((text) => text !== undefined)
    .filter((text) => fits(text, limit))

/** One seeded choice of the templates that can be filled in within a limit, '' where none can. */
export const say = (
  composer: Composer,
  name: string,
  options: { templates: readonly string[]; limit: TextLimit },
): string => sayAll(composer, name, options)[0] ?? ''

/** A link to the first section of a type, undefined where the page has none. */
export const linkToSection = ({ plan }: Composer, type: SectionType): LinkValue | undefined => {
  const target = plan.find((section) => section.type === type)
  return target === undefined ? undefined : { type: 'Section', target: target.id }
}

/** A link to a section of the page, under the words of the trade or the person. */
export interface PageLink {
  readonly label: string
  readonly link: LinkValue
}

/** Where each part of the person's description goes, so that no sentence is said twice. */
export interface OwnShare {
  readonly introduction: string
  readonly about: string
  readonly services: string
  /** A sentence of theirs that stands as a band of its own; '' where none does. */
  readonly statement: string
  /** What they do not do, for a note beside the form or a banner of its own; '' where it stands among the services. */
  readonly refusals: string
}

/** What the sections of one page share out among themselves. */
export interface PageShares {
  readonly own: OwnShare
  /** The trade's motifs in seeded order. */
  readonly motifs: readonly number[]
  readonly description: string
  /** Links to the sections that have words of their own for them, in page order: they say the same wherever they stand. */
  readonly links: readonly PageLink[]
  readonly business: Business
  readonly family: FamilyId
}

/** How one section type is written for a business. */
export interface SectionComposer<T extends SectionType = SectionType> {
  compose(composer: Composer, planned: PlannedSection, shares: PageShares): SectionOf<T>
  /**
   * Its place among the others in each of the four orders that read well: the offer, proof of it, something to look at,
   * people and words, one way to reach them. The header and the footer have none.
   */
  readonly places?: readonly [number, number, number, number]
  /** What it says of a business that has not said enough of itself to be written about; without, nothing. */
  readonly plain?: (business: Pick<Business, 'name' | 'industry'>) => Partial<SectionOf<T>>
  /** Whether it is left out where nobody can book. */
  readonly needsBooking?: true
  /** What links to it say in words of the trade or the person; without, the name of the type says it. */
  readonly linkLabel?: (composer: Composer) => string | undefined
}
