import type { Field, ItemsField } from '../field/field.ts'
import type { SidePage } from '../side-page/side-page.ts'
import type { AnySection } from './content.ts'
import type { PlainValues } from './plain-value.ts'
import type { DraftPart } from './shape.ts'

/** An item of any list as plain values. */
export type PlainItem = { readonly id: string } & PlainValues

interface Somewhere {
  /** Names what differs from the outside in; what is inside another thing begins with that thing's path. */
  readonly path: readonly string[]
}

interface InSection extends Somewhere {
  /** The section as it is after the change, or as it was where there is none after. */
  readonly section: AnySection
}

interface InList extends InSection {
  readonly list: string
  readonly listField: ItemsField
}

/** One field of a part of the draft. */
export interface PartDifference extends Somewhere {
  readonly kind: 'part'
  readonly part: DraftPart
  readonly name: string
  readonly field: Field
  readonly before: unknown
  readonly after: unknown
}

/** One field or the layout of a section. */
export interface FieldDifference extends InSection {
  readonly kind: 'field'
  readonly name: string
  /** Absent for the layout, which is no field. */
  readonly field?: Field
  readonly before: unknown
  readonly after: unknown
}

/** A whole section that is there only before or only after. */
export interface SectionDifference extends InSection {
  readonly kind: 'section'
  readonly before: AnySection | null
  readonly after: AnySection | null
}

/** Another sequence of the sections; ids in page order. */
export interface SequenceDifference extends Somewhere {
  readonly kind: 'sequence'
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** A whole item that is there only before or only after. */
export interface ItemDifference extends InList {
  readonly kind: 'item'
  readonly item: PlainItem
  readonly before: PlainItem | null
  readonly after: PlainItem | null
}

/** One field of an item. */
export interface ItemFieldDifference extends InList {
  readonly kind: 'item-field'
  readonly item: PlainItem
  readonly name: string
  readonly field: Field
  readonly before: unknown
  readonly after: unknown
}

/** Another sequence of the items of a list. */
export interface ItemSequenceDifference extends InList {
  readonly kind: 'item-sequence'
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** A page beside the page that is there only before or only after, or says something else. */
export interface PageDifference extends Somewhere {
  readonly kind: 'page'
  /** The page as it is after the change, or as it was where there is none after. */
  readonly page: SidePage
  readonly before: SidePage | null
  readonly after: SidePage | null
}

/** One thing that differs between two drafts. */
export type Difference =
  | PartDifference
  | PageDifference
  | FieldDifference
  | SectionDifference
  | SequenceDifference
  | ItemDifference
  | ItemFieldDifference
  | ItemSequenceDifference

/** A text that two differences share exactly if they are about the same thing. */
export const keyOf = ({ path }: Pick<Difference, 'path'>): string => path.join('/')

/** Whether one of two differences is about the other's thing or about something inside it. */
export const touchesSame = (a: Difference, b: Difference): boolean => {
  const [outer, inner] = a.path.length <= b.path.length ? [a.path, b.path] : [b.path, a.path]
  return outer.every((name, at) => name === inner[at])
}
