import type { Cues } from '../cues/cues.ts'
import { onRequest } from '../offers/on-request.ts'
import { isPriced } from './label-tests.ts'
import { listsWork } from './lists-work.ts'
import type { LabeledPiece } from './piece.ts'

// 'Fahrschule in Bamberg', 'apiculteur sur le causse', 'driving instructor covering Hull': what somebody is, and where.
const somewhere =
  /^(?:\p{L}+[ -]){1,5}(?:in|near|around|covering|on|im|am|an der|bei|rund um|à|au|aux|en|sur|dans|près de|cerca de|a|nel|nella|presso) (?:(?:der|die|das|the|le|la|les|el|los|las|il|l[’'])\s?)?\p{L}{3,}(?:[ -]\p{L}+){0,3}$/iu
// Who does it, or where: 'vestidos de novia a medida' is what is done.
const somebody =
  /^(?:\p{L}+[ -]){0,3}?\p{L}*(?:\p{L}{3}(?:ers?|ors?|ists?|smith|eure?|euse|iers?|ière|iere|erin|istin|iens?|iennes?|eros?|eras?|dore?s?|doras?|istas?|aio|aia|tore|trice)|schools?|shop|studios?|salons?|clubs?|centre|center|clinic|kennels?|farm|schule|werkstatt|praxis|laden|atelier|betrieb|escuela|taller|estudio|école|cabinet|garage|scuola|officina|negozio)(?!\p{L})/iu

/**
 * Pieces in which the first of a description, where it tells without a price what somebody is and where, is no service
 * of the list that follows it.
 */
export const withTradeFirst = (
  pieces: readonly LabeledPiece[],
  first: number,
  cues: Cues,
): readonly LabeledPiece[] => {
  const at = pieces.findIndex(({ sentence }) => sentence === first)
  const piece = pieces[at]
  const listed = pieces.filter(({ sentence, label }) => sentence === first && label === 'offer')
  const isSaid =
    piece?.label === 'offer' &&
    listed.length > 1 &&
    cues.isSpaced &&
    !isPriced(piece.text, cues) &&
    !listsWork(piece.text, cues) &&
    !cues.and.test(piece.text) &&
    onRequest(piece.text, cues.language) === undefined &&
    somewhere.test(piece.text) &&
    somebody.test(piece.text)
  return isSaid ? pieces.map((one, index) => (index === at ? { ...one, label: 'trade' } : one)) : pieces
}
