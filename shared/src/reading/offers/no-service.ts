import { formPattern } from '../mask/form.ts'
import type { Masked } from '../mask/mask.ts'
import type { DraftOffer } from './draft-offer.ts'
import { namesWork } from './names-work.ts'

// What is charged for or done around a service, and help with what is not said: none of it is one by itself.
const around =
  /^(?:(?:an? )?(?:few |some |limited )?(?:reduced|concession(?:ary|s)?|low[- ]cost|bursary|subsidi[sz]ed)(?:[- ](?:rate|fee|cost|price))? (?:places|spaces|slots|spots|hours)|los(?: geht['’]?s)?|auf geht['’]?s|vamos|voy|vengo|andiamo|vado|passo|on va|on vient|we go|we come|(?:pre-?)?orders?|collections?|bookings?|enquiries|reservations?|waiting list|check-?out|check-?in|parking|invoices?|rechnung(?:en)?|facturas?|fatture|pedidos?|encargos?|reservas?|citas?|rendez-vous|appuntament[oi]|appointments?|viewings?(?: days?)?|(?:same|next)[- ](?:day|week) (?:bookings?|appointments?)|(?:signature |special )offers?|aparcamiento|lista de espera|commandes?|réservations?|liste d['’]attente|complet|completo|al completo|ordini|prenotazioni|parcheggio|lista d['’]attesa|(?:vor)?bestellung(?:en)?|reservierung(?:en)?|anfragen?|warteliste|parken|parkplätze|büro|fahrtkosten|anfahrt\p{L}*|abholung|lieferung|versand|hilfe|beratung vor ort|packages?|sessions?|visits?|help|travel(?: costs?| expenses?)?|(?:postage|shipping)(?: (?:worldwide|nationwide|anywhere|available|free))?|(?:we )?ship (?:worldwide|nationwide|anywhere)|pick-?ups?|drop-?offs?|deposits?|(?:sign-?up |joining |membership |entry |admission )?fees?|ritiro|consegna|visite?|spese di viaggio|iscrizione|recogida|entrega|visitas?|desplazamiento|inscripción|gastos de viaje|livraison|déplacement|frais(?: de \p{L}+)?|inscription|enlèvement|参加費|入会金|送料|出張費|年会費|참가비|입장료|가입비|배송비|출장비)$/iu

/** Whether a name alone tells only of what stands around a service: 'travel costs'. */
export const isAroundService = (name: string): boolean => around.test(name.trim())

const whoTheyAre =
  /^(?:patient|friendly|gentle|calm|kind|reliable|honest|cheerful|caring|experienced|qualified) (?:teachers?|tutors?|instructors?|lad(?:y|ies)|m[ae]n|wom[ae]n|people|couple|team|staff|crew)$/iu

/** Whether a name alone tells who somebody is: 'patient teacher'. */
export const isWhoTheyAre = (name: string): boolean => whoTheyAre.test(name.trim())

const further = /^(?:también|tambien|anche|aussi|auch|also|même)\s+\p{L}+$/iu

/** Whether a name only adds a way to what stands before: 'also online'. */
export const isFurtherWay = (name: string): boolean => further.test(name.trim())

/** What a price of nights says. */
export const perNight = /night|nuit|noche|notte|nacht|nuitée|semaine|泊|박/iu
const receives = /check[- ]?in(?!\p{L})|bed (?:and|&) breakfast|b&b/iu
/** What guests sleep in. */
export const aRoom =
  /room|suite|cabin|yurt|tent|zimmer|wohnung|apartment|habitaci|chambre|gîte|camer[ae]|객실|인실|室/iu
const guests =
  /sleeps|\bhuts?\b|\bpods\b|\bpitch(?:es)?\b|campsite|glamping|bungalows?|parcelas?|emplacements?|piazzol[ae]|stellpl[aä]tz\p{L}*|mobil-?homes?|\brooms?\b|double|b&b|cottage|chalet|bedrooms?|guests?|yurts?|cabins?|camping|zimmer|betten|wohnung|pension|personen|personas|huéspedes|plazas|habitaci|casa rural|chambres|couchages|gîte|personnes|posti letto|camere|agriturismo|ospiti|客室|定員|객실|인실/iu

/** Whether a description prices nights for guests: what else it lists is what they find there. */
export const letsRooms = ({ text, forms }: Masked): boolean =>
  guests.test(text) &&
  [...forms.values()].some(
    (form) => form.kind === 'money' && (perNight.test(form.text) || receives.test(text)),
  )

// '4 bedrooms' tells the size of one house.
const counted = new RegExp(`^${formPattern('figure')}`, 'u')

// What is asked of guests beside their room: 'well behaved dogs £8 a night'.
const ofGuests =
  /(?<!\p{L})(?:dogs?|pets?|hunde?|haustiere?|perros?|mascotas?|chiens?|animaux|cani|cane|animali|kinderbett)(?!\p{L})|반려(?:동물|견)|ペット/iu

/** An offer of who lets rooms: after the first, without a price and a verb that leads to it, it stays in its owner's words. */
export const asAmenity = (offer: DraftOffer, at: number): DraftOffer =>
  at > 0 && (offer.price === '' ? isFoundThere(offer) : ofGuests.test(offer.name) && !namesWork(offer.name))
    ? { ...offer, form: 'words' }
    : offer

// Guests hire what somebody lends out, whatever else they find there: 'surfboard rental'.
const isLent =
  /(?<!\p{L})(?:hire|rentals?|lessons?|tours?)$|(?:verleih|vermietung|touren|kurse?)$|^(?:alquiler|clases|excursiones|locations? d(?:e|['’])|cours d|noleggio|lezioni|escursioni)(?!\p{L})|(?:レンタル|体験)$|(?:대여|체험)$/iu

const isFoundThere = ({ name, isLed, piece }: DraftOffer): boolean =>
  !isLed && !isLent.test(name) && (piece.sentence > 0 || !aRoom.test(name) || counted.test(name))

// What is asked beside a service, and by nobody for itself.
const charge =
  /^(?:(?:deposit|caution|acompte|anzahlung|kaution|señal|fianza|caparra) .+|\p{L}*pfand|bottle deposit|post(?:ing)?(?: (?:anywhere|worldwide|nationwide|to .+))?|.+ (?:add|surcharge|zuschlag|aufpreis|aufschlag)|sonst|ansonsten|otherwise|sinon|altrimenti|si no|minimum|min|postage|p&p|shipping|deposit|(?:booking|admin|cleaning|late|session|entry|joining) fee|matrícula|service charge|parking|surcharge|endreinigung|kaution|kurtaxe|mindest\p{L}*|aufschlag|bettwäsche|wäschepaket|materialpauschale|coperto|cubierto|couvert|señal|fianza|anzahlung|reservierungsgebühr|last minute fee|late fee|mínimo|limpieza final|suplemento|caution|acompte|taxe de séjour|frais(?: de \p{L}+)?|supplément|draps|linge|caparra|cauzione|pulizie finali|supplemento|tassa di soggiorno|minimo|spedizione|送料|入会金|年会費|予約金|出張費|前金|予約料|基本料金?|最低料金|駐車場|保証金|教材費|(?:km|킬로(?:미터)?|시간|인|명)당|배송비|택배비|출장비|교통비|가입비|보증금|예약금|계약금|최소 ?(?:주문|금액)|기본요금|추가요금|교재비|주차)$/iu

// When the same costs more: '早朝は2千円増し', '야간은 1만원 추가'.
const dearer =
  /^(?:(?:深夜|早朝|夜間|土日祝?日?|祝日|週末|年末年始|時間外|お急ぎ)(?:\s*[(（].*[)）])?\s*(?:は|の)?(?:割増|別途|追加)?|割増(?:料金)?|(?:야간|심야|새벽|주말|공휴일|휴일|명절)(?:\s*[(（].*[)）])?\s*(?:은|는|엔|에는)?(?: ?(?:할증|추가))?|할증|추가|(?:early|late|night|weekend|holiday|sunday|bank holiday)[- ](?:starts?|rates?|supplement|surcharge|mornings?)|out[- ]of[- ]hours|\p{L}+(?:zuschlag|aufpreis)|(?:recargo|suplemento|supplément|majoration|supplemento|maggiorazione)(?: \p{L}+)*)$/iu

/** Whether a name with a price is only what is asked beside a service: 'deposit £40'. */
export const isCharge = (name: string): boolean => charge.test(name.trim()) || dearer.test(name.trim())
