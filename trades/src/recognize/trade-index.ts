import type { Language } from '@shingle/shared/language/language.ts'
import { kinds } from '../kinds.ts'
import type { Trade } from '../trade.ts'
import { commonKeys } from './common-words.ts'
import { derivedPhrases } from './derived-phrases.ts'
import { knownTrades } from './known-trades.ts'
import { surnameKeys, weakKeys } from './weak-words.ts'
import { lookupKey } from './words-of-text.ts'

/** What one phrase says of trades: how much for each that it is known of. */
export interface Meaning {
  /** Trades that it names, by id. */
  readonly naming: ReadonlyMap<string, number>
  /** Trades that it supports. */
  readonly things: ReadonlyMap<string, number>
  /** Kinds that it supports beside their trades. */
  readonly kinds: ReadonlySet<string>
}

interface OpenMeaning {
  readonly naming: Map<string, number>
  readonly things: Map<string, number>
  readonly kinds: Set<string>
}

/** Every phrase of one language. */
export interface TradeIndex {
  readonly meanings: ReadonlyMap<string, Meaning>
  /** The letters of the longest phrase. */
  readonly longest: number
  readonly kindOf: ReadonlyMap<string, string>
  /** Every kind that a trade is of: one that makes and repairs is of two. */
  readonly kindsOf: ReadonlyMap<string, readonly string[]>
  /** The phrases that are also names of people. */
  readonly people: ReadonlySet<string>
}

const namingWeight = 3
const thingWeight = 1

const createIndex = (language: Language): TradeIndex => {
  const meanings = new Map<string, OpenMeaning>()
  const weak = weakKeys(language)
  const common = commonKeys(language)
  const key = (phrase: string) => lookupKey(phrase, language)
  const at = (phrase: string): OpenMeaning => {
    const meaning = meanings.get(key(phrase)) ?? { naming: new Map(), things: new Map(), kinds: new Set() }
    meanings.set(key(phrase), meaning)
    return meaning
  }
  const name = (id: string, phrase: string, share: number) => {
    if (weak.has(key(phrase))) return
    const { naming } = at(phrase)
    naming.set(id, Math.max(naming.get(id) ?? 0, namingWeight * share))
  }
  const add = ({ id, names, naming, things }: Trade) => {
    for (const phrase of [names[language], ...(naming[language] ?? [])]) {
      if (weak.has(key(phrase))) at(phrase).things.set(id, thingWeight)
      name(id, phrase, 1)
      for (const derived of derivedPhrases(phrase, language)) name(id, derived, 0.85)
    }
    for (const phrase of things[language] ?? [])
      if (!common.has(key(phrase))) at(phrase).things.set(id, thingWeight)
  }
  for (const trade of knownTrades()) add(trade)
  for (const { id, things } of kinds) for (const phrase of things[language] ?? []) at(phrase).kinds.add(id)
  meanings.delete('')
  return {
    meanings,
    longest: Math.max(0, ...[...meanings.keys()].map((phrase) => phrase.length)),
    people: surnameKeys(language),
    kindOf: new Map(knownTrades().map(({ id, kind }) => [id, kind])),
    kindsOf: new Map(
      knownTrades().map(({ id, kind, otherKind }) => [id, otherKind ? [kind, otherKind] : [kind]]),
    ),
  }
}

const names = new Map<Language, ReadonlyMap<string, string>>()

/** The key of each trade's own name in a language, by its id. */
export const nameKeys = (language: Language): ReadonlyMap<string, string> => {
  const keys =
    names.get(language) ??
    new Map(knownTrades().map((trade) => [trade.id, lookupKey(trade.names[language], language)]))
  names.set(language, keys)
  return keys
}

const indexes = new Map<Language, TradeIndex>()

/** What the phrases of a language say of trades; made when it is first asked for. */
export const tradeIndex = (language: Language): TradeIndex => {
  const index = indexes.get(language) ?? createIndex(language)
  indexes.set(language, index)
  return index
}
