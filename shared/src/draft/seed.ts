import * as Y from 'yjs'
import { findDefinition } from '../sections/definitions.ts'
import { sidePagesField } from '../side-page/side-page.ts'
import type { DraftContent } from './content.ts'
import { partFields } from './materialise.ts'
import { freshOrders } from './order.ts'
import { fieldsOf } from './section-fields.ts'
import { draftParts, draftVersion, rootOf, type SharedMap } from './shape.ts'
import { sharedFields, sharedValue } from './shared-value.ts'

/**
 * The first update of a draft, made by the server alone: equal content gives equal bytes, so that applying it twice
 * is harmless. `content` must be valid. A draft that is written anew names another `writer`, so that its old and new
 * histories have nothing in common.
 */
export const seedDraft = (content: DraftContent, writer = 1): Uint8Array => {
  const doc = new Y.Doc()
  doc.clientID = writer
  const orders = freshOrders(content.sections.length)
  doc.transact(() => {
    const root = rootOf(doc)
    const sections: SharedMap = new Y.Map()
    content.sections.forEach((section, at) => {
      const definition = findDefinition(section.type)
      if (definition === undefined) return
      const place = { type: section.type, layout: section.layout, order: orders[at] }
      sections.set(section.id, sharedFields(fieldsOf(definition), { ...section }, place))
    })
    for (const part of draftParts) root.set(part, sharedFields(partFields[part], content[part]))
    root.set('sections', sections)
    // There from the start, empty or not: two devices that each added it would keep but one.
    root.set('pages', sharedValue(sidePagesField, content.pages ?? []))
    root.set('v', draftVersion)
  })
  return Y.encodeStateAsUpdate(doc)
}
