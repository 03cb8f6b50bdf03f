import type { Layout } from '../layout.ts'
import type { HeaderSection } from './fields.ts'

/** A layout of the Header section. */
export interface HeaderLayout extends Layout<HeaderSection> {
  /** Whether the links have a line of their own. */
  readonly linksApart?: true
}
