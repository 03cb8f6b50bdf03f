import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import * as Y from 'yjs'
import type { SharedMap } from './shape.ts'

/** A member of an ordered map: its key and its place. */
export interface Placed {
  readonly id: string
  readonly order: string
}

const byPlace = (a: Placed, b: Placed): number => {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1
  if (a.id === b.id) return 0
  return a.id < b.id ? -1 : 1
}

/** The members of a map of maps in order; ties, which two devices can make, fall by id. */
export const inOrder = (map: SharedMap): readonly Placed[] =>
  [...map.entries()]
    .flatMap(([id, member]) => (member instanceof Y.Map ? [{ id, order: String(member.get('order')) }] : []))
    .toSorted(byPlace)

/** `count` orders for a new list. */
export const freshOrders = (count: number): readonly string[] => generateNKeysBetween(null, null, count)

/** Gives every member of the map an order of its own, in the present sequence. */
const separate = (map: SharedMap): readonly Placed[] => {
  const placed = inOrder(map)
  const orders = freshOrders(placed.length)
  return placed.map(({ id }, at) => {
    const order = orders[at] ?? ''
    const member = map.get(id)
    if (member instanceof Y.Map) member.set('order', order)
    return { id, order }
  })
}

const isDistinct = (placed: readonly Placed[]): boolean =>
  new Set(placed.map(({ order }) => order)).size === placed.length

/**
 * An order right before the member `before`, or at the end for null. Equal neighbours, which two devices can make,
 * are separated first, inside the caller's transaction.
 */
export const orderBefore = (map: SharedMap, before: string | null, except?: string): string => {
  const present = inOrder(map)
  const placed = (isDistinct(present) ? present : separate(map)).filter(({ id }) => id !== except)
  const found = before === null ? -1 : placed.findIndex(({ id }) => id === before)
  const at = found === -1 ? placed.length : found
  return generateKeyBetween(placed[at - 1]?.order ?? null, placed[at]?.order ?? null)
}
