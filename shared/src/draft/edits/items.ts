import type * as Y from 'yjs'
import type { ItemsField } from '../../field/field.ts'
import { readValues } from '../../field/read-value.ts'
import { type Problem, type Result, refuse, succeed } from '../../problem/problem.ts'
import { orderBefore } from '../order.ts'
import { type PlainValues, plainFields } from '../plain-value.ts'
import { itemOf, listOf } from '../shape.ts'
import { sharedFields } from '../shared-value.ts'
import { edit } from './edit.ts'
import { fieldAt } from './field-at.ts'
import { freshId } from './fresh-id.ts'
import { listedIds, ownLinks } from './navigation.ts'

/** Which list of which section. */
export interface ListAddress {
  readonly section: string
  /** The name of the items field, such as 'items' or 'links'. */
  readonly list: string
}

/** One item of a list. */
export interface ItemAddress extends ListAddress {
  readonly item: string
}

const noSuchList: Problem = { code: 'item.unknown', status: 404, text: 'This list is no longer here.' }

const full = (field: ItemsField): Problem => ({
  code: 'item.maximum-reached',
  status: 400,
  text: `${field.label}: at most ${field.maximum}`,
})

const listAt = (doc: Y.Doc, { section, list }: ListAddress): Result<{ field: ItemsField }> => {
  const field = fieldAt(doc, { in: 'section', section, field: list })?.field
  const isThere = field?.kind === 'items' && listOf(doc, section, list) !== undefined
  return isThere ? succeed({ field }) : refuse(noSuchList)
}

const insert = (
  doc: Y.Doc,
  address: ListAddress,
  { values, before, verb }: { values: () => PlainValues; before: string | null; verb: string },
): Result<string> => {
  const list = listAt(doc, address)
  if (!list.ok) return list
  const { field } = list.value
  if (listedIds(doc, address).length >= field.maximum) return refuse(full(field))
  const id = freshId()
  edit(doc, `${verb} ${field.itemLabel}`, () => {
    ownLinks(doc, address)
    const map = listOf(doc, address.section, address.list)
    map?.set(id, sharedFields(field.fields, values(), { order: orderBefore(map, before) }))
  })
  return succeed(id)
}

/** Adds an item, at the end unless `before` names another, and answers its id. */
export const addItem = (
  doc: Y.Doc,
  address: ListAddress,
  { values = {}, before = null }: { values?: PlainValues; before?: string | null } = {},
): Result<string> => {
  const list = listAt(doc, address)
  if (!list.ok) return list
  const read = readValues(list.value.field.fields, values)
  return read.ok ? insert(doc, address, { values: () => read.value, before, verb: 'Add' }) : read
}

/** Adds a copy right after an item and answers its id. */
export const duplicateItem = (doc: Y.Doc, address: ItemAddress): Result<string> => {
  const list = listAt(doc, address)
  if (!list.ok) return list
  const { field } = list.value
  const ids = listedIds(doc, address)
  return insert(doc, address, {
    values: () => plainFields(field.fields, itemOf(doc, address.section, address)),
    before: ids[ids.indexOf(address.item) + 1] ?? null,
    verb: 'Duplicate',
  })
}

/** Removes an item; one that is gone already is no error. */
export const removeItem = (doc: Y.Doc, address: ItemAddress): void => {
  const list = listAt(doc, address)
  if (!list.ok || !listedIds(doc, address).includes(address.item)) return
  edit(doc, `Delete ${list.value.field.itemLabel}`, () => {
    ownLinks(doc, address)
    listOf(doc, address.section, address.list)?.delete(address.item)
  })
}

/** Moves an item before another, or to the end for null. */
export const moveItem = (doc: Y.Doc, address: ItemAddress, before: string | null): void => {
  const list = listAt(doc, address)
  if (!list.ok || before === address.item || !listedIds(doc, address).includes(address.item)) return
  edit(doc, `Move ${list.value.field.itemLabel}`, () => {
    ownLinks(doc, address)
    const map = listOf(doc, address.section, address.list)
    if (map) itemOf(doc, address.section, address)?.set('order', orderBefore(map, before, address.item))
  })
}
