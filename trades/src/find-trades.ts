import { foldText } from '@shingle/shared/generation/fold-text.ts'
import { type BusinessName, understandingLimits } from '@shingle/shared/generation/understanding.ts'
import { kinds } from './kinds.ts'
import { knownTrades } from './recognize/known-trades.ts'

interface Called extends BusinessName {
  /** Its name as the owner is told it, its names in all languages, and all that is said of it: folded, a line each. */
  readonly english: string
  readonly names: string
  readonly words: string
}

const linesOf = (phrases: readonly string[]): string => `\n${phrases.map(foldText).join('\n')}\n`

const listCalled = (): readonly Called[] => [
  ...knownTrades().map(({ id, names, naming }) => ({
    ...{ id, name: names.english, isKind: false, english: linesOf([names.english]) },
    names: linesOf(Object.values(names)),
    words: linesOf([...Object.values(names), ...Object.values(naming).flat()]),
  })),
  ...kinds.map(({ id, names }) => ({
    ...{ id, name: names.english, isKind: true, english: linesOf([names.english]) },
    names: linesOf(Object.values(names)),
    words: linesOf(Object.values(names)),
  })),
]

let called: readonly Called[] | undefined

// From what it is called exactly to a word somewhere in what is said of it.
const tests: readonly ((asked: string, one: Called) => boolean)[] = [
  (asked, { words }) => words.includes(`\n${asked}\n`),
  (asked, { english }) => english.startsWith(`\n${asked}`),
  (asked, { english }) => english.includes(` ${asked}`),
  (asked, { names }) => names.includes(`\n${asked}`) || names.includes(` ${asked}`),
  (asked, { words }) => words.includes(`\n${asked}`) || words.includes(` ${asked}`),
  // German compounds have their trade at the end, and in Japanese and Korean no word begins.
  (asked, { words }) => asked.length > 1 && words.includes(asked),
]

// Many shops are called 'shop' in some language; what they have in common is then meant first.
const order = (one: Called, other: Called): number =>
  Number(other.isKind) - Number(one.isKind) || one.name.localeCompare(other.name)

/** The trades and kinds that are called so in any language, the best match first. */
export const findTrades = (words: string): readonly BusinessName[] => {
  const asked = foldText(words).trim()
  if (asked === '') return []
  called ??= listCalled()
  return called
    .map((one) => ({ one, rank: tests.findIndex((test) => test(asked, one)) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((first, second) => first.rank - second.rank || order(first.one, second.one))
    .slice(0, understandingLimits.trades)
    .map(({ one: { id, name, isKind } }) => ({ id, name, isKind }))
}
