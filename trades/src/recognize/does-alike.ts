import { schemaTypeOf } from '@shingle/shared/industry/schema-types.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import { trades } from '../trades.ts'
import { doesIt } from './does-it.ts'
import type { RecognizedTrade } from './recognize-trade.ts'
import { lookupKey, tokensOf } from './words-of-text.ts'

const tradeOf = (id: string) => trades.find((trade) => trade.id === id)

/**
 * Whether words that tell one trade only say what another trade of its craft does as well: a barber cuts hair too, and whoever
 * calls themselves a hair salon is none.
 */
export const doesAlike = (told: RecognizedTrade, other: string, language: Language): boolean => {
  if (told.outcome !== 'trade' || !isOneCraft(told.tradeId, other)) return false
  const keys = told.words.map((word) => lookupKey(word, language))
  const own = tradeOf(told.tradeId)
  const names = [own?.names[language] ?? '', ...(own?.naming[language] ?? [])]
  if (names.some((name) => !doesIt.test(name) && keys.includes(lookupKey(name, language)))) return false
  const said = told.words.flatMap((word) => tokensOf(word, language)).map(({ key }) => key)
  return (tradeOf(other)?.things[language] ?? []).some((thing) => said.includes(lookupKey(thing, language)))
}

// The other types of search engines hold many crafts, or none of their own.
const crafts: readonly string[] = ['HairSalon']

const isOneCraft = (one: string, other: string): boolean =>
  crafts.includes(schemaTypeOf(one)) && schemaTypeOf(one) === schemaTypeOf(other)
