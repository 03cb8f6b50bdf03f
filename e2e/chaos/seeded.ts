/** A source of chance that a seed repeats. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number
  between(least: number, most: number): number
  pick<T>(choices: readonly T[]): T | undefined
}

export const seeded = (seed: number): Chance => {
  let state = seed >>> 0
  // Mulberry32: the low bits are as good as the high ones.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    pick: (choices) => choices[Math.floor(next() * choices.length)],
  }
}
