import type { Candidate } from './name-order.ts'

/** Every first with every second. */
export const crossed = <A, B>(firsts: readonly A[], seconds: readonly B[]): readonly (readonly [A, B])[] =>
  firsts.flatMap((first) => seconds.map((second) => [first, second] as const))

/** Every two of a list, each once, the earlier first. */
export const pairsOf = (words: readonly string[]): readonly (readonly [string, string])[] =>
  words.flatMap((first, at) => words.slice(at + 1).map((second) => [first, second] as const))

const beginning = (word: string): string => word.slice(0, 1).toLowerCase()

/** What a pair of words is worth more when they begin alike, and a little when they are short. */
export const soundOf = (first: string, second: string): number =>
  (beginning(first) === beginning(second) ? 0.5 : 0) + (first.length + second.length <= 11 ? 0.2 : 0)

/** Names of one shape. */
export const shaped = (
  shape: string,
  worth: number,
  names: readonly (readonly [name: string, ...parts: string[]])[],
): readonly Candidate[] =>
  names.map(([name, ...parts]) => ({ name, shape, parts: parts.length === 0 ? [name] : parts, worth }))
