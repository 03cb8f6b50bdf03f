import { type Cues, isWhole, startsWith } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { type DraftOffer, joined, sizeOf } from './draft-offer.ts'
import type { NamedOffer } from './name-offer.ts'
import { isCharge } from './no-service.ts'

// 'Ein Besuch 13 €, zwei am Tag 22 €'.
const countAlone =
  /^(?:two|three|four|five|six|zwei|drei|vier|fünf|sechs|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|six|due|tre|quattro|cinque|sei)(?: (?:a|am|pro|per|in der|die|al|à la|par|por|alla|la) \p{L}+)?$/iu

// '£60 for ten'.
const forSoMany = new RegExp(
  `^(?:for|für|pour|por|per) (?:${formPattern('figure')}|two|three|four|five|six|eight|ten|twelve|a dozen|zwei|drei|vier|fünf|sechs|acht|zehn|dos|tres|cuatro|cinco|seis|diez|deux|trois|quatre|cinq|six|dix|due|tre|quattro|cinque|sei|dieci)$`,
  'iu',
)

/** A price without a name of its own belongs to what was offered before it. */
export const withOption = (before: DraftOffer, { name, detail, price, unit }: NamedOffer): DraftOffer => {
  // 'Sharpening: £5 a blade'.
  if (before.price === '' && before.options.length === 0 && unit !== undefined)
    return { ...before, price: `${price} ${unit}`, detail: joined([before.detail, detail]) }
  if (before.price === '' && name === '') {
    return { ...before, price, detail: joined([before.detail, detail]) }
  }
  if (name === '' && forSoMany.test(detail))
    return { ...before, options: [...before.options, { name, price: `${price} ${detail}` }] }
  const said = countAlone.test(`${name} ${detail}`) ? `${name} ${detail}` : joined([name, detail])
  return { ...before, options: [...before.options, { name: said, price }] }
}

/** Whether all parts of a name that 'and' joins are such: 'nachts und sonntags'. */
const eachIs = (name: string, cues: Cues, test: (part: string) => boolean): boolean => {
  const parts = name.split(new RegExp(`\\s+${cues.and.source}\\s+|\\s*[/&]\\s*`, cues.and.flags))
  return cues.isSpaced && parts.length > 1 && parts.every((part) => part !== '' && test(part))
}

/** Whether a price names no thing of its own. */
export const isOption = ({ name, price, isAfter, isMore, isChained }: NamedOffer, cues: Cues): boolean =>
  price !== '' &&
  (name === '' ||
    isMore === true ||
    isChained === true ||
    isWhole(name, cues.option) ||
    eachIs(name, cues, (part) => isWhole(part, cues.option)) ||
    (isAfter && cues.isSpaced && sizeOf(name) <= 2))

// '2in1' counts nothing.
const size = new RegExp(`^${formPattern('figure', 'range', 'hours')}(?!in${formPattern('figure')})`, 'u')

/** Whether a name only counts: '4 yard', '6 Abende'. */
export const isSizeName = (name: string): boolean => size.test(name) && sizeOf(name) <= 2

// 'With colour £45' is the thing before it, and more.
const withMore = /^(?:with|without|incl|including|mit|ohne|inkl|con|sin|avec|sans|senza)(?!\p{L})/iu

const stemOf = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=\p{L}{2}[^aeiou])(?:ies|y)$/u, 'i')
    .replace(/s$/u, '')
    .replace(/(?:en|io|[aeio]|n)$/u, '')

/** A name as it is compared: in singular as in plural, however it is written. */
export const stemsOf = (name: string): string => name.split(/\s+/u).map(stemOf).join(' ')

/** '$150 bounce house': the price of what was named before, by its place among the offers; -1 where nothing was. */
export const namedBefore = ({ name, isAfter }: NamedOffer, offers: readonly DraftOffer[]): number =>
  isAfter && name !== ''
    ? offers.findLastIndex((offer) => offer.price === '' && stemsOf(offer.name) === stemsOf(name))
    : -1

const fraction = /^(?:[¼½¾⅓⅔]|[\d\ue000-\uf8ff]\/[\d\ue000-\uf8ff]|quarter|[\ue000-\uf8ff])$/iu

/** 'Second rug £15' behind 'rug washing £20'. */
const repeats = (name: string, before: string, cues: Cues): boolean => {
  const words = name.split(/\s+/u)
  const noun = stemOf(words.at(-1) ?? '')
  const kind = words.slice(0, -1).join(' ')
  const isKind = (said: string) =>
    isWhole(said, cues.option) || cues.variant.test(said) || fraction.test(said)
  // 'Quarter truck £149, half truck £249': neither stands over the other.
  const [first = '', ...of] = before.split(/\s+/u)
  if (isKind(first) && of.length === 1 && stemOf(of[0] ?? '') === stemOf(noun)) return false
  return isKind(kind) && noun.length > 2 && before.split(/[^\p{L}]+/u).some((word) => stemOf(word) === noun)
}

/** Whether a name says only how much or which kind of something is meant: 'small', 'nachts und sonntags'. */
export const isVariantName = (name: string, cues: Cues): boolean =>
  isSizeName(name) ||
  (cues.isSpaced && countAlone.test(name)) ||
  cues.variant.test(name) ||
  isWhole(name, cues.option) ||
  eachIs(name, cues, (part) => cues.variant.test(part) || isWhole(part, cues.option))

/** Whether a name beside a priced thing says only how much or which kind of it is meant. */
const isVariant = ({ name, detail }: NamedOffer, before: string, cues: Cues): boolean => {
  const said = `${name} ${detail}`.trim()
  if (isCharge(name) || [name, said].some((one) => cues.circumstance.test(one))) return false
  return (
    [name, said].some((one) => cues.variant.test(one)) ||
    isVariantName(name, cues) ||
    (cues.isSpaced && startsWith(name, cues.tail) && !/^(?:after|before)[- ]school/iu.test(name)) ||
    (withMore.test(said) && sizeOf(name) <= 4) ||
    repeats(name, before, cues)
  )
}

// 'Bag of turf' beside 'trailer of logs' is of something else; 'block of 6' is of the same.
const containing =
  /^(?:bags?|box(?:es)?|trailers?|loads?|nets?|sacks?|crates?|pots?|jars?|bottles?|bales?|trays?|baskets?|bunch(?:es)?|cups?|glass(?:es)?|plates?|bowls?|slices?|säcke?|kisten?|körbe?|gläser|flaschen?|bolsas?|cajas?|sacos?|botes?|botellas?|cestas?|sacs?|caisses?|paniers?|bouteilles?|barquettes?|sacc(?:o|hi)|casse(?:tt[ae])?|cest[oi]|vasett[oi]|bottigli[ae]) (?:of|von|de|d['’]|di) ?(?<what>\p{L}.*)$/iu

// 'Part £85, full £140' are two of one, and neither of the other.
const degree = /^(?:part|half|full|whole)$/iu

const isOfElse = (name: string, before: string): boolean => {
  if (degree.test(name) && degree.test(before)) return true
  const [what, other] = [name, before].map((said) => containing.exec(said)?.groups?.what)
  return what !== undefined && other !== undefined && stemsOf(what) !== stemsOf(other)
}

/** Another size, number or kind of the priced thing before it in its sentence, or more of it: '4 yard £190', 'mit Lack 33 €'. */
export const isSize = (
  offer: NamedOffer,
  before: DraftOffer | undefined,
  { sentence, cues }: { readonly sentence: number; readonly cues: Cues },
): boolean =>
  offer.price !== '' &&
  before !== undefined &&
  (before.price !== '' || before.options.length > 0) &&
  before.piece.sentence === sentence &&
  !isOfElse(offer.name, before.name) &&
  isVariant(offer, before.name, cues)

/** Whether a list of several things without prices stands before a price: it is of all of them, or of none. */
export const isOfMany = (offers: readonly DraftOffer[], sentence: number): boolean => {
  const last = offers.at(-1)
  const before = offers.at(-2)
  // 'Drains 🚽 surveys 📹 lining. £89 to unblock': a list with signs between its things is one as well.
  const isListed = before !== undefined && before.price === '' && before.options.length === 0
  const list = offers.filter(({ piece }) => piece.sentence === last?.piece.sentence)
  return (
    last !== undefined &&
    last.piece.sentence !== sentence &&
    last.price === '' &&
    (isListed || list.length > 1)
  )
}
