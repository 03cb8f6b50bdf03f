import * as Y from 'yjs'
import type { Fields, ItemsField } from '../../field/field.ts'
import type { PlainItem } from '../difference.ts'
import { inOrder } from '../in-order.ts'
import { orderBefore } from '../order.ts'
import { type PlainValues, plainValue } from '../plain-value.ts'
import { sameValue } from '../same-value.ts'
import type { SharedMap } from '../shape.ts'
import { sharedFields } from '../shared-value.ts'
import { stableMembers } from '../stable-members.ts'
import { writeField } from './write-field.ts'

/** Puts the members of a map into a sequence, moving as few as possible. Every id must be a member. */
export const arrange = (map: SharedMap, ids: readonly string[]): void => {
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

/** Removes every member of a map that is not among the ids. */
export const removeOthers = (map: SharedMap, ids: readonly string[]): void => {
  for (const id of [...map.keys()]) if (!ids.includes(id)) map.delete(id)
}

/** Makes a stored list hold these items, inside the caller's transaction. */
export const restoreItems = (map: SharedMap, { fields }: ItemsField, items: readonly PlainItem[]): void => {
  const ids = items.map(({ id }) => id)
  removeOthers(map, ids)
  for (const item of items) {
    const stored = map.get(item.id)
    if (stored instanceof Y.Map) restoreFields(stored, fields, item)
    else map.set(item.id, sharedFields(fields, item, { order: orderBefore(map, null) }))
  }
  arrange(map, ids)
}

/** Gives a stored map of fields these values, writing only what differs. */
export const restoreFields = (map: SharedMap, fields: Fields, values: PlainValues): void => {
  for (const [name, field] of Object.entries(fields)) {
    const stored = map.get(name)
    const value = values[name]
    if (sameValue(plainValue(field, stored), value)) continue
    // A validated list holds items and nothing else.
    if (field.kind === 'items' && stored instanceof Y.Map) restoreItems(stored, field, value as PlainItem[])
    else writeField({ field, map }, name, value)
  }
}
