import { type Cues, lastMatch } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { cutDoings } from '../offers/doing-verbs.ts'
import { onRequest } from '../offers/on-request.ts'
import { cutVerbs } from '../offers/verb-around.ts'
import { cutAlsos } from './cut-alsos.ts'
import { cutAnds } from './cut-ands.ts'
import { cutBrackets, isBracketed } from './cut-brackets.ts'
import { cutCues } from './cut-cues.ts'
import { cutExceptions } from './cut-exceptions.ts'
import { cutJoinedWork } from './cut-joined-work.ts'
import { cutMoney, wordsIn } from './cut-money.ts'
import { cutOffering } from './cut-offering.ts'
import { cutPluses } from './cut-pluses.ts'
import { openBrackets } from './open-brackets.ts'
import type { Piece } from './piece.ts'
import { cutUnseparated } from './unseparated.ts'

/** Cuts a text; `next` is the piece behind it in its sentence. */
type Refine = (text: string, cues: Cues, next: string) => readonly string[]

const contact = new RegExp(formPattern('phone', 'doubtfulPhone', 'email', 'link', 'handle'), 'u')
const place = new RegExp(formPattern('address', 'postcode'), 'u')
const hours = new RegExp(formPattern('hours'), 'u')
const anyMoney = new RegExp(formPattern('money'), 'u')

const toContact = /\s(?:unter|auf|via|per|at|on|under|au|sur|en el|al|allo|su|sul)\s*$/iu

const endsInOr = /\p{L}\s+(?:or|oder|o|ou|oppure)\s*$/iu

const negated = /(?<!\p{L})(?:don[’']?t|do not|never|no|nicht|nie|ne|non|bitte kein\p{L}*)\s*$/iu

/** A contact stands alone, with the words that lead to it: 'call Dave on …'. */
const cutContacts: Refine = (text, cues) => {
  const at = text.search(contact)
  if (at < 0) return [text]
  const before = text.slice(0, at)
  const said = lastMatch(before, cues.reach)
  // 'Please don't call after 7pm 07700 900123': what is not to be done leads to no number.
  const lead = said !== undefined && negated.test(before.slice(0, said)) ? undefined : said
  // 'Erreichbar Mo-Sa 7-20 Uhr unter …': the hours stand apart from the number.
  const isTimed = lead !== undefined && hours.test(before.slice(lead))
  const behindTimes = isTimed ? toContact.exec(before)?.index : undefined
  const ofTimes = isTimed && !cues.isSpaced ? at : undefined
  // 'Only online or by phone 089 123456' goes on up to the number.
  const ofChoice = lead !== undefined && endsInOr.test(before.slice(0, lead)) ? at : undefined
  const from =
    behindTimes ?? ofTimes ?? ofChoice ?? lead ?? (wordsIn(before) <= 1 && !hours.test(before) ? 0 : at)
  // 'Jour et nuit au …': what led to the number leads to none.
  const left = text.slice(0, from)
  return [
    from === at ? left.replace(toContact, '') : left,
    text.slice(from, at + 1),
    ...cutContacts(text.slice(at + 1), cues, ''),
  ]
}

const cutPlaces: Refine = (text) => {
  const at = text.search(place)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
}

// 'Siamo dei volontari e apriamo martedì 16-20': who opens begins a statement of times.
const andOpens =
  /\s(?:and|und|y|et|e) (?=(?:we |wir |nous |on )?(?:open|öffnen|abrimos|ouvrons|ouvre|apriamo)(?!\p{L}))/iu

// '24 hours in Coventry and fit new locks' goes on with what is done.
const goesOnDoing = /\s(?:and|und|y|et|e)\s(?!(?:the|der|die|das|el|la|los|las|le|les|il|lo)\s)\p{Ll}+\s/u

/** Hours after prices are a piece of their own, and so is the place named after hours. */
const cutHours: Refine = (text, cues, next) => {
  const at = text.search(hours)
  if (at < 0) return [text]
  const before = text.slice(0, at)
  const opening = cues.isSpaced ? andOpens.exec(before) : null
  if (opening !== null) {
    const behind = text.slice(opening.index + opening[0].length)
    return [text.slice(0, opening.index), ...cutHours(behind, cues, next)]
  }
  const isPriced = anyMoney.test(before)
  if (isPriced && isBracketed(text, at)) return [text]
  const schedule = lastMatch(before, cues.schedule)
  const from = isPriced ? (schedule !== undefined && wordsIn(before.slice(schedule)) <= 2 ? schedule : at) : 0
  const rest = text.slice(at + 1)
  const where =
    /^\s*(?:(?:up|down)stairs )?(?:at|in|around|near|on|im|am|auf|bei|en|au|à|chez|presso|al|alla|nel)(?:\s|$)/iu.test(
      rest,
    ) && !goesOnDoing.test(rest)
  const isStreet =
    /^\s*(?:\p{Lu}[\p{L}'’]+ ){1,2}(?:St|Street|Rd|Road|Lane|Avenue|Ave|Square|Market|Hill|Row|Parade)(?!\p{L})/u.test(
      rest,
    )
  // '10:00-18:00 駅ビル地下1階'
  const isBehind = !cues.isSpaced && !hours.test(rest) && cues.circumstance.test(rest.trim())
  const till = where || isStreet || isBehind ? at + 1 : text.length
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

const steps: readonly Refine[] = [
  cutBrackets,
  cutContacts,
  cutPlaces,
  cutHours,
  cutMoney,
  (text, { language }) => cutAlsos(text, language),
  cutOffering,
  cutCues,
  cutExceptions,
  cutPluses,
  (text, { language }) => cutVerbs(text, language),
  (text, { language }) => cutDoings(text, language),
  cutUnseparated,
  cutAnds,
]

const ledByMoney = new RegExp(`^${formPattern('money')}`, 'u')

/** What a description opens with is one thing where a price stands right behind it: it is of all of that. */
const stepsFor = (at: number, behind = ''): readonly Refine[] => {
  if (at > 0) return steps
  return [cutOpening, ...(ledByMoney.test(behind) ? [] : [cutJoinedWork]), ...steps]
}

// What stands at the edges of a piece and says nothing.
const edges = /^[\s,，、.:;()（）"“”„«»'‘’]+(?=$)|^[\s,，、.:;)）]+|[\s,，、:;]+$/gu

/** Pieces cut where something else begins in them than commas show. */
export const refinePieces = (pieces: readonly Piece[], cues: Cues): readonly Piece[] =>
  pieces.flatMap(openBrackets).flatMap(({ text, ...piece }, at, all) => {
    // 'Roofs, price on application' is of one thing.
    if (onRequest(text, cues.language) !== undefined) return [{ ...piece, text: text.replace(edges, '') }]
    const behind = all[at + 1]
    const next = behind?.sentence === piece.sentence ? behind.text : ''
    return stepsFor(at, behind?.text)
      .reduce<readonly string[]>((parts, refine) => parts.flatMap((part) => refine(part, cues, next)), [text])
      .map((part) => ({ ...piece, text: part.replace(edges, '') }))
      .filter((one) => one.text !== '')
  })
