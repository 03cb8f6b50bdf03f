import * as Y from 'yjs'

/** What a walk to the first entry of a key costs, in steps: it only follows links. */
const linkCost = 0.05

interface Conflict {
  /** How much of the item the document has already. */
  readonly offset: number
  /** After so many steps nobody counts on. */
  readonly maximum: number
}

type Store = Y.Doc['store']

/** The item that this one was written behind, as far as the document has it. */
const leftOf = (store: Store, item: Y.Item, offset: number): Y.Item | Y.GC | null => {
  if (offset === 0) return item.left
  const structs = store.clients.get(item.id.client) ?? []
  const last = structs.at(-1)
  return last instanceof Y.Item || last instanceof Y.GC ? last : null
}

/** The first entry that a key of a map ever had, and how many links lead there. */
const firstOfKey = (parent: Y.AbstractType<unknown>, key: string, maximum: number) => {
  let first = parent._map.get(key) ?? null
  let links = 0
  while (first !== null && first.left !== null && links * linkCost <= maximum) {
    first = first.left
    links += 1
  }
  return { first, links }
}

/** How many items Yjs passes between an item's neighbours, by its own rule and its own two ways out. */
const countPassed = (
  store: Store,
  { first, item, origin }: { first: Y.Item | null; item: Y.Item; origin: Y.ID | null },
  maximum: number,
): number => {
  const passed = new Set<Y.Item>()
  let steps = 0
  for (let other = first; other !== null && other !== item.right && steps <= maximum; other = other.right) {
    steps += 1
    passed.add(other)
    const isSibling = Y.compareIDs(origin, other.origin)
    if (isSibling) {
      const isBehind = other.id.client < item.id.client
      if (!isBehind && Y.compareIDs(item.rightOrigin, other.rightOrigin)) break
    } else if (other.origin === null || !passed.has(Y.getItem(store, other.origin))) break
  }
  return steps
}

/**
 * How many steps Yjs is about to take to find an item's place among others that claim the same one: none where it was
 * written between two that are still neighbours. Counts at most a little more than `maximum`.
 */
export const conflictSteps = (store: Store, item: Y.Item, { offset, maximum }: Conflict): number => {
  const { parent, parentSub, right } = item
  if (!(parent instanceof Y.AbstractType)) return 0
  const left = leftOf(store, item, offset)
  // Yjs throws where a neighbour was collected and the parent is still named.
  if (left instanceof Y.GC) return 0
  if (left !== null) {
    if (left.right === right) return 0
    const origin = offset > 0 ? left.lastId : item.origin
    return countPassed(store, { first: left.right, item, origin }, maximum)
  }
  const { first, links } =
    parentSub === null ? { first: parent._start, links: 0 } : firstOfKey(parent, parentSub, maximum)
  const isBetween = right !== null && right.left === null
  if (isBetween) return links * linkCost
  return links * linkCost + countPassed(store, { first, item, origin: item.origin }, maximum)
}
