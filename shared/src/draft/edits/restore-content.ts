import * as Y from 'yjs'
import { type Result, succeed } from '../../problem/problem.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { type SidePages, sidePagesField } from '../../side-page/side-page.ts'
import type { AnySection, DraftContent } from '../content.ts'
import { partFields } from '../materialise.ts'
import { orderBefore } from '../order.ts'
import { fieldsOf } from '../section-fields.ts'
import { draftParts, pagesOf, partOf, rootOf, type SharedMap, sectionsOf } from '../shape.ts'
import { sharedFields, sharedValue } from '../shared-value.ts'
import { validateContent } from '../validate.ts'
import { edit } from './edit.ts'
import { arrange, removeOthers, restoreFields, restoreItems } from './restore-fields.ts'

const restoreSection = (sections: SharedMap, section: AnySection): void => {
  const { id, type, layout } = section
  const definition = findDefinition(type)
  if (definition === undefined) return
  const stored = sections.get(id)
  if (stored instanceof Y.Map && stored.get('type') === type) {
    restoreFields(stored, fieldsOf(definition), { ...section })
    if (stored.get('layout') !== layout) stored.set('layout', layout)
    return
  }
  const place = { type, layout, order: orderBefore(sections, null, id) }
  sections.set(id, sharedFields(fieldsOf(definition), { ...section }, place))
}

const restorePages = (doc: Y.Doc, pages: SidePages): void => {
  const stored = pagesOf(doc)
  if (stored !== undefined) restoreItems(stored, sidePagesField, pages)
  else if (pages.length > 0) rootOf(doc).set('pages', sharedValue(sidePagesField, pages))
}

/**
 * Turns the draft into `content` by one edit that writes only what differs: what both have keeps its identity, so that
 * undo brings everything back and others see the change as one of many. Content that no draft may have is refused.
 */
export const restoreContent = (
  doc: Y.Doc,
  content: DraftContent,
  name = 'Restore version',
): Result<undefined> => {
  const valid = validateContent(content)
  if (!valid.ok) return valid
  edit(doc, name, () => {
    for (const part of draftParts) {
      const map = partOf(doc, part)
      if (map !== undefined) restoreFields(map, partFields[part], { ...content[part] })
    }
    const sections = sectionsOf(doc)
    if (sections === undefined) return
    const ids = content.sections.map(({ id }) => id)
    removeOthers(sections, ids)
    for (const section of content.sections) restoreSection(sections, section)
    arrange(sections, ids)
    restorePages(doc, content.pages ?? [])
  })
  return succeed(undefined)
}
