import type { TradeIndex } from './trade-index.ts'
import type { Weighed } from './weigh.ts'

/** What speaks for one trade or kind. */
export interface Sum {
  readonly id: string
  readonly total: number
  /** Whether a word names it. */
  readonly isNamed: boolean
  /** Whether the description begins with such a word. */
  readonly isHead: boolean
  /** Whether such a word is all that the first clause calls the business. */
  readonly isWholeHead: boolean
  /** Whether the name of the business has such a word. */
  readonly isOwnName: boolean
  /** Whether both the description and the name begin or end with such a word. */
  readonly isSaidTwice: boolean
  /** How many different things support it. */
  readonly things: number
  /** The words that speak for it, as the text has them, folded. */
  readonly words: readonly string[]
  /** The phrase that names it most, as it is looked up; '' where none does. */
  readonly namedBy: string
  /** Whether the description begins with that phrase, or the name of the business says it. */
  readonly isNamedFirst: boolean
  /** Those of the words that name it. */
  readonly namingWords: readonly string[]
}

interface OpenSum {
  id: string
  total: number
  isNamed: boolean
  isHead: boolean
  isWholeHead: boolean
  isOwnName: boolean
  isSaidTwice: boolean
  things: number
  words: string[]
  namedBy: string
  isNamedFirst: boolean
  namingWords: string[]
  mostNaming: number
}

const shared = (among: number): number => Math.log2(1 + Math.max(1, among))

interface Adding {
  readonly amount: number
  readonly isNaming: boolean
  /** Whether the description begins with it. */
  readonly isHead?: boolean
  readonly isWholeHead?: boolean
  readonly isOwnName?: boolean
  readonly isSaidTwice?: boolean
  readonly words: string
  readonly key?: string
}

const createSums = () => {
  const sums = new Map<string, OpenSum>()
  const add = (
    id: string,
    { amount, isNaming, isHead = false, isOwnName = false, words, key = '', ...whole }: Adding,
  ): void => {
    if (amount <= 0) return
    const sum = sums.get(id) ?? {
      id,
      total: 0,
      isNamed: false,
      isHead: false,
      isWholeHead: false,
      isOwnName: false,
      isSaidTwice: false,
      things: 0,
      words: [],
      namedBy: '',
      isNamedFirst: false,
      namingWords: [],
      mostNaming: 0,
    }
    sums.set(id, sum)
    sum.total += amount
    if (isNaming) {
      sum.isNamed = true
      sum.namingWords.push(words)
    } else sum.things += 1
    if (isHead) sum.isHead = true
    if (whole.isWholeHead === true) sum.isWholeHead = true
    if (whole.isSaidTwice === true) sum.isSaidTwice = true
    if (isOwnName) sum.isOwnName = true
    sum.words.push(words)
    if (isNaming && amount > sum.mostNaming) {
      sum.mostNaming = amount
      sum.namedBy = key
      sum.isNamedFirst = isHead || isOwnName
    }
  }
  const ranked = (): readonly Sum[] => [...sums.values()].toSorted((one, other) => other.total - one.total)
  return { add, ranked }
}

/** The trades that the phrases speak for, the likeliest first. */
export const sumTrades = (phrases: readonly Weighed[]): readonly Sum[] => {
  const { add, ranked } = createSums()
  for (const { found, naming, things, isObject, isHead, isWholeHead, isOwnName, isSaidTwice } of phrases) {
    const { meaning, words } = found
    for (const [id, weight] of meaning.naming)
      add(id, {
        ...{ amount: (weight * naming) / shared(meaning.naming.size), words, key: found.key },
        ...{ isNaming: !isObject, isHead: isHead && !isObject, isOwnName },
        isWholeHead: isWholeHead && !isObject,
        isSaidTwice: isSaidTwice && !isObject,
      })
    for (const [id, weight] of meaning.things)
      if (!meaning.naming.has(id))
        add(id, { amount: (weight * things) / shared(meaning.things.size), isNaming: false, words })
  }
  return ranked()
}

const bestByKind = (
  weights: ReadonlyMap<string, number>,
  { kindOf }: TradeIndex,
): ReadonlyMap<string, number> => {
  const best = new Map<string, number>()
  for (const [id, weight] of weights) {
    const kind = kindOf.get(id)
    if (kind !== undefined) best.set(kind, Math.max(best.get(kind) ?? 0, weight))
  }
  return best
}

/** The kinds that the phrases speak for, the likeliest first: a phrase counts once for a kind, however many trades have it. */
export const sumKinds = (phrases: readonly Weighed[], index: TradeIndex): readonly Sum[] => {
  const { add, ranked } = createSums()
  for (const { found, naming, things, isObject, isHead, isOwnName } of phrases) {
    const { meaning, words } = found
    const named = bestByKind(meaning.naming, index)
    const supported = new Map([...meaning.kinds].map((kind) => [kind, 1]))
    for (const [kind, weight] of bestByKind(meaning.things, index)) supported.set(kind, weight)
    for (const [kind, weight] of named)
      add(kind, {
        ...{ amount: (weight * naming) / shared(named.size), words },
        ...{ isNaming: !isObject, isHead: isHead && !isObject, isOwnName },
      })
    for (const [kind, weight] of supported)
      if (!named.has(kind))
        add(kind, { amount: (weight * things) / shared(supported.size), isNaming: false, words })
  }
  return ranked()
}
