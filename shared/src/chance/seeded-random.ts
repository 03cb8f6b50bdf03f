/** A repeatable source of chance: the same seed always gives the same sequence. */
export interface SeededRandom {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number
  /** A number from low (included) to high (excluded). */
  between(low: number, high: number): number
  /** A whole number from 0 (included) to the bound (excluded). */
  below(bound: number): number
  /** One of the choices, evenly. */
  pick<const Choice>(choices: readonly [Choice, ...Choice[]]): Choice
  /** True with the given probability. */
  chance(probability: number): boolean
}

/** A 32-bit FNV-1a hash of any text. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** Chance drawn from a number or a text of any length and content (mulberry32 over its hash). */
export const seededRandom = (seed: string | number): SeededRandom => {
  let state = hashOf(String(seed))
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    below: (bound) => Math.floor(next() * bound),
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (probability) => next() < probability,
  }
}
