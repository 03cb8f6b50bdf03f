import type * as Y from 'yjs'
import { readValues } from '../../field/read-value.ts'
import { type Result, succeed } from '../../problem/problem.ts'
import type { SectionType } from '../../sections/sections.ts'
import { sectionIds } from '../materialise.ts'
import { orderBefore } from '../order.ts'
import type { PlainValues } from '../plain-value.ts'
import { fieldsOf } from '../section-fields.ts'
import { sectionOf } from '../shape.ts'
import { sharedFields } from '../shared-value.ts'
import { edit } from './edit.ts'
import { freshId } from './fresh-id.ts'
import { roomFor } from './section-room.ts'

/** The place of a new or moved section: before another, or right above the footer. */
export const beforeOrFooter = (doc: Y.Doc, before: string | null | undefined): string | null =>
  before ?? sectionIds(doc).find((id) => sectionOf(doc, id)?.get('type') === 'Footer') ?? null

/** Adds a section and answers its id; `values` fill its fields, the rest starts at its initial value. */
export const addSection = (
  doc: Y.Doc,
  type: SectionType,
  { before, values = {} }: { before?: string | null; values?: PlainValues } = {},
): Result<string> => {
  const room = roomFor(doc, type)
  if (!room.ok) return room
  const { definition, sections } = room.value
  const read = readValues(fieldsOf(definition), values)
  if (!read.ok) return read
  const id = freshId()
  edit(doc, `Add ${definition.title}`, () => {
    const order = orderBefore(sections, beforeOrFooter(doc, before))
    sections.set(id, sharedFields(fieldsOf(definition), read.value, { type, layout: 'auto', order }))
  })
  return succeed(id)
}
