import type { Layout } from '../layout.ts'
import type { ServicesSection } from './fields.ts'

/** A layout of the Services section. */
export interface ServicesLayout extends Layout<ServicesSection> {
  /** Whether icons stand in it of themselves: beside rows and in unequal tiles, never over columns of one width. */
  readonly hasIcons?: true
}
