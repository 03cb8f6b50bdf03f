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
  const named = refused.flatMap((text) => phrasesIn(text, known).filter(({ share }) => share === 1))
  const out = [
    ...named.flatMap(({ meaning }) => [...meaning.naming.keys()]),
    ...refused.flatMap((text) => compoundsOf(text, known)),
  ]
  const names = nameKeys(known.language)
  const own = new Set(
    said.flatMap(({ found, isOwnName, naming }) =>
      isOwnName && naming > 0 ? [...found.meaning.naming.keys()] : [],
    ),
  )
  // 'Piano lessons … I don't teach guitar' begins with another thing that the same trade is called by.
  const refusedKeys = new Set(named.map(({ key }) => key))
  const begun = new Set(
    said.flatMap(({ found, isHead, isObject, naming }) =>
      isHead && !isObject && naming > 0 && found.share === 1 && !refusedKeys.has(found.key)
        ? [...found.meaning.naming.keys()].filter((id) => !refusedKeys.has(names.get(id) ?? ''))
        : [],
    ),
  )
  return new Set(out.filter((id) => !own.has(id) && !begun.has(id) && !keys.has(names.get(id) ?? '')))
}
