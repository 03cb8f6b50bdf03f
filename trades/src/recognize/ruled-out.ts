import type { Language } from '@shingle/shared/language/language.ts'
import { findParts } from './find-parts.ts'
import { findPhrases } from './find-phrases.ts'
import type { TradeSlots } from './slots.ts'
import { nameKeys, type TradeIndex } from './trade-index.ts'
import type { Weighed } from './weigh.ts'
import { isInParts, lookupKey } from './words-of-text.ts'

interface Known {
  readonly language: Language
  readonly index: TradeIndex
}

const phrasesIn = (text: string, { language, index }: Known) =>
  isInParts(language) ? findParts(text, index) : findPhrases(text, { language, index })

/** What German compounds are about stands at their end: 'kein Beschlag' refuses Hufbeschlag. */
const compoundsOf = (text: string, { language, index }: Known): readonly string[] => {
  const key = language === 'german' ? lookupKey(text, language) : ''
  if (key.length < shortestTail || key.includes(' ')) return []
  return [...index.meanings.entries()].flatMap(([phrase, { naming }]) =>
    phrase.endsWith(key) && !phrase.includes(' ') ? [...naming.keys()] : [],
  )
}

const shortestTail = 6

/**
 * The trades that a business cannot be, because it refuses the work that they are called by; one that it names itself
 * by is its own nevertheless: an electrician without rewiring is one, and a launderette that does no dry cleaning.
 */
export const tradesRuledOut = (
  { refused = [] }: TradeSlots,
  said: readonly Weighed[],
  known: Known,
): ReadonlySet<string> => {
  if (refused.length === 0) return new Set()
  const keys = new Set(said.map(({ found }) => found.key))
  const out = refused.flatMap((text) => [
    ...phrasesIn(text, known).flatMap(({ meaning, share }) => (share < 1 ? [] : [...meaning.naming.keys()])),
    ...compoundsOf(text, known),
  ])
  const names = nameKeys(known.language)
  const own = new Set(
    said.flatMap(({ found, isOwnName, naming }) =>
      isOwnName && naming > 0 ? [...found.meaning.naming.keys()] : [],
    ),
  )
  return new Set(out.filter((id) => !own.has(id) && !keys.has(names.get(id) ?? '')))
}
