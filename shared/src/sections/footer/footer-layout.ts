import type { Layout } from '../layout.ts'
import type { FooterSection } from './fields.ts'

/** A layout of the Footer section. */
export interface FooterLayout extends Layout<FooterSection> {
  /** Where the name of the business stands, beside the last line: as a heading above all else, or across the page. */
  readonly called?: 'above' | 'across'
}
