const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, member]) => member !== undefined)

/** Whether two plain values say the same, whatever the order of their keys. */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const ours = entriesOf(a)
  const theirs = new Map(entriesOf(b))
  return (
    ours.length === theirs.size &&
    ours.every(([key, value]) => theirs.has(key) && sameValue(value, theirs.get(key)))
  )
}
