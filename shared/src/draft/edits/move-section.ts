import type * as Y from 'yjs'
import { findDefinition } from '../../sections/definitions.ts'
import { sectionIds } from '../materialise.ts'
import { orderBefore } from '../order.ts'
import { sectionOf, sectionsOf } from '../shape.ts'
import { beforeOrFooter } from './add-section.ts'
import { edit } from './edit.ts'

const isFixed = (doc: Y.Doc, id: string): boolean =>
  findDefinition(sectionOf(doc, id)?.get('type'))?.required ?? true

/**
 * Moves a section before another, or for null to the end above the footer. Header and footer keep their places.
 * Answers whether anything moved.
 */
export const moveSection = (doc: Y.Doc, id: string, before: string | null): boolean => {
  const sections = sectionsOf(doc)
  const section = sectionOf(doc, id)
  const target = beforeOrFooter(doc, before)
  if (sections === undefined || section === undefined || isFixed(doc, id) || target === id) return false
  const ids = sectionIds(doc)
  if (target !== null && (!ids.includes(target) || ids.indexOf(target) === 0)) return false
  if (ids[ids.indexOf(id) + 1] === target) return false
  edit(doc, 'Move section', () => section.set('order', orderBefore(sections, target, id)))
  return true
}

/** Moves a section one place up or down. Answers whether there was room. */
export const stepSection = (doc: Y.Doc, id: string, direction: 'up' | 'down'): boolean => {
  const ids = sectionIds(doc)
  const at = ids.indexOf(id)
  return moveSection(doc, id, ids[direction === 'up' ? at - 1 : at + 2] ?? null)
}
