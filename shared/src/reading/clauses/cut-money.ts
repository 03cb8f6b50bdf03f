import { type Cues, startsWith } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { isMeasure } from '../offers/measure.ts'
import { jointBetween } from '../offers/price-chains.ts'
import { priceSpan } from '../offers/price-span.ts'
import { onlyDays } from './day-names.ts'

const money = new RegExp(formPattern('money'), 'gu')
const anyMoney = new RegExp(formPattern('money'), 'u')

/** How many words of letters a text has. */
export const wordsIn = (text: string): number =>
  text
    .trim()
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word)).length

// '140 € les deux jours': for how long.
const forSoLong =
  /^\s*(?:the|for|for the|die|los|las|les|i|gli|le|por|pour|pour les|per)\s+(?:\S+\s+)?(?:hours|days|weekend|nights|weeks|stunden|tage|nächte|wochen|horas|días|noches|semanas|heures|jours|journées|nuits|semaines|ore|giorni|notti|settimane)(?!\p{L})/iu

// 'Vans £150 rear windows only', 'cupcakes £3 each min order 12': which of them, or how many at least.
const ofWhichOnly =
  /^\s*(?:(?:each|per \p{L}+) )?(?:min|max)(?:imum)?(?!\p{L})|^\s*(?:\p{Ll}+ ){1,3}only$|^\s*(?:nur|ab|mindestens) |^\s*(?:\p{Ll}+ ){1,3}(?:seulement|soltanto|solamente)$/u

/** What follows the last price of a piece, where it is no part of it: 'battery £20 screens'. */
const isOfPrice = (rest: string, cues: Cues, next: string): boolean =>
  rest.trim() === '' ||
  forSoLong.test(rest) ||
  (cues.isSpaced && ofWhichOnly.test(rest)) ||
  (cues.isSpaced && onlyDays.test(rest)) ||
  /^\s*[([（/.-]/u.test(rest) ||
  // '£45 hard cover, £28 soft': each says behind its price what it is for.
  (cues.isSpaced && wordsIn(rest) < (next.search(anyMoney) === 0 ? 3 : 2)) ||
  startsWith(rest.trim(), cues.tail) ||
  startsWith(rest.trim(), cues.option) ||
  startsWith(rest.trim(), cues.and) ||
  /^\s*(?:\+|plus|más|zzgl|inkl|exkl|più|incl?)(?!\p{L})/iu.test(rest) ||
  (cues.isSpaced
    ? /^\s*(?:per|each|a|an|of|p\.\s?p|netto|de|von|di|pro|je|die|der|das|le|la|les|los|las|l['’]|al|a|el|il|lo|por|all['’])\b/iu.test(
        rest,
      )
    : rest.length <= 6)

/** From one price to another: 'between £40 and £150'. */
const isSpan = (text: string): boolean => text.length > 1 && priceSpan.exec(text)?.[0] === text

// '£38 an hour or ten for £360': how many are had for the next price.
const many =
  /(?:^|\s)(?:(?:or|and|oder|und|o|y|ou|et|e)\s+)(?<many>[\p{L}\ue000-\uf8ff]+(?:\s\p{L}+)?\s(?:for|für|por|pour|per|a|à)\s*)$/iu

// What is left before them.
const dangling = /\s(?:or|and|oder|und|o|y|ou|et|e)\s*$/iu

const startOfMany = (before: string): number | undefined => {
  const said = many.exec(before)?.groups?.many
  return said === undefined ? undefined : before.length - said.length
}

// '£7.50 drop in or £65 for 10 weeks': what stands before 'or' is of the price before it.
const orElse = /^\s(?:\p{L}[\p{L}-]*\s){1,4}or\s$/u

const ofOneWord = /^\s\p{L}+\s?$/u

/** Whether each sum of a piece says behind it which kind it is of, and nothing else: 'clean €90 single €120 double'. */
const saysKinds = (text: string, prices: readonly number[], cues: Cues): boolean =>
  cues.isSpaced &&
  prices.length > 1 &&
  prices.every((at, place) => {
    const behind = text.slice(at + 1, prices[place + 1])
    return ofOneWord.test(behind) && (cues.variant.test(behind.trim()) || isMeasure(behind))
  })

/** Several prices of a piece are pieces each: after each price, or before it where prices come first. */
export const cutMoney = (text: string, cues: Cues, next: string): readonly string[] => {
  const prices = [...text.matchAll(money)].map(({ index }) => index)
  const [first, ...others] = prices
  if (first === undefined) return [text]
  const isFirst = wordsIn(text.slice(0, first)) === 0
  if (isFirst) {
    const cuts = [
      0,
      ...others.map((at, place) => {
        const from = (prices[place] ?? 0) + 1
        const joint = jointBetween(text.slice(from, at), cues.language)
        return startOfMany(text.slice(0, at)) ?? (joint === undefined ? at : from + joint)
      }),
    ]
    return cuts.map((from, at) => text.slice(from, cuts[at + 1] ?? text.length).replace(dangling, ''))
  }
  const last = prices.at(-1) ?? first
  if (isSpan(text.slice(first, last + 1))) return [text]
  if (saysKinds(text, prices, cues)) {
    const kinds = [0, ...others]
    return kinds.map((from, at) => text.slice(from, kinds[at + 1] ?? text.length).trim())
  }
  const rest = text.slice(last + 1)
  const ends = isOfPrice(rest, cues, next) ? prices.slice(0, -1) : prices
  const between = (at: number, end: number) => text.slice(at + 1, prices[end + 1])
  const isEither = (at: number, end: number) => cues.isSpaced && orElse.test(between(at, end))
  const cuts = [0, ...ends.map((at, end) => (isEither(at, end) ? (prices[end + 1] ?? at + 1) : at + 1))]
  return cuts.map((from, at) => text.slice(from, cuts[at + 1] ?? text.length).replace(dangling, ''))
}
