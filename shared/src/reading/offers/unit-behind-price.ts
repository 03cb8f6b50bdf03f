import type { Language } from '../../language/language.ts'
import { formPattern } from '../mask/form.ts'
import type { DraftOffer } from './draft-offer.ts'

const units = [
  'pie[cz]e|person|hour|day|night|week|month|session|head|slice|bag|dozen|box|jar|bottle',
  'stück|person|stunde|tag|nacht|woche|monat|kopf|meter|liter|flasche|portion|scheibe|bund|sack|kiste|glas',
  'porci[oó]n|raci[oó]n|bulto|saco|bolsa|caja|docena|litro|kilo|metro|unidad|pieza|persona|hora|d[ií]a|noche|semana|mes|cabeza|paquete',
  'part|pièce|personne|heure|jour|nuit|semaine|mois|litre|mètre|bouteille|douzaine|panier|sachet|botte',
  'porzione|fetta|persona|ora|giorno|notte|settimana|mese|litro|chilo|etto|metro|pezzo|bottiglia|cassetta|sacco|confezione|mq',
  'pessoa|hora|dia|noite|semana|mês|peça|unidade|dúzia|quilo|metro|fatia',
  'uur|dag|nacht|week|maand|persoon|stuk|les|meter|paar|zak|bos',
].join('|')
const measures = 'kg|g|l|ml|cl|m2|m3|m²|m|qm|mq|km'
const joiners =
  "per|pro|je|each|a|an|por|par|al|alla|allo|all[’']|à|à la|el|la|le|les|los|las|il|lo|l[’']|die|der|das"
const amount = formPattern('figure', 'range')

// '4,50 la porción', '$18.000 el bulto de 40 kg', '$8.000 litro', '18 € al mq', '45 € por pessoa'.
const ofSoMuch = `(?:of|de|di|von|van) ${amount} ?(?:${measures}|litros?|litri|liter|kilos?|piezas|pezzi|stück)`
// '90 € la chaise': an article in these languages says that each costs so much.
const anyThing = "(?:(?:la|le|el|il|lo) |l[’'])\\p{L}{3,}"
const unit = new RegExp(
  `^(?:(?:(?:${joiners}) ?)?(?:${amount} ?)?(?:${units}|${measures})(?: ${ofSoMuch})?|${ofSoMuch}|${anyThing})$`,
  'iu',
)

// 'Linen £9 a cloth', 'single fusion $35 per splice': in English of any thing, where it stands first.
const perThing = /^(?:(?:per|an?) \p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?|each)$/iu

/** A priced offer with the part of what is said of it that the test finds at its price instead. */
const withPartAtPrice = (offer: DraftOffer, isUnit: (part: string, at: number) => boolean): DraftOffer => {
  const parts = offer.detail.split(', ')
  const at = parts.findIndex(isUnit)
  if (at < 0) return offer
  return { ...offer, price: `${offer.price} ${parts[at]}`, detail: parts.toSpliced(at, 1).join(', ') }
}

/** A priced offer with what its price is of at the price, and not among what is said of the thing: '4,50 la porción'. */
export const withUnitBehindPrice = (offer: DraftOffer, language: Language): DraftOffer => {
  if (offer.price === '') return offer
  const isOfThing = (part: string, at: number) => language === 'english' && at === 0 && perThing.test(part)
  return withPartAtPrice(withPartAtPrice(offer, isOfThing), (part) => unit.test(part))
}
