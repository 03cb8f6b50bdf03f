import type { ReactElement } from 'react'
import type { Fields, Values } from '../field/field.ts'
import type { PageContext } from '../page/page-context.ts'
import type { Frame, SectionIdentity } from './frame.ts'

/** One way to lay a section out. */
export interface Layout {
  readonly id: string
  /** What the owner reads, such as 'Price list'. */
  readonly name: string
  /** When it serves best, such as 'Best for 3 or 6 services with photos.' */
  readonly advice: string
}

/** A section of a draft or page as plain values. */
export type Section<F extends Fields = Record<never, never>, T extends string = string> = SectionIdentity<T> &
  Frame &
  Values<F>

/** What a section's view is given; `layout` is one of the type's layouts, never 'auto'. */
export interface SectionViewProps<F extends Fields, T extends string = string> {
  readonly section: Section<F, T>
  readonly page: PageContext
  readonly layout: string
}

/** Everything that a section type is. One folder defines one; the list in `sections.ts` names them all. */
export interface SectionDefinition<F extends Fields = Fields, T extends string = string> {
  readonly type: T
  /** What people call it (specification 3), such as 'Text Banner'. */
  readonly title: string
  /** One sentence for the 'Add section' dialog. */
  readonly purpose: string
  readonly required: boolean
  readonly defaultOn: boolean
  readonly headerLinkAllowed: boolean
  readonly maximumCount: number
  readonly fields: F
  readonly layouts: readonly [Layout, ...Layout[]]
  /** The layout that 'auto' stands for: the first preferred one that suits the content. */
  chooseLayout(section: Section<F, NoInfer<T>>, preferred?: readonly string[]): string
  /** Whether there is nothing a visitor could see; an empty section is not published. */
  isEmpty(section: Section<F, NoInfer<T>>): boolean
  View(props: SectionViewProps<F, NoInfer<T>>): ReactElement | null
  /** The section's CSS: only classes under `.section-<type>` and custom properties of the theme. */
  readonly style: string
}

/** Declares a section type; exists for its type inference. */
export const defineSection = <const T extends string, F extends Fields>(
  definition: SectionDefinition<F, T>,
): SectionDefinition<F, T> => definition
