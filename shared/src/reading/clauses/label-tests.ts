import { type Cues, isWhole, startsWith } from '../cues/cues.ts'
import { speaksOfOthers } from '../facts/disowned.ts'
import { type FormKind, formPattern } from '../mask/form.ts'
import { isOnlyOnRequest, onRequest } from '../offers/on-request.ts'
import type { ClauseLabel } from '../reading.ts'
import { isAudience } from './audience-tests.ts'
import {
  beginsWithMonths,
  beginsWithRest,
  dayNames,
  isDaysAlone,
  isShortDay,
  months,
  shortDays,
} from './day-names.ts'
import { beginsWithDeadline } from './deadline.ts'
import { givenFree, isFreeFrom } from './free-from.ts'
import { offersNothing } from './no-offer.ts'
import { isRefusal } from './refusal-tests.ts'
import { tellsSeason } from './tells-how.ts'
import { tellsQuality } from './tells-quality.ts'

type Test = (text: string, cues: Cues) => boolean

const holds =
  (...kinds: readonly FormKind[]): Test =>
  (text) =>
    new RegExp(formPattern(...kinds), 'u').test(text)

/** Whether a masked text holds a price. */
export const isPriced = holds('money')
const hasContact = holds('phone', 'doubtfulPhone', 'email', 'link', 'handle')
const hasHours = holds('hours')
const wordCount = (text: string): number => text.trim().split(/\s+/u).length

const isOpening =
  /^(?:(?:we(?:['’]re)? )?(?:open|closed?s?)|geöffnet|geschlossen|abierto|abrimos(?! (?:todo tipo de )?(?:puertas|cerraduras|cajas|coches|vehículos|persianas|portales|zanjas|pozos))|cerrado|ouvert|fermée?|apert[oi]|chius[oi]|check in)(?!\p{L})/iu

const isClosed = /(?:geschlossen|ruhetag|closed|fermée?|cerrado|chiuso|定休|休み|휴무)$/iu

const isUntil = new RegExp(
  `^[(（]?(?:(?:up )?(?:to|till?|until)|before|bis|vor|jusqu[’']à|avant|hasta|antes de|fino al?|fino alle|entro|prima delle)(?: las?| le)? ?${formPattern('hours', 'figure')}(?: ?(?:uhr|h|ore|heures|horas))?[)）]?$`,
  'iu',
)

const oclock = `${formPattern('hours', 'figure')}(?: ?(?:uhr|h|ore|heures|horas))?`
const isSpan = new RegExp(
  `^(?:from|between|von|zwischen|de|desde|entre|dalle|tra le)(?: las)? ${oclock} (?:to|till?|until|and|bis|und|à|et|a|y|hasta|alle|e)(?: las| le)? ${oclock}$`,
  'iu',
)

const tellsAge = /[歳才세](?:から|부터|〜|~|まで|까지|$)/u
const opening =
  /(?<!\p{L})(?:open|closed|geöffnet|geschlossen|offen|abierto|cerrado|ouverte?|fermée?|apert[oi]|chius[oi])(?!\p{L})/iu

/** 'Cherries in July', '2 Plätze ab August': what there is then, and no hours. */
const isOfSeason = (text: string): boolean =>
  months.test(text) && !dayNames.test(text) && !beginsWithMonths(text)

// 'Every day in the school holidays'.
const inTerm =
  /^(?:every ?day|daily|weekends?|weekdays?|täglich|tous les jours|todos los días|tutti i giorni) (?:in|during|throughout|at|im|in den|während|en|pendant|durante|nel)(?!\p{L})/iu

// 'Sunday roasts'.
const dayAsName =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekly|monthly|(?:same|next)[- ]day) (?=\p{L}{4})/iu

const isScheduleWords: Test = (text, cues) => {
  if (!cues.schedule.test(text)) return false
  if (!cues.isSpaced) return text.length <= 14 && !tellsAge.test(text) && !holds('range')(text, cues)
  if (isOfSeason(text)) return isOpening.test(text) || opening.test(text)
  if (dayAsName.test(text) && !cues.schedule.test(text.replace(dayAsName, ''))) return false
  if ((dayNames.test(text) || months.test(text)) && wordCount(text) > 2) return true
  return (
    wordCount(text) <= (startsWith(text, cues.schedule) ? 4 : 2) ||
    inTerm.test(text) ||
    isOpening.test(text) ||
    (isClosed.test(text) && wordCount(text) <= 6)
  )
}

// 'Jour et nuit sur réservation'.
const isAlwaysReached: Test = (text, cues) => {
  if (!cues.isSpaced || !startsWith(text, cues.always)) return false
  const rest = text.slice((cues.always.exec(text)?.[0] ?? '').length)
  return (
    /^\s(?:sur|on|at|by|auf|unter|bajo|con|au|al|su|für|for|pour|por)(?!\p{L})/iu.test(rest) &&
    wordCount(rest) <= 4
  )
}

const clock = formPattern('figure')
// 'Kitchen 12-2.30 and 6-9': figures that are ranges stand for times, where there are two.
const looksLikeTimes = new RegExp(`^\\p{L}+ ${clock} (?:and|und|y|et|e|&) ${clock}$`, 'u')

const isOnHours: Test = (text, cues) => {
  if (isUntil.test(text) || isSpan.test(text) || isShortDay(text) || beginsWithRest.test(text)) return true
  if (cues.isSpaced && isDaysAlone(text)) return true
  if (tellsSeason(text)) return true
  if (hasHours(text, cues)) return !isPriced(text, cues)
  // 'Any time, day or night': words that mean any hour are no service, whatever stands in them.
  if (isWhole(text, cues.always) || isWhole(text, cues.unclosed) || isAlwaysReached(text, cues)) return true
  if (looksLikeTimes.test(text)) return true
  if (isPriced(text, cues)) return false
  const namesDays = cues.isSpaced && shortDays.test(text) && holds('figure', 'range')(text, cues)
  return namesDays || isScheduleWords(text, cues)
}

const covers = (text: string, cue: RegExp): boolean => {
  const found = cue.exec(text)
  return found !== null && found[0].length >= text.length * 0.7
}

// 'ご自宅へ出張します', '예식장으로 출장 갑니다'.
const goesOut =
  /(?:へ|に|まで)(?:も)?(?:出張|訪問|お伺い|伺い)|로 ?(?:출장|방문)|출장 ?(?:갑니다|가능|합니다)/u

const isWay: Test = (text, cues) =>
  goesOut.test(text) ||
  [cues.ways['walk-in'], cues.ways.appointment].some((way) => covers(text, way)) ||
  startsWith(text, cues.ways.appointment) ||
  (cues.isSpaced && startsWith(text, cues.ways['call-out']) && cues.verb.test(text)) ||
  (startsWith(text, cues.ways.order) && holds('figure', 'hours', 'range', 'date')(text, cues))

// 'Corve St'.
const streetAlone = /^(?:\p{Lu}[\p{L}'’-]+ ){1,2}(?:St|Rd|Ave|Street|Road|Lane|Avenue)\.?$/u

const isPlace: Test = (text, cues) =>
  holds('address', 'postcode')(text, cues) ||
  streetAlone.test(text) ||
  (!beginsWithDeadline(text) && isAround(text, cues))

// 'I travel across Kent and into London for weddings and parties' is a sentence, and no name of an area.
const mostOfPlace = 9

const isAround: Test = (text, cues) =>
  !(cues.isSpaced && wordCount(text) > mostOfPlace) &&
  (cues.isSpaced ? startsWith(text, cues.place) : cues.place.test(text) && !isPriced(text, cues))

// 'Over 18s only', 'Niños a partir de 6 años'.
// '3歳から大人まで', of which the ages are one form.
const onlyRange = new RegExp(`^${formPattern('range')}(?:まで|から|까지|부터)?$`, 'u')

const isOnAge: Test = (text, cues) =>
  onlyRange.test(text) ||
  (holds('range', 'figure')(text, cues) &&
    (cues.people.test(text) ||
      /^(?:grades?|years?|key stages?|klassen?|klassenstufen?|jahrgang|over|under|min|max|ab|de|dai|from|dès|más de|plus de|ages?|aged|alter|im alter|edad(?:es)?|âges?|età)(?!\p{L})/iu.test(
        text,
      )))

// 'Microsuction by a qualified audiologist' names what is done first.
const byWhom = / (?:by|von|durch|par|por|da) \p{L}.*$/iu

const isClaim: Test = (text, cues) => {
  if (isPriced(text, cues)) return false
  if (holds('registration', 'year')(text, cues) || cues.promise.test(text)) return true
  if (tellsQuality(text) || offersNothing(text) || cues.circumstance.test(text)) return true
  if (/[%％]/u.test(text) || isOnAge(text, cues)) return true
  if (givenFree(text, cues)) return false
  const what = text.replace(byWhom, '')
  return cues.claim.test(wordCount(what) > 1 ? what : text) && !isWhole(text, cues.lead)
}

const isReach: Test = (text, cues) =>
  hasContact(text, cues) || (startsWith(text, cues.reach) && !isPriced(text, cues) && !hasHours(text, cues))

// 'On grief', behind those with whom somebody works: no list of people goes on with it.
const isWorkedOn: Test = (text, { language }) =>
  language === 'english' &&
  /^on (?!site|request|demand|foot|the|your|my|our|an?|board|top|order|time|call|offer|sale|tap|loan|hire)\p{Ll}{4,}/u.test(
    text,
  )

/** In this order: the first that governs a piece labels it. */
const tests: readonly (readonly [ClauseLabel, Test])[] = [
  ['refusal', isRefusal],
  ['offer', (text, { language }) => onRequest(text, language) !== undefined],
  ['claim', (text, { language }) => isOnlyOnRequest(text, language)],
  ['reach', isReach],
  // What others charge is no price of the business.
  ['unused', (text, cues) => isPriced(text, cues) && speaksOfOthers(text)],
  ['claim', isFreeFrom],
  ['hours', isOnHours],
  ['offer', isPriced],
  ['way', isWay],
  ['offer', isWorkedOn],
  ['place', isPlace],
  ['audience', isAudience],
  ['person', (text, cues) => cues.person.test(text)],
  ['claim', isClaim],
]

// 'If you are not, come and help' refuses nothing.
const condition = /^(?:if|unless|wenn|falls|si|se)(?!\p{L})/iu

/** The label that a piece has by its own cues; undefined where it has none. */
export const ownLabel = (text: string, cues: Cues): ClauseLabel | undefined =>
  tests.find(([label, test]) => test(text, cues) && !(label === 'refusal' && condition.test(text)))?.[0]
