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
