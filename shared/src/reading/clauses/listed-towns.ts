import { type Cues, startsWith } from '../cues/cues.ts'
import { isPriced } from './label-tests.ts'
import { isCity } from './own-places.ts'
import type { LabeledPiece } from './piece.ts'

/** Whether a sentence only names towns where every noun is written like a name: 'Köln, Hürth und Brühl'. */
export const listsTowns = (sentence: readonly LabeledPiece[], cues: Cues): boolean => {
  const towns = sentence.flatMap(({ text }) =>
    text.split(new RegExp(`\\s+${cues.and.source}\\s+`, cues.and.flags)),
  )
  const isName = (town: string) => (cues.isSpaced ? /^\p{Lu}\p{Ll}+$/u : /^\p{L}{2,4}$/u).test(town)
  return towns.some(isCity) && towns.every(isName)
}

const endsInAnd = /\s(?:and|&|und|y|e|et)$/iu

const name = /^\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}[\p{L}’'-]+|de|del|la|las|los|le|les|sur|di|upon|on))*$/u

/** 'Roquetas, Aguadulce, Almería': names in capitals beside the town of the business, where nouns are written small. */
const isBesideOwn = (piece: LabeledPiece, pieces: readonly LabeledPiece[], cues: Cues): boolean => {
  if (piece.label !== 'offer' || cues.writesNounsLarge || !cues.isSpaced || !name.test(piece.text))
    return false
  const sentence = pieces.filter((one) => one.sentence === piece.sentence)
  return sentence.some(({ label }) => label === 'place') && sentence.every(({ text }) => name.test(text))
}

/** 'Sevilla' before 'y alrededores' is a place as well. */
export const withTowns = (pieces: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] =>
  pieces.map((piece, at) => {
    const next = pieces[at + 1]
    const isTown =
      piece.label === 'offer' &&
      next?.label === 'place' &&
      next.sentence === piece.sentence &&
      (startsWith(next.text, cues.and) || endsInAnd.test(piece.text)) &&
      /^\p{Lu}/u.test(piece.text) &&
      !isPriced(piece.text, cues)
    return isTown || isBesideOwn(piece, pieces, cues) ? { ...piece, label: 'place' as const } : piece
  })
