import type { ReactElement } from 'react'
import type { Fields } from '../field/field.ts'
import type { PageContext } from '../page/page-context.ts'
import type { AnyLayout } from './layout.ts'
import type { Section } from './section.ts'

/** What a section's view is given; `layout` is one of the type's own. */
export interface SectionViewProps<F extends Fields, L extends AnyLayout = AnyLayout> {
  readonly section: Section<F>
  readonly page: PageContext
  readonly layout: Omit<L, 'suits' | 'leads'>
}

/** How a section type looks. */
export interface SectionLook<S> {
  View(props: {
    readonly section: S
    readonly page: PageContext
    readonly layout: AnyLayout
  }): ReactElement | null
  /** The CSS of all its layouts: only classes under `.section-<type>` and custom properties of the theme. */
  readonly style: string
}
