import type { Language } from '@shingle/shared/language/language.ts'
import type { Found } from './found.ts'
import type { TradeIndex } from './trade-index.ts'

/** Trades of places to sit and eat: what stands before such a name says where it is, or among what. */
const placesToSit = new Set(['coffee-shop', 'restaurant', 'pub', 'bar', 'ice-cream-parlor'])

const endOf = ({ at, length }: Found): number => at + length

/**
 * The phrases that say where a place is: an 'allotment café' is a café, and a 'bookshop café' too. In English what it is
 * comes last; 'bakery café' is both, since bread and coffee are of one kind.
 */
export const placesIn = (
  found: readonly Found[],
  {
    words,
    language,
    index,
  }: { readonly words: number; readonly language: Language; readonly index: TradeIndex },
): ReadonlySet<Found> => {
  const last = found.find(
    (phrase) =>
      endOf(phrase) === words && [...phrase.meaning.naming.keys()].some((id) => placesToSit.has(id)),
  )
  if (language !== 'english' || last === undefined) return new Set()
  const kinds = new Set([...last.meaning.naming.keys()].map((id) => index.kindOf.get(id)))
  const isOfAnotherKind = ({ meaning }: Found) =>
    [...meaning.naming.keys()].every((id) => !kinds.has(index.kindOf.get(id)))
  return new Set(found.filter((phrase) => endOf(phrase) <= last.at && isOfAnotherKind(phrase)))
}
