import type * as Y from 'yjs'
import { businessFields } from '../business/business.ts'
import type { Fields } from '../field/field.ts'
import { findDefinition } from '../sections/definitions.ts'
import { settingsFields } from '../settings/settings.ts'
import { type SidePages, sidePageFields, sidePagesField } from '../side-page/side-page.ts'
import { themeFields } from '../theme/theme.ts'
import type { AnySection, DraftContent } from './content.ts'
import { inOrder } from './in-order.ts'
import { plainFields, plainValue } from './plain-value.ts'
import { fieldsOf } from './section-fields.ts'
import { type DraftPart, pageOf, pagesOf, partOf, type SharedMap, sectionOf, sectionsOf } from './shape.ts'

/** The fields of each part of a draft beside its sections. */
export const partFields = {
  settings: settingsFields,
  business: businessFields,
  theme: themeFields,
} as const satisfies Record<DraftPart, Fields>

const rank = (type: unknown): number => {
  if (type === 'Header') return 0
  return type === 'Footer' ? 2 : 1
}

/** The ids of all sections in page order: the header first, the footer last. */
export const sectionIds = (doc: Y.Doc): readonly string[] => {
  const sections = sectionsOf(doc)
  if (sections === undefined) return []
  const rankOf = (id: string) => rank(sectionOf(doc, id)?.get('type'))
  return inOrder(sections)
    .map(({ id }) => id)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

const layoutOf = (stored: SharedMap): string => {
  const layout = stored.get('layout')
  return typeof layout === 'string' ? layout : 'auto'
}

/**
 * One section as plain values, or undefined where there is none of a known type. The values fit their fields in every
 * draft that the accept point guards; `validateContent` proves it for anything else.
 */
export const materialiseSection = (doc: Y.Doc, id: string): AnySection | undefined => {
  const stored = sectionOf(doc, id)
  const definition = findDefinition(stored?.get('type'))
  if (stored === undefined || definition === undefined) return undefined
  const identity = { id, type: definition.type, layout: layoutOf(stored) }
  return { ...identity, ...plainFields(fieldsOf(definition), stored) } as AnySection
}

/** Settings, business facts or theme as plain values. */
export const materialisePart = <P extends DraftPart>(doc: Y.Doc, part: P): DraftContent[P] =>
  plainFields(partFields[part], partOf(doc, part)) as DraftContent[P]

/** One field of a part as a plain value; undefined where the part has no such field. */
export const materialisePartField = (doc: Y.Doc, part: DraftPart, name: string): unknown => {
  const fields: Fields = partFields[part]
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field === undefined ? undefined : plainValue(field, partOf(doc, part)?.get(name))
}

/** One field of a section, or its layout, as a plain value; undefined where the section has no such field. */
export const materialiseSectionField = (doc: Y.Doc, id: string, name: string): unknown => {
  const stored = sectionOf(doc, id)
  const definition = findDefinition(stored?.get('type'))
  if (stored === undefined || definition === undefined) return undefined
  if (name === 'layout') return layoutOf(stored)
  const fields = fieldsOf(definition)
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field === undefined ? undefined : plainValue(field, stored.get(name))
}

/** The pages beside the page as a draft's content holds them: nothing where there are none. */
export const materialisePages = (doc: Y.Doc): Pick<DraftContent, 'pages'> => {
  const pages = plainValue(sidePagesField, pagesOf(doc)) as SidePages
  return pages.length === 0 ? {} : { pages }
}

/** One field of a page beside the page as a plain value; undefined where it has no such field. */
export const materialisePageField = (doc: Y.Doc, id: string, name: string): unknown => {
  const fields: Fields = sidePageFields
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field === undefined ? undefined : plainValue(field, pageOf(doc, id)?.get(name))
}

/** A whole draft as plain values, under the same promise as `materialiseSection`. */
export const materialise = (doc: Y.Doc): DraftContent => ({
  v: 1,
  settings: materialisePart(doc, 'settings'),
  business: materialisePart(doc, 'business'),
  theme: materialisePart(doc, 'theme'),
  sections: sectionIds(doc).flatMap((id) => materialiseSection(doc, id) ?? []),
  ...materialisePages(doc),
})
