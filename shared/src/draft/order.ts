import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import * as Y from 'yjs'
import { inOrder, type Placed } from './in-order.ts'
import type { SharedMap } from './shape.ts'

const orderMaximum = 64
const digits = /^[0-9A-Za-z]+$/

const isKey = (order: string): boolean => {
  try {
    generateKeyBetween(order, null)
    return true
  } catch {
    // The library has no other way to say that a text is no key of its own.
    return false
  }
}

/** Whether a value is an order: a fractional index between which others can be made. */
export const isOrder = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= orderMaximum && digits.test(value) && isKey(value)

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

const isSound = (placed: readonly Placed[]): boolean =>
  new Set(placed.map(({ order }) => order)).size === placed.length &&
  placed.every(({ order }) => isOrder(order))

/** An order right before the member `before` among members whose orders are sound. */
const orderAmong = (placed: readonly Placed[], before: string | null): string => {
  const found = before === null ? -1 : placed.findIndex(({ id }) => id === before)
  const at = found === -1 ? placed.length : found
  return generateKeyBetween(placed[at - 1]?.order ?? null, placed[at]?.order ?? null)
}

/**
 * An order right before the member `before`, or at the end for null. Equal neighbours, which two devices can make,
 * orders that are none, which an old draft can hold, and those that leave no room between them are replaced first,
 * inside the caller's transaction.
 */
export const orderBefore = (map: SharedMap, before: string | null, except?: string): string => {
  const others = (placed: readonly Placed[]) => placed.filter(({ id }) => id !== except)
  const present = inOrder(map)
  if (isSound(present)) {
    const order = orderAmong(others(present), before)
    if (isOrder(order)) return order
  }
  return orderAmong(others(separate(map)), before)
}
