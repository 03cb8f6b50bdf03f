import type { IndustryPack, PackCopy, Templates } from '../../industry/pack.ts'
import type { Language } from '../../language/language.ts'
import type { LinkValue } from '../../link/link-value.ts'
import type { SectionType } from '../../sections/sections.ts'
import { fits } from '../fit.ts'
import type { OwnWords } from '../own-words/own-words.ts'
import type { Chooser } from '../seed.ts'
import type { TextLimit } from '../text-limits.ts'
import type { Wording } from '../wording.ts'

/** Everything that composing one website's sections needs. */
export interface Composer {
  readonly name: string
  /** The short place, '' where none is given. */
  readonly place: string
  readonly language: Language
  readonly pack: IndustryPack
  readonly copy: PackCopy
  readonly wording: Wording
  readonly own: OwnWords
  readonly choose: Chooser
  /** The sections of the page in order. */
  readonly plan: readonly PlannedSection[]
  /** A template with its blanks filled in, undefined where one of them is not known. */
  readonly fill: (template: string) => string | undefined
}

/** A section that the page will have. */
export interface PlannedSection {
  readonly type: SectionType
  readonly id: string
  /** Which of its type, from 0. */
  readonly nth: number
}

/** The fillable templates that keep within a limit, filled in and in seeded order. */
export const sayAll = (
  composer: Composer,
  name: string,
  { templates, limit }: { templates: Templates; limit: TextLimit },
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
  options: { templates: Templates; limit: TextLimit },
): string => sayAll(composer, name, options)[0] ?? ''

/** A link to the first section of a type, undefined where the page has none. */
export const linkToSection = ({ plan }: Composer, type: SectionType): LinkValue | undefined => {
  const target = plan.find((section) => section.type === type)
  return target === undefined ? undefined : { type: 'Section', target: target.id }
}
