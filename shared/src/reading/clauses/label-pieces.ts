import { type Cues, isWhole, startsWith } from '../cues/cues.ts'
import { type FormKind, formPattern } from '../mask/form.ts'
import type { ClauseLabel } from '../reading.ts'
import type { LabeledPiece, Piece } from './piece.ts'

type Test = (text: string, cues: Cues) => boolean

const holds =
  (...kinds: readonly FormKind[]): Test =>
  (text) =>
    new RegExp(formPattern(...kinds), 'u').test(text)

const isPriced = holds('money')
const hasContact = holds('phone', 'doubtfulPhone', 'email', 'link', 'handle')
const hasHours = holds('hours')
const wordCount = (text: string): number => text.trim().split(/\s+/u).length

// These refuse only at the start of a piece: in its midst they tell how something is done.
const mild =
  /^(?:without|except|excluding|ohne|außer|ausgenommen|sin|excepto|salvo|menos|ni|sans|sauf|excepté|hors|senza|esclus\p{L}|tranne|nor)(?!\p{L})/iu

// Further inside a piece it only says something of one thing: 'the lamp that never worked'.
const wordsBeforeRefusal = 3

const isRefusal: Test = (text, cues) => {
  if (cues.promise.test(text)) return false
  if (cues.refusedBefore.test(text)) return true
  const found = cues.refusal.exec(text)
  if (found === null || isPriced(text, cues)) return found?.index === 0
  if (mild.test(text.slice(found.index))) return found.index === 0
  return wordCount(text.slice(0, found.index)) <= wordsBeforeRefusal
}

const isOpening =
  /^(?:(?:we(?:['’]re)? )?(?:open|closed?s?)|geöffnet|geschlossen|abierto|abrimos|cerrado|ouvert|fermée?|apert[oi]|chius[oi]|check in)(?!\p{L})/iu

const isOnHours: Test = (text, cues) => {
  if (hasHours(text, cues)) return !isPriced(text, cues)
  if (isPriced(text, cues) || !cues.schedule.test(text)) return false
  if (!cues.isSpaced) return text.length <= 14
  return wordCount(text) <= (startsWith(text, cues.schedule) ? 4 : 2) || isOpening.test(text)
}

const covers = (text: string, cue: RegExp): boolean => {
  const found = cue.exec(text)
  return found !== null && found[0].length >= text.length * 0.7
}

const isWay: Test = (text, cues) =>
  [cues.ways['walk-in'], cues.ways.appointment].some((way) => covers(text, way)) ||
  startsWith(text, cues.ways.appointment) ||
  (startsWith(text, cues.ways['call-out']) && cues.verb.test(text)) ||
  (startsWith(text, cues.ways.order) && holds('figure', 'hours', 'range', 'date')(text, cues))

const isPlace: Test = (text, cues) => holds('address', 'postcode')(text, cues) || startsWith(text, cues.place)

const isAudience: Test = (text, cues) =>
  !isPriced(text, cues) &&
  (cues.isSpaced ? startsWith(text, cues.serves) : cues.serves.test(text)) &&
  cues.people.test(text)

const isClaim: Test = (text, cues) => {
  if (isPriced(text, cues)) return false
  if (holds('registration', 'year')(text, cues) || cues.promise.test(text)) return true
  return cues.claim.test(text) && !isWhole(text, cues.lead)
}

const isReach: Test = (text, cues) =>
  hasContact(text, cues) || (startsWith(text, cues.reach) && !isPriced(text, cues))

/** In this order: the first that governs a piece labels it. */
const tests: readonly (readonly [ClauseLabel, Test])[] = [
  ['refusal', isRefusal],
  ['reach', isReach],
  ['hours', isOnHours],
  ['offer', isPriced],
  ['way', isWay],
  ['place', isPlace],
  ['audience', isAudience],
  ['person', (text, cues) => cues.person.test(text)],
  ['claim', isClaim],
]

/** What a piece after a comma takes from the one before it. */
const inherited: readonly ClauseLabel[] = ['refusal', 'place', 'audience']

const resumes = /^(?:but|aber|sondern|jedoch|pero|mais|ma|però|dafür|sino)(?!\p{L})/iu

const own = (text: string, cues: Cues): ClauseLabel | undefined =>
  tests.find(([, test]) => test(text, cues))?.[0]

const places = /^(?:\p{Lu}[\p{L}'’-]+|and|&|or|only|all|of|und|y|et|e|cemeteries)$/u

/** Whether a sentence only names places: 'Somerset, Wilts & Dorset'. */
const namesPlaces = (sentence: readonly LabeledPiece[], isTitled: boolean, cues: Cues): boolean => {
  if (!cues.isSpaced || isTitled || sentence.some(({ label }) => label !== 'offer')) return false
  const words = sentence.flatMap(({ text }) => text.split(/[\s+]+/u)).filter((word) => word !== '')
  const names = words.filter((word) => /^\p{Lu}/u.test(word))
  return names.length >= 2 && words.every((word) => places.test(word))
}

/** Whether a description begins most of its words with capitals, as titles and German nouns are written. */
const beginsInCapitals = (pieces: readonly Piece[]): boolean => {
  const later = pieces
    .flatMap(({ text }) => text.split(/\s+/u).slice(1))
    .filter((word) => /^\p{L}{4}/u.test(word))
  return later.filter((word) => /^\p{Lu}/u.test(word)).length > later.length / 3
}

const relabel = (
  all: readonly LabeledPiece[],
  isMeant: (sentence: readonly LabeledPiece[], at: number) => boolean,
  label: ClauseLabel,
): readonly LabeledPiece[] => {
  const count = (all.at(-1)?.sentence ?? -1) + 1
  const meant = [...Array(count).keys()].filter((at) => {
    const sentence = all.filter((piece) => piece.sentence === at)
    return sentence.length > 0 && isMeant(sentence, at)
  })
  return all.map((piece) =>
    meant.includes(piece.sentence) && piece.label === 'offer' ? { ...piece, label } : piece,
  )
}

/** The first sentence, where it is one thing without a price, says what the business is. */
const saysTrade = (sentence: readonly LabeledPiece[], at: number, cues: Cues): boolean => {
  const offers = sentence.filter(({ label }) => label === 'offer')
  return at === 0 && offers.length === 1 && offers.every(({ text }) => !isPriced(text, cues))
}

/** Pieces with what each is about: by its own cue, else by that of the piece before it in its sentence. */
export const labelPieces = (pieces: readonly Piece[], cues: Cues): readonly LabeledPiece[] => {
  const isTitled = beginsInCapitals(pieces)
  const labeled = labelEach(pieces, cues)
  const traded = relabel(labeled, (sentence, at) => saysTrade(sentence, at, cues), 'trade')
  return relabel(traded, (sentence, at) => at > 0 && namesPlaces(sentence, isTitled, cues), 'place')
}

const labelEach = (pieces: readonly Piece[], cues: Cues): readonly LabeledPiece[] => {
  let last: LabeledPiece | undefined
  return pieces.map((piece) => {
    const isNext = last?.sentence === piece.sentence && !resumes.test(piece.text)
    const before = isNext && last !== undefined && inherited.includes(last.label) ? last.label : undefined
    const label = own(piece.text, cues) ?? before ?? 'offer'
    last = { ...piece, label }
    return last
  })
}
