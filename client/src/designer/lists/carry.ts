/** A row lifted by the keyboard: where it stood and where it would be dropped. */
export interface Carried {
  id: string
  from: number
  to: number
}

/** The rows in the order they stand while one is carried. */
export const carriedOrder = <T extends { id: string }>(
  rows: readonly T[],
  carried: Carried | null,
): readonly T[] => {
  if (!carried) return rows
  const row = rows.find(({ id }) => id === carried.id)
  return row ? rows.filter((other) => other !== row).toSpliced(carried.to, 0, row) : rows
}

/** The row that `id` would stand before if it moved to the place `to`; null for the end. */
export const neighbourAfter = (ids: readonly string[], id: string, to: number): string | null =>
  ids.filter((other) => other !== id)[to] ?? null
