import type { Fields, Values } from '../field/field.ts'
import type { Language } from '../language/language.ts'
import { chooseBy, type Preference } from './choose-layout.ts'
import type { Frame, SectionIdentity } from './frame.ts'
import type { AnyLayout, Layout } from './layout.ts'

/** A section of a draft or page as plain values. */
export type Section<F extends Fields = Record<never, never>, T extends string = string> = SectionIdentity<T> &
  Frame &
  Values<F>

/** What a section type is and may be, without its look. One folder defines one; `sections.ts` names them all. */
export interface SectionMeaning<F extends Fields = Fields, T extends string = string> {
  readonly type: T
  /** What people call it (specification 3), such as 'Text Banner'. */
  readonly title: string
  /** Its sign in lists: the path of a drawing in lines on a plane of 24 × 24. */
  readonly icon: string
  /** What links to it say where their owner gave no label; without names, its own heading says it. */
  readonly names?: Readonly<Record<Language, string>>
  /** When navigation has no room, the lowest goes first; without a number it stays. */
  readonly dispensable?: number
  /** What lists say of it after its layout, where neither its first list nor its heading says it. */
  summary?(section: Section<F, NoInfer<T>>): string
  /** What stands for its layout there while the content chooses it. */
  unchosenLayout?(section: Section<F, NoInfer<T>>): string
  /** Whether its words lie on a picture of its own, so that it has an overlay without a background. */
  readonly liesOnPicture?: true
  /** Whether it ends in a picture or an edge of its own, so that what follows keeps its full space. */
  readonly closesBelow?: true
  /** Whether headings below its own are shown in a layout, so that its own may not be missing. */
  hasSubheadings?(section: Section<F, NoInfer<T>>, layout: AnyLayout): boolean
  readonly required: boolean
  readonly defaultOn: boolean
  readonly headerLinkAllowed: boolean
  readonly maximumCount: number
  readonly fields: F
  /** As the owner is offered them. */
  readonly layouts: readonly [Layout<Section<F, NoInfer<T>>>, ...Layout<Section<F, NoInfer<T>>>[]]
  /** Whether there is nothing a visitor could see; an empty section is not published. */
  isEmpty(section: Section<F, NoInfer<T>>): boolean
}

/** A section type's meaning with what follows from it. */
export interface SectionDefinition<F extends Fields = Fields, T extends string = string>
  extends SectionMeaning<F, T> {
  /** The layout that 'auto' stands for: what the content asks for, else the first preferred one that suits it. */
  chooseLayout(section: Section<F, NoInfer<T>>, preference?: Preference): string
}

/** Declares a section type. */
export const defineSection = <const T extends string, F extends Fields>(
  meaning: SectionMeaning<F, T>,
): SectionDefinition<F, T> => ({ ...meaning, chooseLayout: chooseBy(meaning.layouts) })
