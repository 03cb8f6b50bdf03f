import * as Y from 'yjs'
import type { Fields, ItemsField } from '../../field/field.ts'
import { type Result, succeed } from '../../problem/problem.ts'
import { findDefinition } from '../../sections/definitions.ts'
import type { AnySection, DraftContent } from '../content.ts'
import type { PlainItem } from '../difference.ts'
import { partFields } from '../materialise.ts'
import { inOrder, orderBefore } from '../order.ts'
import { sameValue } from '../same-value.ts'
import { fieldsOf } from '../section-fields.ts'
import { draftParts, partOf, type SharedMap, sectionsOf } from '../shape.ts'
import { type PlainValues, plainValue, sharedFields } from '../shared-value.ts'
import { stableMembers } from '../stable-members.ts'
import { validateContent } from '../validate.ts'
import { edit } from './edit.ts'
import { writeField } from './set-field.ts'

/** Puts the members of a map into a sequence, moving as few as possible. Every id must be a member. */
const arrange = (map: SharedMap, ids: readonly string[]): void => {
  const stable = stableMembers(
    inOrder(map).map(({ id }) => id),
    ids,
  )
  ids.toReversed().forEach((id, at) => {
    const member = map.get(id)
    if (!stable.has(id) && member instanceof Y.Map)
      member.set('order', orderBefore(map, ids[ids.length - at] ?? null, id))
  })
}

const removeOthers = (map: SharedMap, ids: readonly string[]): void => {
  for (const id of [...map.keys()]) if (!ids.includes(id)) map.delete(id)
}

const restoreItems = (map: SharedMap, { fields }: ItemsField, items: readonly PlainItem[]): void => {
  const ids = items.map(({ id }) => id)
  removeOthers(map, ids)
  for (const item of items) {
    const stored = map.get(item.id)
    if (stored instanceof Y.Map) restoreFields(stored, fields, item)
    else map.set(item.id, sharedFields(fields, item, { order: orderBefore(map, null) }))
  }
  arrange(map, ids)
}

const restoreFields = (map: SharedMap, fields: Fields, values: PlainValues): void => {
  for (const [name, field] of Object.entries(fields)) {
    const stored = map.get(name)
    const value = values[name]
    if (sameValue(plainValue(field, stored), value)) continue
    // A validated list holds items and nothing else.
    if (field.kind === 'items' && stored instanceof Y.Map) restoreItems(stored, field, value as PlainItem[])
    else writeField({ field, map }, name, value)
  }
}

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
  })
  return succeed(undefined)
}
