import type { LabeledPiece } from '../clauses/piece.ts'
import { formPattern } from '../mask/form.ts'
import type { DraftOffer } from './draft-offer.ts'

const counted = new RegExp(`^${formPattern('figure')}`, 'u')
const letUnit =
  /^(?<name>(?:\p{L}+[ -])?(?:house|cottage|cabin|chalet|apartment|flat|studio|yurt|barn|ferienwohnung|ferienhaus|gîte|chalet|maison|appartement|casa(?: rural)?|apartamento|piso|appartamento|villa|trullo|casale))(?=$|[\s,])/iu

/**
 * Offers of who lets rooms, in which prices that stand at how many rooms there are stand at what is let: '3 chambres,
 * 90 € la nuit' behind 'Gîte 6 personnes'.
 */
export const withLetUnit = (
  offers: readonly DraftOffer[],
  pieces: readonly LabeledPiece[],
): readonly DraftOffer[] => {
  const [first, ...others] = offers
  const name = letUnit.exec(pieces[0]?.text ?? '')?.groups?.name
  if (first === undefined || first.price === '' || name === undefined || !counted.test(first.name))
    return offers
  return [{ ...first, name, detail: first.name }, ...others]
}
