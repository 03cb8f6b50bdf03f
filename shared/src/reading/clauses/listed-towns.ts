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

// 'Instalamos toldos en Elche'.
const endsInTown = /\s(?:in|en|à|ad?)\s\p{Lu}\p{L}+$/u
const town =
  /^(?:(?:Santa?|San|Sainte?|St|La|Le|Les|Los|Las|El|New|North|South|East|West|Great|Little|Monte|Castel|Villa|Puerto|Port)[ -])?\p{Lu}[\p{Ll}’'-]{3,}$/u
// Written like names as well, and taught in a town.
const taught =
  /^(?:Pilates|Yoga|Zumba|Reiki|Shiatsu|Crossfit|Qigong|Barre|Excel|Photoshop|\p{L}+(?:ing|isch|ish|ese|ian))$/u

/** 'Elche, Santa Pola y Crevillente': towns behind the one where something is done, of which 'and' joins the last. */
const areFurtherTowns = (sentence: readonly LabeledPiece[], piece: LabeledPiece, cues: Cues): boolean => {
  if (piece.label !== 'offer' || cues.writesNounsLarge || !cues.isSpaced) return false
  const from = sentence.findIndex(({ text }) => endsInTown.test(text))
  if (from < 0 || sentence.indexOf(piece) <= from) return false
  const joint = new RegExp(`\\s+${cues.and.source}\\s+`, cues.and.flags)
  const further = sentence.slice(from + 1).map(({ text }) => text.split(joint))
  return further.at(-1)?.length === 2 && further.flat().every((name) => town.test(name) && !taught.test(name))
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
    const sentence = pieces.filter((one) => one.sentence === piece.sentence)
    const isPlace = isTown || isBesideOwn(piece, pieces, cues) || areFurtherTowns(sentence, piece, cues)
    return isPlace ? { ...piece, label: 'place' as const } : piece
  })
