/** A row lifted by the keyboard: where it stood and where it would be dropped. */
export interface Carried {
  id: string
  from: number
  to: number
}

export type CarryStep =
  | { step: 'lift' | 'move'; carried: Carried }
  | { step: 'drop'; carried: Carried }
  | { step: 'put-back'; carried: Carried }

/**
 * What a key does in a list of `count` rows: Space lifts the focused row, arrows carry it, Space or Enter drops it,
 * Escape puts it back. Undefined where the key means nothing here.
 */
export const carryStep = (
  key: string,
  focused: { id: string; index: number },
  { carried, count }: { carried: Carried | null; count: number },
): CarryStep | undefined => {
  if (!carried) {
    return key === ' '
      ? { step: 'lift', carried: { id: focused.id, from: focused.index, to: focused.index } }
      : undefined
  }
  const to = (index: number): CarryStep => ({
    step: 'move',
    carried: { ...carried, to: Math.min(count - 1, Math.max(0, index)) },
  })
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return to(carried.to - 1)
    case 'ArrowDown':
    case 'ArrowRight':
      return to(carried.to + 1)
    case 'Home':
      return to(0)
    case 'End':
      return to(count - 1)
    case ' ':
    case 'Enter':
      return { step: 'drop', carried }
    case 'Escape':
    case 'Tab':
      return { step: 'put-back', carried }
    default:
      return undefined
  }
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

export const carryWords = (name: string, { step, carried }: CarryStep, count: number): string => {
  const place = `${name}, ${carried.to + 1} of ${count}`
  switch (step) {
    case 'lift':
      return `${place}, lifted. Arrows carry it, Space drops it, Escape puts it back.`
    case 'move':
      return place
    case 'drop':
      return `${place}, dropped`
    case 'put-back':
      return `${name} put back, ${carried.from + 1} of ${count}`
  }
}
