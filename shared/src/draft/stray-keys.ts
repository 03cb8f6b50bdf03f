import * as Y from 'yjs'
import type { Fields } from '../field/field.ts'
import { findDefinition } from '../sections/definitions.ts'
import { sidePageFields, sidePagesField } from '../side-page/side-page.ts'
import { partFields } from './materialise.ts'
import { isOrder } from './order.ts'
import { fieldsOf } from './section-fields.ts'
import {
  type DraftPart,
  draftParts,
  draftRoot,
  draftVersion,
  pageOf,
  partOf,
  rootOf,
  type SharedMap,
  sectionOf,
} from './shape.ts'
import { isOneValue, isWithoutKeys, isWithoutPlaces } from './stored-parts.ts'
import { isTidyRichText } from './tidy-rich-text.ts'

/** Whether one key of a map of fields is a field's and holds what that field stores. */
const isOwn = (fields: Fields, key: string, value: unknown): boolean => {
  if (!Object.hasOwn(fields, key)) return false
  const field = fields[key]
  if (field?.kind === 'rich') return value instanceof Y.XmlFragment && isTidyRichText(value)
  if (field?.kind === 'long')
    return value instanceof Y.Text && !(value instanceof Y.XmlText) && isWithoutKeys(value)
  if (field?.kind === 'items') return isListOf(field.fields, value)
  return !(value instanceof Y.AbstractType)
}

// Longer than the name of any type or layout: nothing is kept under one.
const nameMaximum = 64
const isName = (value: unknown): boolean => typeof value === 'string' && value.length <= nameMaximum

/** What a map stores beside its fields, and how each is told. */
type Beside = Readonly<Record<string, (value: unknown) => boolean>>

const besideOf = (beside: Beside, key: string) => (Object.hasOwn(beside, key) ? beside[key] : undefined)

/** What belongs into a map. */
interface Entries {
  readonly fields: Fields
  readonly beside?: Beside
}

/** Whether what a map holds under a key is one value, and what belongs there. */
const isOwnEntry = (map: SharedMap, key: string, { fields, beside = {} }: Entries): boolean => {
  const value = map.get(key)
  return isOneValue(map, key) && (besideOf(beside, key)?.(value) ?? isOwn(fields, key, value))
}

const own = (map: unknown, entries: Entries): map is SharedMap =>
  map instanceof Y.Map &&
  isWithoutPlaces(map) &&
  [...map.keys()].every((key) => isOwnEntry(map, key, entries))

const besideItem: Beside = { order: isOrder }

const isMember = (fields: Fields, item: unknown): boolean =>
  own(item, { fields, beside: besideItem }) && item.has('order')

const isListOf = (fields: Fields, list: unknown): boolean =>
  list instanceof Y.Map && isWithoutPlaces(list) && [...list.values()].every((item) => isMember(fields, item))

const besideSection: Beside = { type: isName, layout: isName, order: isOrder }

const isSection = (section: unknown): boolean => {
  const definition = section instanceof Y.Map ? findDefinition(section.get('type')) : undefined
  if (definition === undefined) return false
  return own(section, { fields: fieldsOf(definition), beside: besideSection }) && section.has('order')
}

/** Whether one section of a document stores its fields in their own kinds and nothing else. */
export const isTidySection = (doc: Y.Doc, id: string): boolean => {
  const sections = rootOf(doc).get('sections')
  const section = sections instanceof Y.Map ? sections.get(id) : undefined
  return section === undefined || isSection(section)
}

/** Whether one page beside the page stores its fields in their own kinds and nothing else, or is not there. */
export const isTidyPage = (doc: Y.Doc, id: string): boolean => {
  const pages = rootOf(doc).get('pages')
  const page = pages instanceof Y.Map ? pages.get(id) : undefined
  return page === undefined || isMember(sidePageFields, page)
}

/** Whether one key of a page beside the page is a field of it, stored in its own kind, or not there; its order has to be. */
export const isTidyPageField = (doc: Y.Doc, id: string, key: string): boolean => {
  const page = pageOf(doc, id)
  if (page === undefined) return false
  if (!page.has(key)) return key !== 'order'
  return isOwnEntry(page, key, { fields: sidePageFields, beside: besideItem })
}

/** Whether one part of a document holds its fields and nothing smuggled beside them. */
export const isTidyPart = (doc: Y.Doc, part: DraftPart): boolean =>
  own(rootOf(doc).get(part), { fields: partFields[part] })

/** Whether one key of a part is a field of it, stored in its own kind, or not there. */
export const isTidyPartField = (doc: Y.Doc, part: DraftPart, key: string): boolean => {
  const map = partOf(doc, part)
  return map !== undefined && (!map.has(key) || isOwnEntry(map, key, { fields: partFields[part] }))
}

/** Whether one key of a section is a field of it, stored in its own kind, or not there; its order has to be. */
export const isTidySectionField = (doc: Y.Doc, id: string, key: string): boolean => {
  const section = sectionOf(doc, id)
  const definition = findDefinition(section?.get('type'))
  if (section === undefined || definition === undefined) return false
  if (!section.has(key)) return key !== 'order'
  return isOwnEntry(section, key, { fields: fieldsOf(definition), beside: besideSection })
}

/** Whether a document's root and parts hold what a draft holds and nothing smuggled beside it; sections apart. */
export const isTidyDraft = (doc: Y.Doc): boolean => {
  const roots = [...doc.share.keys()]
  const root = rootOf(doc)
  const sections = root.get('sections')
  const keys = [...root.keys()]
    .filter((key) => key !== 'pages')
    .toSorted()
    .join()
  return (
    roots.every((name) => name === draftRoot) &&
    keys === ['business', 'sections', 'settings', 'theme', 'v'].join() &&
    root.get('v') === draftVersion &&
    isOneValue(root, 'v') &&
    isWithoutPlaces(root) &&
    sections instanceof Y.Map &&
    isWithoutPlaces(sections) &&
    (!root.has('pages') || isOwnEntry(root, 'pages', { fields: { pages: sidePagesField } })) &&
    draftParts.every((part) => isTidyPart(doc, part))
  )
}
