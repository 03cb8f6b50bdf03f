import type * as Y from 'yjs'
import { type Result, succeed } from '../../problem/problem.ts'
import { sectionIds } from '../materialise.ts'
import { orderBefore } from '../order.ts'
import { plainFields } from '../plain-value.ts'
import { fieldsOf } from '../section-fields.ts'
import { sectionOf } from '../shape.ts'
import { sharedFields } from '../shared-value.ts'
import { edit } from './edit.ts'
import { freshId } from './fresh-id.ts'
import { withFreshItems } from './fresh-items.ts'
import { roomFor } from './section-room.ts'

/** Adds a copy right below a section and answers its id. */
export const duplicateSection = (doc: Y.Doc, id: string): Result<string> => {
  const original = sectionOf(doc, id)
  const room = roomFor(doc, original?.get('type'))
  if (!room.ok) return room
  const { definition, sections } = room.value
  const fields = fieldsOf(definition)
  const ids = sectionIds(doc)
  const copy = freshId()
  edit(doc, `Duplicate ${definition.title}`, () => {
    const order = orderBefore(sections, ids[ids.indexOf(id) + 1] ?? null)
    const identity = { type: definition.type, layout: original?.get('layout'), order }
    sections.set(copy, sharedFields(fields, withFreshItems(fields, plainFields(fields, original)), identity))
  })
  return succeed(copy)
}
