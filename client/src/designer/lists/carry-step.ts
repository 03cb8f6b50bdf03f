import type { Carried } from './carry.ts'

type CarryStep =
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

/** What is said of a step of a row. */
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
