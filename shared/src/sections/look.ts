import type { ReactElement } from 'react'
import type { Fields } from '../field/field.ts'
import type { PageContext } from '../page/page-context.ts'
import type { Section } from './section.ts'

/** What a section's view is given; `layout` is one of the type's layouts, never 'auto'. */
export interface SectionViewProps<F extends Fields, T extends string = string> {
  readonly section: Section<F, T>
  readonly page: PageContext
  readonly layout: string
}

/** How a section type looks. */
export interface SectionLook<S> {
  View(props: {
    readonly section: S
    readonly page: PageContext
    readonly layout: string
  }): ReactElement | null
  /** The CSS of all its layouts: only classes under `.section-<type>` and custom properties of the theme. */
  readonly style: string
}
