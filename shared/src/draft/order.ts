import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import * as Y from 'yjs'
import { inOrder, type Placed } from './in-order.ts'
import type { SharedMap } from './shape.ts'

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
