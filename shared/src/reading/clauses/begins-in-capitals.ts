import type { Cues } from '../cues/cues.ts'
import type { Piece } from './piece.ts'

/** Whether a description begins most of its words with capitals, as titles and German nouns are written; of nothing but nouns those are German. */
export const beginsInCapitals = (pieces: readonly Piece[], { writesNounsLarge }: Cues): boolean => {
  const later = pieces
    .flatMap(({ text }) => text.split(/\s+/u).slice(1))
    .filter((word) => /^\p{L}{4}/u.test(word))
  if (later.length === 0) return writesNounsLarge
  return later.filter((word) => /^\p{Lu}/u.test(word)).length > later.length / 3
}
