import type * as Y from 'yjs'
import { type Result, succeed } from '../../problem/problem.ts'
import { edit } from './edit.ts'
import { duplicateItem, type ListAddress, moveItem, removeItem } from './items.ts'
import { listedIds } from './navigation.ts'

/** Those of the items that are in the list, in its order. */
const listed = (doc: Y.Doc, address: ListAddress, items: readonly string[]): readonly string[] =>
  listedIds(doc, address).filter((id) => items.includes(id))

/** Removes several items of one list; those that are gone already are no error. */
export const removeItems = (doc: Y.Doc, address: ListAddress, items: readonly string[]): void =>
  edit(doc, 'Delete items', () => {
    for (const item of listed(doc, address, items)) removeItem(doc, { ...address, item })
  })

/**
 * Adds a copy right after each of several items, as long as the list has room: the first of them are copied then. Answers
 * the copies by their originals.
 */
export const duplicateItems = (
  doc: Y.Doc,
  address: ListAddress,
  items: readonly string[],
): Result<ReadonlyMap<string, string>> =>
  edit(doc, 'Duplicate items', () => {
    const copies = new Map<string, string>()
    for (const item of listed(doc, address, items)) {
      const copy = duplicateItem(doc, { ...address, item })
      if (!copy.ok) return copies.size > 0 ? succeed(copies) : copy
      copies.set(item, copy.value)
    }
    return succeed(copies)
  })

/** Moves several items to an end of their list, in the order they have. Answers whether anything moved. */
export const moveItems = (
  doc: Y.Doc,
  address: ListAddress,
  { items, to }: { items: readonly string[]; to: 'top' | 'bottom' },
): boolean => {
  const ids = listedIds(doc, address)
  const moved = listed(doc, address, items)
  const rest = ids.filter((id) => !moved.includes(id))
  const next = to === 'top' ? [...moved, ...rest] : [...rest, ...moved]
  if (next.every((id, at) => id === ids[at])) return false
  const before = to === 'top' ? (rest[0] ?? null) : null
  edit(doc, 'Move items', () => {
    for (const item of moved) moveItem(doc, { ...address, item }, before)
  })
  return true
}
