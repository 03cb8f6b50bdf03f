import { type Cues, lastMatch, startsWith } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { priceSpan } from '../offers/price-span.ts'
import { cutBrackets, isBracketed } from './cut-brackets.ts'
import { cutOffering } from './cut-offering.ts'
import { onlyDays } from './day-names.ts'
import { beginsWithDeadline } from './deadline.ts'
import { openBrackets } from './open-brackets.ts'
import type { Piece } from './piece.ts'
import { cutUnseparated } from './unseparated.ts'

/** Cuts a text; `next` is the piece behind it in its sentence. */
type Refine = (text: string, cues: Cues, next: string) => readonly string[]

const contact = new RegExp(formPattern('phone', 'doubtfulPhone', 'email', 'link', 'handle'), 'u')
const place = new RegExp(formPattern('address', 'postcode'), 'u')
const hours = new RegExp(formPattern('hours'), 'u')
const money = new RegExp(formPattern('money'), 'gu')
const anyMoney = new RegExp(formPattern('money'), 'u')

const wordsIn = (text: string): number =>
  text
    .trim()
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word)).length

const toContact = /\s(?:unter|auf|via|per|at|on|under|au|sur|en el|al|allo|su|sul)\s*$/iu

/** A contact stands alone, with the words that lead to it: 'call Dave on …'. */
const cutContacts: Refine = (text, cues) => {
  const at = text.search(contact)
  if (at < 0) return [text]
  const before = text.slice(0, at)
  const lead = lastMatch(before, cues.reach)
  // 'Erreichbar Mo-Sa 7-20 Uhr unter …': the hours stand apart from the number.
  const isTimed = lead !== undefined && hours.test(before.slice(lead))
  const behindTimes = isTimed ? toContact.exec(before)?.index : undefined
  const ofTimes = isTimed && !cues.isSpaced ? at : undefined
  const from = behindTimes ?? ofTimes ?? lead ?? (wordsIn(before) <= 1 && !hours.test(before) ? 0 : at)
  return [text.slice(0, from), text.slice(from, at + 1), ...cutContacts(text.slice(at + 1), cues, '')]
}

const cutPlaces: Refine = (text) => {
  const at = text.search(place)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
}

/** Hours after prices are a piece of their own, and so is the place named after hours. */
const cutHours: Refine = (text, cues) => {
  const at = text.search(hours)
  if (at < 0) return [text]
  const before = text.slice(0, at)
  const isPriced = anyMoney.test(before)
  if (isPriced && isBracketed(text, at)) return [text]
  const schedule = lastMatch(before, cues.schedule)
  const from = isPriced ? (schedule !== undefined && wordsIn(before.slice(schedule)) <= 2 ? schedule : at) : 0
  const rest = text.slice(at + 1)
  const where =
    /^\s*(?:(?:up|down)stairs )?(?:at|in|around|near|on|im|am|auf|bei|en|au|à|chez|presso|al|alla|nel)(?:\s|$)/iu.test(
      rest,
    )
  // '10:00-18:00 駅ビル地下1階'
  const isBehind = !cues.isSpaced && !hours.test(rest) && cues.circumstance.test(rest.trim())
  const till = where || isBehind ? at + 1 : text.length
  return [text.slice(0, from), text.slice(from, till), text.slice(till)]
}

const opens = /(?<!\p{L})(?:open|opening hours|geöffnet|offen|abiertos?|ouverte?|apert[oi])(?!\p{L})/iu

/** What the first piece of all calls the business stands apart from its hours: 'barber shop open Tue-Sat 9-5'. */
const cutOpening: Refine = (text, cues) => {
  const always = cues.always.exec(text)?.index ?? -1
  // 'Fontanero 24h'
  if (
    always > 0 &&
    cues.isSpaced &&
    /24|\d|[\ue000-\uf8ff]/u.test(text.slice(always)) &&
    !anyMoney.test(text)
  ) {
    const called = text.slice(0, always)
    if (wordsIn(called) <= 3 && !cues.schedule.test(called) && !cues.reach.test(called))
      return [called, text.slice(always)]
  }
  const at = text.search(hours)
  if (at < 0 || !cues.isSpaced || anyMoney.test(text.slice(0, at))) return [text]
  const open = lastMatch(text.slice(0, at), opens)
  const named = text.slice(0, open ?? at)
  const isNamed = wordsIn(named) >= (open === undefined ? 2 : 1) && !cues.schedule.test(named)
  return isNamed ? [named, text.slice(named.length)] : [text]
}

// '140 € les deux jours': for how long.
const forSoLong =
  /^\s*(?:the|for|for the|die|los|las|les|i|gli|le|por|pour|pour les|per)\s+(?:\S+\s+)?(?:hours|days|weekend|nights|weeks|stunden|tage|nächte|wochen|horas|días|noches|semanas|heures|jours|journées|nuits|semaines|ore|giorni|notti|settimane)(?!\p{L})/iu

/** What follows the last price of a piece, where it is no part of it: 'battery £20 screens'. */
const isOfPrice = (rest: string, cues: Cues, next: string): boolean =>
  rest.trim() === '' ||
  forSoLong.test(rest) ||
  (cues.isSpaced && onlyDays.test(rest)) ||
  /^\s*[([（/.-]/u.test(rest) ||
  // '£45 hard cover, £28 soft': each says behind its price what it is for.
  (cues.isSpaced && wordsIn(rest) < (next.search(anyMoney) === 0 ? 3 : 2)) ||
  startsWith(rest.trim(), cues.tail) ||
  startsWith(rest.trim(), cues.option) ||
  startsWith(rest.trim(), cues.and) ||
  /^\s*(?:\+|plus|más|zzgl|inkl|exkl|più|incl?)(?!\p{L})/iu.test(rest) ||
  (cues.isSpaced
    ? /^\s*(?:per|each|a|an|p\.\s?p|netto|de|pro|je|die|der|das|le|la|l['’]|al|a|il|all['’])\b/iu.test(rest)
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

/** Several prices of a piece are pieces each: after each price, or before it where prices come first. */
const cutMoney: Refine = (text, cues, next) => {
  const prices = [...text.matchAll(money)].map(({ index }) => index)
  const [first, ...others] = prices
  if (first === undefined) return [text]
  const isFirst = wordsIn(text.slice(0, first)) === 0
  if (isFirst) {
    const cuts = [0, ...others.map((at) => startOfMany(text.slice(0, at)) ?? at)]
    return cuts.map((from, at) => text.slice(from, cuts[at + 1] ?? text.length).replace(dangling, ''))
  }
  const last = prices.at(-1) ?? first
  if (isSpan(text.slice(first, last + 1))) return [text]
  const rest = text.slice(last + 1)
  const ends = isOfPrice(rest, cues, next) ? prices.slice(0, -1) : prices
  const cuts = [0, ...ends.map((at) => at + 1)]
  return cuts.map((from, at) => text.slice(from, cuts[at + 1] ?? text.length))
}

/** A refusal, a place or those whom it serves begin a piece of their own in the midst of one. */
const cutCues: Refine = (text, cues) => {
  if (!cues.isSpaced) return [text]
  const from = cuesInside(text, cues)
  return from === undefined ? [text] : [text.slice(0, from), text.slice(from)]
}

const inside = (text: string, cue: RegExp): number | undefined => {
  const at = text.search(cue)
  return at > 0 && wordsIn(text.slice(0, at)) > 0 ? at : undefined
}

// 'I work from home so no drop-ins': who says what of themselves goes on to refuse.
const butNo =
  /(?<!\p{L})(?:so|and|but|also|und|aber|deshalb|y|pero|así que|et|mais|donc|e|ma|quindi)\s+(?:sorry,? )?$/iu

const cuesInside = (text: string, cues: Cues): number | undefined => {
  const isRefusedBehind = cues.refusedBefore.test(text)
  const refusal = isRefusedBehind ? undefined : inside(text, cues.denial)
  const before = text.slice(0, refusal ?? 0)
  const isNext = refusal !== undefined && (!cues.verb.test(before) || butNo.test(before))
  if (isNext && !cues.promise.test(text)) return refusal
  const covered = inside(text, cues.place)
  const isPlace = covered !== undefined && !beginsWithDeadline(text.slice(covered))
  if (isPlace && wordsIn(text.slice(covered)) > 1) return covered
  const served = inside(text, cues.serves)
  const isOffered = !anyMoney.test(text) && !isRefusedBehind && !startsWith(text, cues.refusal)
  return served !== undefined && isOffered && cues.people.test(text.slice(served)) ? served : undefined
}

/** Three or more things that only 'and' joins: 'fit taps and bathrooms and service boilers'. */
const cutAnds: Refine = (text, cues) => {
  if (!cues.isSpaced || /[\ue000-\uf8ff]/u.test(text)) return [text]
  const joints = [...text.matchAll(new RegExp(`\\s${cues.and.source}\\s`, `g${cues.and.flags}`))]
  const ends = [...joints.map(({ index }) => index), text.length]
  const starts = [0, ...joints.map(({ 0: joint, index }) => index + joint.length)]
  const sides = starts.map((from, at) => text.slice(from, ends[at]))
  // 'Fences of oak and of larch' are of both.
  const isShort = (side: string) =>
    wordsIn(side) > 0 &&
    wordsIn(side) <= 3 &&
    !cues.verb.test(side) &&
    // 'Supplied and fitted' is done to what stands before.
    !/^\s*(?:supplied|fitted|installed|delivered|collected|removed|serviced)$/iu.test(side) &&
    !/\s(?:aus|made of|of|from|en|di|in|de)\s\S+$/iu.test(side)
  return sides.length > 2 && sides.every(isShort)
    ? starts.map((from, at) => text.slice(from, starts[at + 1] ?? text.length))
    : [text]
}

const steps: readonly Refine[] = [
  cutBrackets,
  cutContacts,
  cutPlaces,
  cutHours,
  cutMoney,
  cutOffering,
  cutCues,
  cutUnseparated,
  cutAnds,
]

// What stands at the edges of a piece and says nothing.
const edges = /^[\s,，、.:;()（）"“”„«»'‘’]+(?=$)|^[\s,，、.:;]+|[\s,，、:;]+$/gu

/** Pieces cut where something else begins in them than commas show. */
export const refinePieces = (pieces: readonly Piece[], cues: Cues): readonly Piece[] =>
  pieces.flatMap(openBrackets).flatMap(({ text, ...piece }, at, all) => {
    const behind = all[at + 1]
    const next = behind?.sentence === piece.sentence ? behind.text : ''
    return (at === 0 ? [cutOpening, ...steps] : steps)
      .reduce<readonly string[]>((parts, refine) => parts.flatMap((part) => refine(part, cues, next)), [text])
      .map((part) => ({ ...piece, text: part.replace(edges, '') }))
      .filter((one) => one.text !== '')
  })
