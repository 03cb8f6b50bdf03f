import type { LabeledPiece } from '../clauses/piece.ts'
import { formPattern } from '../mask/form.ts'
import type { DraftOffer } from './draft-offer.ts'
import { aRoom, perNight } from './no-service.ts'

const counted = new RegExp(`^${formPattern('figure')}`, 'u')
const letUnit =
  /^(?<name>(?:(?!(?:i|we|my|our|ich|wir|je|nous|io|noi)(?!\p{L}))[\p{L}\d'’]+[ -]){0,2}?(?:houses?|cottages?|cabins?|chalets?|apartments?|flats?|studios?|yurts?|barns?|huts?|pods?|lodges?|tents?|tipis?|tree ?houses?|caravans?|houseboats?|bungalows?|ferienwohnung(?:en)?|ferienh(?:aus|äuser)|gîtes?|maisons?|appartements?|roulottes?|cabanes?|yourtes?|casas?(?: rural(?:es)?)?|cabañas?|apartamentos?|pisos?|appartament[oi]|case vacanz[ae]|vill[ae]|trull[oi]|casal[ei]))(?=$|[\s,:])/iu

const bed =
  /(?<!\p{L})(?:house|cottage|flat|studio|hut|pod|lodge|tipi|barn|caravan|boat|bungalow|villa|bed|double|single|twin|dorm|pitch|haus|bett|stellplatz|parzelle|emplacement|maison|studio|lit|dortoir|casa|piso|cama|parcela|doble|individual|casale|trullo|letto|matrimoniale|singola|piazzola)/iu

/** Whether a thing is where nobody sleeps, and its price one of nights: what is found in a place to stay is not let by itself. */
const isFoundThere = ({ name, price, options }: DraftOffer, show: (text: string) => string): boolean =>
  !aRoom.test(name) &&
  !bed.test(name) &&
  [price, ...options.map((option) => option.price)].some((one) => perNight.test(show(one)))

/**
 * Offers of who lets rooms, in which prices that stand at how many rooms there are, or at what is found in them, stand at
 * what is let: '3 chambres, 90 € la nuit' behind 'Gîte 6 personnes', 'Log fire. £120 a night' behind 'Cottage by the sea'.
 */
export const withLetUnit = (
  offers: readonly DraftOffer[],
  pieces: readonly LabeledPiece[],
  show: (text: string) => string,
): readonly DraftOffer[] => {
  const [first, ...others] = offers
  const name = letUnit.exec(pieces[0]?.text ?? '')?.groups?.name
  if (first === undefined || name === undefined) return offers
  if (first.price !== '' && counted.test(first.name))
    return [{ ...first, name, detail: first.name }, ...others]
  if (!isFoundThere(first, show)) return offers
  return [
    { ...first, name, detail: '', form: 'card' },
    { ...first, price: '', options: [], form: 'words' },
    ...others,
  ]
}
