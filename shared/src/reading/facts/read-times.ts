import { minutesOf } from '../../business/week.ts'
import type { Language } from '../../language/language.ts'
import { months } from '../clauses/day-names.ts'
import type { LabeledPiece } from '../clauses/piece.ts'
import { type Cues, startsWith } from '../cues/cues.ts'
import { withoutClosingReason } from '../hours/closing-reason.ts'
import { readBesideHalfDays } from '../hours/half-days.ts'
import type { HoursRead } from '../hours/read-hours.ts'
import { withoutSoldOut } from '../hours/sold-out.ts'
import { tokenize } from '../hours/tokenize.ts'
import { withoutYearlyBreak } from '../hours/yearly-break.ts'
import { formPattern } from '../mask/form.ts'
import { tailOfOtherDays, tellsOccasion, withoutNamedHead } from './asides.ts'
import { withoutLocalPhrases } from './local-phrases.ts'
import { inSeason, limits, ofSeason } from './seasons.ts'
import { occasions, withoutHead } from './time-heads.ts'

const isBeside = (clause: string, cues: Cues): boolean =>
  occasions.test(clause) || startsWith(withoutHead(clause, cues.language), cues.ways['walk-in'])

const lessons =
  /(?<!\p{L})(?:cours|kurs(?:e|s)?|unterricht|lessons?|class(?:es)?|cors[oi]|lezion[ei]|clases|cursos?|taller(?:es)?|stages?|training)(?!\p{L})|教室|レッスン|수업|강습|교실/iu
const longestLessonMinutes = 150

/** Whether they may be when lessons are, and no door is open: 'Wednesday 18-20, Saturday 10-12'. */
const isTimetable = (pieces: readonly LabeledPiece[], { hours }: HoursRead): boolean => {
  const spans = Object.values(hours).flatMap((ofDay) => ofDay ?? [])
  return (
    spans.length > 0 &&
    spans.length <= 2 &&
    spans.every(({ opens, closes }) => minutesOf(closes) - minutesOf(opens) <= longestLessonMinutes) &&
    pieces.some(({ label, text }) => (label === 'trade' || label === 'offer') && lessons.test(text))
  )
}

interface Speech {
  readonly language: Language
  readonly cues: Cues
  /** A masked text as its owner wrote it. */
  readonly show: (text: string) => string
}

interface Sentence {
  /** What it says of times, as its owner wrote it. */
  readonly said: string
  /** The same without where the hours are kept. */
  readonly bare: string
}

const subject = /^[\p{L}ー]{2,}[はが은는이가]/u
const nextStatement =
  /\. (?=(?:open|we(?: are|['’]re) open|shop|store|closed|geöffnet|ouverte?|abierto|aperto)(?!\p{L}))/iu

/** Each of the sentences of which the next has no capital: 'we collect tues. shop open mon-sat 8-6'. */
const apart = ({ said, bare }: Sentence): readonly Sentence[] => {
  const [first, ...more] = bare.split(nextStatement)
  const whole = said.split(nextStatement)
  if (first === undefined || more.length === 0 || whole.length !== more.length + 1) return [{ said, bare }]
  return [first, ...more].map((text, at) => ({ said: whole[at] ?? text, bare: text }))
}

const withoutRemarks = (said: string): string =>
  withoutYearlyBreak(withoutSoldOut(withoutClosingReason(said)))

const withoutHeadOfAll = (
  { bare }: Sentence,
  { cues, language }: Pick<Speech, 'cues' | 'language'>,
): string => {
  const rest = withoutRemarks(withoutLocalPhrases(bare, language))
  return !cues.isSpaced || [limits, months].some((said) => said.test(rest))
    ? rest
    : withoutNamedHead(rest, language)
}

/** Hours as far as no other words about times take from them. */
const certainHours = (sentences: readonly Sentence[], { language, cues }: Speech): HoursRead => {
  const clauses = sentences.map(({ said }) => said)
  const isAside = ({ said, bare }: Sentence) =>
    isBeside(said, cues) ||
    withoutRemarks(said) === '' ||
    ((cues.isSpaced || subject.test(bare)) && tellsOccasion(bare, language))
  const aside = sentences.filter(isAside).map(({ said }) => said)
  const meant = sentences.filter(({ said }) => !aside.includes(said))
  const unremarked = meant.map((sentence) => withoutHeadOfAll(sentence, { cues, language }))
  const bare = unremarked.map((clause) =>
    clause.slice(0, clause.length - tailOfOtherDays(clause, language).length),
  )
  const breaks = meant.filter((sentence, at) => bare[at] !== sentence.bare).map(({ said }) => said)
  const read = readBesideHalfDays(bare, language)
  const words = read.words.map((said) => meant[bare.indexOf(said)]?.said ?? said)
  const unsaid = words.map(withoutRemarks)
  const isLimited = unsaid.some((said) => limits.test(said) || months.test(said) || cues.refusal.test(said))
  return isLimited
    ? { hours: {}, words: clauses, always: '' }
    : {
        ...read,
        words: clauses.filter((clause) => [aside, words, breaks].some((some) => some.includes(clause))),
      }
}

const anHour = new RegExp(formPattern('hours'), 'u')
const contact = new RegExp(formPattern('phone', 'doubtfulPhone', 'email', 'link', 'handle'), 'gu')
const until =
  /^[(（]?(?:up )?(?:to|till?|until|before|bis|vor|jusqu[’']|avant|hasta|antes de|fino a|entro|prima delle)|(?:まで|까지)[)）]?$/iu

const endsInUntil = /(?:^|\s)(?:until|till?|from|bis|ab|jusqu[’']à|dès|hasta(?: las)?|fino alle|dalle)$/iu
const loneClock = /^\d{1,2}(?:[.:h]\d\d)? ?(?:uhr|am|pm|h|horas|heures)?$/iu

const spanAlone =
  /^[(（]?(?:between|from|zwischen|von|entre|de|tra(?: le)?|dalle|午前|午後|오전|오후)? ?\p{N}/iu

/** Until when a number is answered, with what it is said of: 'call 01353 662012 till 10pm' tells nothing of a door. */
const answeredUntil = (
  { text, sentence, label }: LabeledPiece,
  before: LabeledPiece | undefined,
  { show, language }: Speech,
): string => {
  if (label !== 'hours' || before?.sentence !== sentence) return ''
  const said = show(text)
  // 'Frühstück bis 14 Uhr' tells when breakfast ends.
  const isOfMeal = endsInUntil.test(before.text) && loneClock.test(said)
  if (isOfMeal && before.label === 'offer') return `${show(before.text)} ${said}`
  if (before.text.search(contact) < 0) return ''
  const namesDays = tokenize(said, language).some(({ kind }) => kind === 'days' || kind === 'closed')
  if (namesDays || !(until.test(said) || spanAlone.test(said))) return ''
  return `${show(before.text)}${language === 'japanese' ? '' : ' '}${said}`
}

/** Whether a colon leads from here to times: 'Opening hours:', '定休日：'. */
const leadsOn = (piece: LabeledPiece, next: LabeledPiece | undefined, speech: Speech): boolean =>
  piece.isHead === true &&
  next?.sentence === piece.sentence + 1 &&
  tokenize(speech.show(piece.text), speech.language).every(({ kind }) => kind !== 'unknown')

/** What is said of times, the pieces of a sentence together: one that is not understood leaves all of it words. */
const togetherIn = (pieces: readonly LabeledPiece[], speech: Speech): readonly Sentence[] => {
  const sentences: (LabeledPiece & { readonly sign: string })[][] = []
  for (const piece of pieces) {
    const last = sentences.at(-1)
    const before = last?.at(-1)
    const isLed = before !== undefined && leadsOn(before, piece, speech)
    if (last !== undefined && (isLed || before?.sentence === piece.sentence))
      last.push({ ...piece, sign: isLed ? ': ' : ', ' })
    else sentences.push([{ ...piece, sign: '' }])
  }
  return sentences.map((sentence) => ({
    said: sentence.map(({ text, sign }) => sign + speech.show(text)).join(''),
    bare: sentence.map(({ text, sign }) => sign + withoutHead(speech.show(text), speech.language)).join(''),
  }))
}

const anyHour = /24|night|hour|nacht|stunde|uhr|noche|hora|nuit|heure|notte|\bor[ae]\b|時|夜|시간|밤/iu
const conditions =
  /^(?:[\s,:.!-]|(?:on|at|by|auf|unter|al|au|sur|le|allo|su)(?!\p{L}))*(?:(?:if|when|for|in case|wenn|bei|für|si|en cas|pour|para|se|per|in caso)(?!\p{L}).*)?$/iu

/** The words with which somebody is asked to call at any hour: 'call anytime, day or night'; '' where nobody is. */
const callsAlways = (pieces: readonly LabeledPiece[], { cues, show }: Speech): string => {
  const any = `(?:${cues.always.source})`
  const always = new RegExp(`${any}(?:[\\s,]*${any})*`, cues.always.flags)
  const calls = pieces.flatMap(({ text, label }) => {
    const said = show(text.replace(contact, ''))
    const found = label === 'reach' && startsWith(text, cues.reach) ? always.exec(said) : null
    if (found === null || !anyHour.test(found[0])) return []
    const end = found.index + found[0].length
    return conditions.test(said.slice(end)) || !cues.isSpaced ? [said.slice(0, end).trim()] : []
  })
  return calls[0] ?? ''
}

/** When the business is open or answers, as far as it is certain; what else is said of times stays words. */
export const readTimes = (pieces: readonly LabeledPiece[], speech: Speech): HoursRead => {
  const ofContacts = pieces.map((piece, at) => answeredUntil(piece, pieces[at - 1], speech))
  const timed = new Set(pieces.flatMap(({ label, sentence }) => (label === 'hours' ? [sentence] : [])))
  // 'Thurs 7am-3pm, alternate Sats': a limit on days is said of hours as well.
  const isLimit = ({ text, sentence }: LabeledPiece) => {
    const kinds = limits.test(text)
      ? tokenize(speech.show(text), speech.language).map(({ kind }) => kind)
      : []
    return timed.has(sentence)
      ? kinds.includes('days') || inSeason.test(text)
      : ofSeason.test(text) && kinds.includes('closed')
  }
  // 'Je vous reçois de 8h30 à 18h30 lundi, de 9h à 12h mardi': none of them is read without the first.
  const saysFirst = ({ label, sentence, text }: LabeledPiece) =>
    label === 'trade' && timed.has(sentence) && anHour.test(text)
  const ofHours = pieces.filter(
    (piece, at) => ofContacts[at] === '' && (piece.label === 'hours' || isLimit(piece) || saysFirst(piece)),
  )
  const sentences = togetherIn(ofHours, speech).flatMap(apart)
  const certain = certainHours(sentences, speech)
  const read = isTimetable(pieces, certain)
    ? { hours: {}, words: sentences.map(({ said }) => said), always: '' }
    : certain
  return {
    hours: read.hours,
    words: [...read.words, ...ofContacts.filter((words) => words !== '')],
    always: read.always === '' ? callsAlways(pieces, speech) : read.always,
  }
}
