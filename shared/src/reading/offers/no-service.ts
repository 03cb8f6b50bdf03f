import type { Masked } from '../mask/mask.ts'
import type { DraftOffer } from './read-offers.ts'

// What is charged for or done around a service, and help with what is not said: none of it is one by itself.
const around =
  /^(?:fahrtkosten|anfahrt\p{L}*|abholung|lieferung|versand|hilfe|beratung vor ort|packages?|sessions?|visits?|help|travel(?: costs?| expenses?)?|postage|shipping|pick-?ups?|drop-?offs?|deposits?|(?:sign-?up |joining |membership |entry |admission )?fees?|ritiro|consegna|visite?|spese di viaggio|iscrizione|recogida|entrega|visitas?|desplazamiento|inscripción|gastos de viaje|livraison|déplacement|frais(?: de \p{L}+)?|inscription|enlèvement|参加費|入会金|送料|出張費|年会費|참가비|입장료|가입비|배송비|출장비)$/iu

/** Whether a name alone tells only of what stands around a service: 'travel costs'. */
export const isAroundService = (name: string): boolean => around.test(name.trim())

const further = /^(?:también|tambien|anche|aussi|auch|also|même)\s+\p{L}+$/iu

/** Whether a name only adds a way to what stands before: 'also online'. */
export const isFurtherWay = (name: string): boolean => further.test(name.trim())

const perNight = /night|nuit|noche|notte|nacht|泊|박/iu
const guests =
  /sleeps|\brooms?\b|bedrooms?|guests?|yurts?|cabins?|camping|zimmer|betten|ferienwohnung|plazas|habitaci|casa rural|chambres|couchages|gîte|posti letto|camere|agriturismo|客室|定員|객실|인실/iu

/** Whether a description prices nights for guests: what else it lists is what they find there. */
export const letsRooms = ({ text, forms }: Masked): boolean =>
  guests.test(text) && [...forms.values()].some((form) => form.kind === 'money' && perNight.test(form.text))

/** An offer of who lets rooms: after the first sentence, without a price and a verb that leads to it, it stays in its owner's words. */
export const asAmenity = (offer: DraftOffer): DraftOffer =>
  offer.price === '' && !offer.isLed && offer.piece.sentence > 0 ? { ...offer, form: 'words' } : offer
