import type { Cues } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import type { ClauseLabel } from '../reading.ts'
import { endsInRefusal, withAnswers } from './answered-no.ts'
import { beginsInCapitals } from './begins-in-capitals.ts'
import { countsWhatIs } from './counted.ts'
import { endsInTowns } from './ends-in-towns.ts'
import { withGovernedLists } from './governed-lists.ts'
import { isGreeting, spokenLabel } from './greetings.ts'
import { isPriced, ownLabel } from './label-tests.ts'
import { withKinds } from './listed-kinds.ts'
import { listsTowns, withTowns } from './listed-towns.ts'
import { listsWork } from './lists-work.ts'
import { namesOthers } from './names-others.ts'
import { isPlaceToSit } from './no-offer.ts'
import { isInOwnTown, namesOwnPlaces } from './own-places.ts'
import { withPeopleAmongThings } from './people-among-things.ts'
import type { LabeledPiece, Piece } from './piece.ts'
import { withReferrals } from './referrals.ts'
import { withRounds } from './round-of-places.ts'
import { hasSeenIt } from './seen-it.ts'
import { withServedLists } from './served-lists.ts'
import { asksForPeople, tellsCourse } from './tells-how.ts'
import { tellsName } from './tells-name.ts'
import { tellsQuality } from './tells-quality.ts'
import { withTradeFirst } from './trade-first.ts'

/** What a piece after a comma takes from the one before it. */
const inherited: readonly ClauseLabel[] = ['refusal', 'place', 'audience', 'way']

const resumes = /^(?:but|aber|sondern|jedoch|pero|mais|ma|però|dafür|sino)(?!\p{L})/iu

/** 'Cork, Kinsale and Cobh' goes on naming places, 'across Cork, pump fitting' does not. */
const mayBePlace = /^(?:\p{Ll}{1,4} |& )?\p{Lu}/u

// 'Weddings? No, only funerals'.
const onlyThat =
  /^(?:(?:i|we|ich|wir|je|nous|on) (?:\p{L}+ )?)?(?:only|just|nur|solo|sólo|solamente|seulement|uniquement|soltanto)(?!\p{L})/iu

// 'No cats, dogs or birds': a list that goes on says so.
const endsInChoice = /(?<!\p{L})(?:or|nor|oder|noch|ni|né|o|ou|and|und|y|et|e)(?!\p{L})/iu

const endsInPeople = (piece: LabeledPiece | undefined, cues: Cues): boolean =>
  piece !== undefined && new RegExp(`(?:${cues.people.source})$`, cues.people.flags).test(piece.text)

/** Whether a piece goes on with what the one before it is about; what stood in its sentence before tells what may be meant. */
const inherits = (text: string, sentence: readonly LabeledPiece[], cues: Cues): boolean => {
  const label = sentence.at(-1)?.label
  if (label === undefined || !inherited.includes(label)) return false
  if (!cues.isSpaced) return true
  if (label === 'place') return mayBePlace.test(text)
  const isLater = sentence.some((one) => one.label === 'offer')
  // 'Speech therapy for children, voice training' goes on with what is offered.
  if (label === 'audience') return !isLater || cues.people.test(text) || !endsInPeople(sentence.at(-1), cues)
  return label !== 'refusal' || (!onlyThat.test(text) && (!isLater || endsInChoice.test(text)))
}

const figures = new RegExp(formPattern('figure', 'range'), 'u')

/** What the end of a sentence says of the list before it: 'tools, stand and tea provided', '腰痛、不眠でお悩みの方へ'. */
const endsList = (sentence: readonly LabeledPiece[], cues: Cues): ClauseLabel | undefined => {
  const last = sentence.at(-1)
  if (last === undefined || sentence.length < 2 || sentence.some(({ text }) => isPriced(text, cues)))
    return undefined
  if (hasSeenIt(last.text)) return 'claim'
  const isSaid = cues.isSpaced
    ? last.label === 'claim' && cues.and.test(last.text) && !figures.test(last.text)
    : last.label === 'audience' || last.label === 'refusal'
  return isSaid ? last.label : undefined
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
  if (sentence.some(({ text }) => listsWork(text, cues))) return false
  const offers = sentence.filter(({ label }) => label === 'offer')
  return at === 0 && offers.length === 1 && offers.every(({ text }) => !isPriced(text, cues))
}

/** The number of the first sentence that says more than a greeting. */
const firstSentence = (pieces: readonly Piece[]): number =>
  pieces.find(({ text }) => !isGreeting(text))?.sentence ?? 0

/** Whether a piece names no thing at all: 'besenrein' among nouns in capitals, 'Terrasse.' alone. */
const tellsManner = (piece: LabeledPiece, all: readonly LabeledPiece[], areNounsLarge: boolean): boolean => {
  const isAlone = all.filter(({ sentence }) => sentence === piece.sentence).length === 1
  if (isAlone && piece.sentence > 0 && isPlaceToSit(piece.text)) return true
  // Verbs are written small and may be what is done: 'schneiden und föhnen'.
  return (
    areNounsLarge &&
    !/[\p{Lu}\ue000-\uf8ff]/u.test(piece.text) &&
    !/\p{Ll}(?:en|ern|eln)(?!\p{L})/u.test(piece.text)
  )
}

/** Whether a sentence asks for people, or tells whoever reads it how it goes on. */
const isStory = (sentence: readonly LabeledPiece[], cues: Cues): boolean => {
  const first = sentence[0]?.text ?? ''
  return asksForPeople(first) || (tellsCourse(first) && !sentence.some(({ text }) => isPriced(text, cues)))
}

/** Pieces with what each is about: by its own cue, else by that of the piece before it in its sentence. */
export const labelPieces = (pieces: readonly Piece[], cues: Cues, place = ''): readonly LabeledPiece[] => {
  const [isTitled, first] = [beginsInCapitals(pieces, cues), firstSentence(pieces)]
  const labeled = labelEach(
    pieces,
    cues,
    (piece) =>
      (piece.sentence > first && namesOwnPlaces(piece.text, place)) ||
      isInOwnTown(piece.text, place) ||
      endsInTowns(piece, pieces, { cues, place }),
  )
  const things = withPeopleAmongThings(labeled, cues)
  const answered = withAnswers(withReferrals(withRounds(things, cues), cues), cues)
  const refused = relabel(answered, (sentence) => endsInRefusal(sentence, cues), 'refusal')
  const counted = relabel(refused, (sentence) => countsWhatIs(sentence, cues), 'claim')
  const governed = withGovernedLists(withServedLists(withTowns(counted, cues), cues), cues)
  const closed = (['claim', 'audience', 'refusal'] as const).reduce(
    (all, label) =>
      relabel(
        all,
        (sentence, at) => !(cues.isSpaced && at === first) && endsList(sentence, cues) === label,
        label,
      ),
    governed,
  )
  const traded = relabel(closed, (sentence, at) => saysTrade(sentence, at - first, cues), 'trade')
  const named = withTradeFirst(traded, first, cues).map((piece) =>
    piece.label === 'offer' && tellsManner(piece, traded, cues.writesNounsLarge && isTitled)
      ? { ...piece, label: 'claim' as const }
      : piece,
  )
  const offered = relabel(named, (sentence) => isStory(sentence, cues), 'claim')
  const grouped = withKinds(offered, first, cues)
  const settled = relabel(grouped, (sentence, at) => at > first && listsTowns(sentence, cues), 'place')
  return relabel(settled, (sentence, at) => at > first && namesOthers(sentence, isTitled, cues), 'claim')
}

/** 'Not qualified, but cheap': a lone quality set against what is refused. */
const isContrast = (text: string, before: LabeledPiece, cues: Cues): boolean =>
  (before.label === 'refusal' || tellsQuality(before.text)) &&
  cues.isSpaced &&
  resumes.test(text) &&
  /^\s+\p{Ll}+$/u.test(text.replace(resumes, '')) &&
  !text.endsWith('s')

/** What a piece says by its own cues, where the list that it stands in does not say otherwise. */
const saidLabel = (piece: Piece, sentence: readonly LabeledPiece[], cues: Cues): ClauseLabel | undefined => {
  const said = spokenLabel(piece.text, sentence, cues) ?? ownLabel(piece.text, cues)
  // 'Elopements, sessions, families': among what is offered stand people without a preposition.
  const isAmong = cues.isSpaced && (sentence.length > 1 || sentence.some(({ text }) => isPriced(text, cues)))
  const isListed = isAmong && sentence.every(({ label }) => label === 'offer')
  if (said === 'audience' && isListed && /^\p{L}+$/u.test(piece.text)) return 'offer'
  const isRefused = sentence.at(-1)?.label === 'refusal' && endsInChoice.test(piece.text)
  return said === 'claim' && isRefused && !resumes.test(piece.text) ? 'refusal' : said
}

const labelEach = (
  pieces: readonly Piece[],
  cues: Cues,
  isOwnPlace: (piece: Piece) => boolean,
): readonly LabeledPiece[] => {
  const labeled: LabeledPiece[] = []
  for (const piece of pieces) {
    const sentence = labeled.filter((one) => one.sentence === piece.sentence)
    const last = sentence.at(-1)
    const isNext = !resumes.test(piece.text) && inherits(piece.text, sentence, cues)
    const isContrary = last !== undefined && isContrast(piece.text, last, cues)
    const contrast = isContrary || tellsName(piece.text, last) ? 'claim' : undefined
    const here = isOwnPlace(piece) ? 'place' : undefined
    const said = saidLabel(piece, sentence, cues)
    const own = said ?? here ?? (isNext ? last?.label : undefined) ?? contrast ?? 'offer'
    labeled.push({ ...piece, label: own === 'offer' && piece.isAsked === true ? 'claim' : own })
  }
  return labeled
}
