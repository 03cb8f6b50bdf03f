import type { Cues } from '../cues/cues.ts'
import type { ClauseLabel } from '../reading.ts'
import { isPriced, ownLabel } from './label-tests.ts'
import type { LabeledPiece, Piece } from './piece.ts'
import { tellsQuality } from './tells-quality.ts'

/** What a piece after a comma takes from the one before it. */
const inherited: readonly ClauseLabel[] = ['refusal', 'place', 'audience', 'way']

const resumes = /^(?:but|aber|sondern|jedoch|pero|mais|ma|però|dafür|sino)(?!\p{L})/iu

/** 'Cork, Kinsale and Cobh' goes on naming places, 'across Cork, pump fitting' does not. */
const mayBePlace = /^(?:\p{Ll}{1,4} |& )?\p{Lu}/u

const inherits = (text: string, label: ClauseLabel, cues: Cues): boolean =>
  inherited.includes(label) && (label !== 'place' || !cues.isSpaced || mayBePlace.test(text))

const places = /^(?:\p{Lu}[\p{L}'’-]+|and|&|or|only|all|of|und|y|et|e|cemeteries)$/u

/** Whether a sentence only names towns or makes: 'Somerset, Wilts & Dorset'. Which of them, nobody can tell. */
const namesOthers = (sentence: readonly LabeledPiece[], isTitled: boolean, cues: Cues): boolean => {
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

/** What the end of a sentence says of the list before it: 'tools, stand and tea provided', '腰痛、不眠でお悩みの方へ'. */
const endsList = (sentence: readonly LabeledPiece[], cues: Cues): ClauseLabel | undefined => {
  const last = sentence.at(-1)
  if (last === undefined || sentence.length < 2 || sentence.some(({ text }) => isPriced(text, cues)))
    return undefined
  const isSaid = cues.isSpaced
    ? last.label === 'claim' && cues.and.test(last.text)
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
  const offers = sentence.filter(({ label }) => label === 'offer')
  return at === 0 && offers.length === 1 && offers.every(({ text }) => !isPriced(text, cues))
}

/** Pieces with what each is about: by its own cue, else by that of the piece before it in its sentence. */
export const labelPieces = (pieces: readonly Piece[], cues: Cues): readonly LabeledPiece[] => {
  const isTitled = beginsInCapitals(pieces)
  const labeled = labelEach(pieces, cues)
  const closed = (['claim', 'audience', 'refusal'] as const).reduce(
    (all, label) => relabel(all, (sentence) => endsList(sentence, cues) === label, label),
    labeled,
  )
  const traded = relabel(closed, (sentence, at) => saysTrade(sentence, at, cues), 'trade')
  return relabel(traded, (sentence, at) => at > 0 && namesOthers(sentence, isTitled, cues), 'claim')
}

/** 'Not qualified, but cheap': a lone quality set against what is refused. */
const isContrast = (text: string, before: LabeledPiece, cues: Cues): boolean =>
  (before.label === 'refusal' || tellsQuality(before.text)) &&
  cues.isSpaced &&
  resumes.test(text) &&
  /^\s+\p{Ll}+$/u.test(text.replace(resumes, '')) &&
  !text.endsWith('s')

const labelEach = (pieces: readonly Piece[], cues: Cues): readonly LabeledPiece[] => {
  let last: LabeledPiece | undefined
  return pieces.map((piece) => {
    const isNext = last?.sentence === piece.sentence && !resumes.test(piece.text)
    const before =
      isNext && last !== undefined && inherits(piece.text, last.label, cues) ? last.label : undefined
    const isContrary = last?.sentence === piece.sentence && isContrast(piece.text, last, cues)
    const contrast = isContrary ? 'claim' : undefined
    const label = ownLabel(piece.text, cues) ?? before ?? contrast ?? 'offer'
    last = { ...piece, label }
    return last
  })
}
