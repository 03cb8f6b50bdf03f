import * as Y from 'yjs'
import type { Fields } from '../field/field.ts'
import { findDefinition } from '../sections/definitions.ts'
import { partFields } from './materialise.ts'
import { fieldsOf } from './section-fields.ts'
import { type DraftPart, draftParts, draftRoot, rootOf } from './shape.ts'

const own = (fields: Fields, map: unknown, extra: readonly string[] = []): boolean => {
  if (!(map instanceof Y.Map)) return false
  return [...map.entries()].every(([key, value]) => {
    if (extra.includes(key)) return typeof value === 'string' && value.length <= 64
    if (!Object.hasOwn(fields, key)) return false
    const field = fields[key]
    if (field?.kind === 'rich') return value instanceof Y.XmlFragment
    if (field?.kind === 'long') return value instanceof Y.Text
    if (field?.kind === 'items') return isListOf(field.fields, value)
    return !(value instanceof Y.AbstractType)
  })
}

const isListOf = (fields: Fields, list: unknown): boolean =>
  list instanceof Y.Map && [...list.values()].every((item) => own(fields, item, ['order']))

const isSection = (section: unknown): boolean => {
  const definition = section instanceof Y.Map ? findDefinition(section.get('type')) : undefined
  return definition !== undefined && own(fieldsOf(definition), section, ['type', 'layout', 'order'])
}

/** Whether one section of a document stores its fields in their own kinds and nothing else. */
export const isTidySection = (doc: Y.Doc, id: string): boolean => {
  const sections = rootOf(doc).get('sections')
  const section = sections instanceof Y.Map ? sections.get(id) : undefined
  return section === undefined || isSection(section)
}

/** Whether one part of a document holds its fields and nothing smuggled beside them. */
export const isTidyPart = (doc: Y.Doc, part: DraftPart): boolean =>
  own(partFields[part], rootOf(doc).get(part))

/** Whether a document's root and parts hold what a draft holds and nothing smuggled beside it; sections apart. */
export const isTidyDraft = (doc: Y.Doc): boolean => {
  const roots = [...doc.share.keys()]
  const root = rootOf(doc)
  const keys = [...root.keys()].toSorted().join()
  return (
    roots.every((name) => name === draftRoot) &&
    keys === ['business', 'sections', 'settings', 'theme', 'v'].join() &&
    root.get('sections') instanceof Y.Map &&
    draftParts.every((part) => isTidyPart(doc, part))
  )
}
