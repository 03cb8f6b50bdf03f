/** Items of a list that were picked to do something with all of them, and the one from which a range is picked. */
export interface Picked {
  readonly items: readonly string[]
  readonly from: string | null
}

export const nonePicked: Picked = { items: [], from: null }

/** Picks one more, or one less. */
export const togglePicked = ({ items }: Picked, item: string): Picked => ({
  items: items.includes(item) ? items.filter((other) => other !== item) : [...items, item],
  from: item,
})

/** Picks all from the one that was picked last to this one, whichever of them comes first in the list. */
export const pickThrough = (ids: readonly string[], { items, from }: Picked, item: string): Picked => {
  const ends = [ids.indexOf(from ?? item), ids.indexOf(item)].map((at) => (at < 0 ? ids.indexOf(item) : at))
  const range = ids.slice(Math.min(...ends), Math.max(...ends) + 1)
  return { items: [...new Set([...items, ...range])], from: from ?? item }
}

/** Those that are still in the list, in its order. */
export const presentOf = ({ items }: Picked, ids: readonly string[]): readonly string[] =>
  ids.filter((id) => items.includes(id))
