import type { Cues } from '../cues/cues.ts'
import { namesOwnPlaces } from './own-places.ts'
import type { Piece } from './piece.ts'

const names = /^(?:(?:and|&|y|et|e) )?\p{Lu}[\p{L}’'-]+(?:(?: | (?:and|&|y|et|e) )\p{Lu}[\p{L}’'-]+)*$/u

/**
 * Whether a piece in the midst of a sentence in small letters begins with the business's own town, and nothing but
 * names follows it: 'plumber, boilers, taps, Bradford and Shipley'.
 */
export const endsInTowns = (
  piece: Piece,
  pieces: readonly Piece[],
  { cues, place }: { readonly cues: Cues; readonly place: string },
): boolean => {
  if (!cues.isSpaced || cues.writesNounsLarge || !namesOwnPlaces(piece.text, place)) return false
  const sentence = pieces.filter((one) => one.sentence === piece.sentence)
  const at = sentence.indexOf(piece)
  const before = sentence.slice(1, at)
  return (
    before.length > 0 &&
    before.every(({ text }) => !/^\p{Lu}/u.test(text)) &&
    sentence.slice(at).every(({ text }) => names.test(text))
  )
}
