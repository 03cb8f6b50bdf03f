import type { Business } from '../business/business.ts'
import type { Section } from '../sections/section.ts'
import type { AnySectionDefinition, SectionType } from '../sections/sections.ts'
import type { Settings } from '../settings/settings.ts'
import type { SidePages } from '../side-page/side-page.ts'
import type { Theme } from '../theme/theme.ts'

/** The section of one type as plain values. */
export type SectionOf<T extends SectionType> = Section<
  Extract<AnySectionDefinition, { type: T }>['fields'],
  T
>

/** A section of any type. */
export type AnySection = { [T in SectionType]: SectionOf<T> }[SectionType]

/** A whole draft as plain values: what a Y.Doc materialises to, what the generator writes and what a snapshot holds. */
export interface DraftContent {
  readonly v: 1
  readonly settings: Settings
  readonly business: Business
  readonly theme: Theme
  /** In page order: the header first, the footer last. */
  readonly sections: readonly AnySection[]
  /** The pages beside the page; absent where there are none, as in every draft from before there were any. */
  readonly pages?: SidePages
}
