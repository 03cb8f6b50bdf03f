import { formPattern } from '../mask/form.ts'
import type { LabeledPiece } from './piece.ts'

// 'In my own home with a big garden', 'chez moi, une maison avec un jardin': what follows is had there, too.
const home =
  /(?<!\p{L})(?:home|house|garden|yard|farm|flat|cottage|haus|garten|hof|wohnung|maison|jardin|ferme|casa|jardín|finca|giardino|fattoria|cascina) (?:with|mit|avec|con) (?:an?|the|our|two|three|lots of|eine?[mrn]?|une?|des|un[ao]?|il|la)?(?!\p{L})[^,]*$/iu
const money = new RegExp(formPattern('money'), 'u')

/** Labeled pieces in which what belongs to a house is told of it, and offered to nobody: 'a garden, two rabbits and a mud kitchen'. */
export const withHomes = (all: readonly LabeledPiece[]): readonly LabeledPiece[] =>
  all.map((piece, at) => {
    const before = all.slice(0, at).filter(({ sentence }) => sentence === piece.sentence)
    const isThere = before.some(({ text }) => home.test(text)) && !before.some(({ text }) => money.test(text))
    const isTold = piece.label === 'offer' || piece.label === 'trade'
    return isThere && isTold && !money.test(piece.text) ? { ...piece, label: 'claim' } : piece
  })
