/**
 * The members of two sequences that need not move to turn the one into the other: a longest run that both have in the
 * same order.
 */
export const stableMembers = (before: readonly string[], after: readonly string[]): ReadonlySet<string> => {
  const place = new Map(before.map((id, at) => [id, at]))
  const common = after.filter((id) => place.has(id))
  const runs: (readonly string[])[] = []
  for (const id of common) {
    const isEarlier = (run: readonly string[]) => (place.get(run.at(-1) ?? '') ?? -1) < (place.get(id) ?? -1)
    const best = runs.filter(isEarlier).reduce<readonly string[]>((a, b) => (b.length > a.length ? b : a), [])
    runs.push([...best, id])
  }
  return new Set(runs.reduce<readonly string[]>((a, b) => (b.length > a.length ? b : a), []))
}
