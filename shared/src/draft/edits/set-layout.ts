import type * as Y from 'yjs'
import { findDefinition } from '../../sections/definitions.ts'
import { sectionOf } from '../shape.ts'
import { edit } from './edit.ts'

/** Chooses a section's layout; 'auto' leaves it to the content. Answers whether the section knows the layout. */
export const setLayout = (doc: Y.Doc, id: string, layout: string): boolean => {
  const section = sectionOf(doc, id)
  const known = findDefinition(section?.get('type'))?.layouts.some((one) => one.id === layout) ?? false
  if (section === undefined || !(known || layout === 'auto')) return false
  edit(doc, 'Change layout', () => section.set('layout', layout))
  return true
}
