import type { LabeledPiece } from './piece.ts'

/** Whether a piece names whoever speaks: 'woven at home by me, Catriona'. */
export const tellsName = (text: string, before: LabeledPiece | undefined): boolean =>
  before !== undefined &&
  /^\p{Lu}\p{Ll}+$/u.test(text) &&
  /(?<!\p{L})(?:me|myself|i|us|ich|mir|mich|wir|moi|nous|io|noi|yo|nosotr[oa]s)$/iu.test(before.text)
