import { type Cues, startsWith } from '../cues/cues.ts'

// '£4 including tea' names no tea that costs so much, '14 €/hora mínimo 3 horas' no minimum.
const includes =
  /^(?:(?:min(?:imum|imo|\.)?|mínimo|mindestens|au moins|al menos|at least|almeno) [\ue000-\uf8ff]|(?:incl(?:uding|usive of|\.)?|with|inkl(?:usive|\.)?|mit|incluid[oa]s?|incluye|con|y compris|avec|comprese?|compres[oa]|incluso) \p{L})/iu

const perUnit =
  /^(?:\/|per|each|hr?s?|pp|ph|netto|brutto|net|p\.\s?p|pro|de l|la|le|al|a|an|die|der|das|il|all)(?!\p{L})/iu

/** Whether what follows a price only says what it is for. */
const belongsToPrice = (text: string, cues: Cues): boolean =>
  cues.isSpaced && (perUnit.test(text) || startsWith(text, cues.tail))

/** No name, and what follows a price, where that only says what it is for or what is had with it. */
export const ofPriceAlone = (
  said: string,
  led: string,
  cues: Cues,
): readonly [string, string] | undefined => {
  if (includes.test(said)) return ['', said]
  return belongsToPrice(led, cues) ? ['', led] : undefined
}
