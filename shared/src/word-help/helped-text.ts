import type { FieldAddress } from '../draft/address.ts'
import type { AnySection, DraftContent } from '../draft/content.ts'
import { sameValue } from '../draft/same-value.ts'
import type { Field, Fields } from '../field/field.ts'
import { plainTextOf, type RichText, richTextOf } from '../rich-text/rich-text.ts'
import { definitionOf } from '../sections/definitions.ts'
import { sectionTitle } from '../sections/section-title.ts'
import type { SectionType } from '../sections/sections.ts'
import { helpedTextMaximum } from './limits.ts'
import { othersWords } from './others-words.ts'

/** A text of a page that may be put in other words. */
export interface HelpedText {
  /** What it is called, such as 'Text of the Introduction'. */
  readonly label: string
  readonly maximum: number
  readonly isRich: boolean
  /** Whether it has formatting that other words would lose. */
  readonly isFormatted: boolean
  /** Its words, without formatting. */
  readonly text: string
}

// The words of customers stay theirs, code is nobody's prose, and the name on the sign is a name.
const never: readonly SectionType[] = [...othersWords, 'Header']

/** Names, prices and places are facts. */
const facts = ['pricing', 'name', 'jobTitle', 'authorName', 'authorLocation']

const isProse = (name: string, field: Field | undefined): boolean => {
  if (field === undefined || field.internal || facts.includes(name)) return false
  if (field.kind === 'rich') return field.maximum <= helpedTextMaximum
  return field.kind === 'text' && field.format === undefined && field.recipient === undefined
}

/** Whether the words of a section of this type may be put in others. */
export const hasOwnProse = (type: SectionType): boolean => !never.includes(type)

/** Whether a field of a section, or of an item of its list, may be put in other words. */
export const isHelped = (type: SectionType, name: string, field: Field | undefined): boolean =>
  hasOwnProse(type) && isProse(name, field)

const fieldIn = (fields: Fields, at: FieldAddress): Field | undefined => {
  if (at.in === 'section') return fields[at.field]
  const list = at.in === 'item' ? fields[at.list] : undefined
  return list?.kind === 'items' ? list.fields[at.field] : undefined
}

const valueIn = (section: AnySection, at: FieldAddress): unknown => {
  const values: Readonly<Record<string, unknown>> = { ...section }
  if (at.in !== 'item') return values[at.field]
  const list = values[at.list]
  const item = Array.isArray(list) ? list.find(({ id }) => id === at.item) : undefined
  return Object(item)[at.field]
}

/** The text at an address, where it may be put in other words. */
export const helpedText = (
  { sections }: Pick<DraftContent, 'sections'>,
  at: FieldAddress,
): HelpedText | undefined => {
  if (at.in !== 'section' && at.in !== 'item') return undefined
  const section = sections.find(({ id }) => id === at.section)
  const field = section && fieldIn(definitionOf(section.type).fields, at)
  if (section === undefined || field === undefined || !isHelped(section.type, at.field, field))
    return undefined
  if (field.kind !== 'text' && field.kind !== 'rich') return undefined
  const value = valueIn(section, at)
  const rich = field.kind === 'rich' ? (value as RichText) : undefined
  const text = rich === undefined ? String(value ?? '') : plainTextOf(rich)
  return {
    label: `${field.label} of the ${sectionTitle(section)}`,
    maximum: field.maximum,
    isRich: rich !== undefined,
    isFormatted: rich !== undefined && !sameValue(rich, richTextOf(text)),
    text,
  }
}
