import type { Cues } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'

const money = new RegExp(formPattern('money'), 'u')
const free =
  /(?<!\p{L})(?:free|gratis|kostenlos\p{L}*|frei|versandkostenfrei|gratuit(?:o|a|e|s|es)?|offert(?:e|s|es)?|gratuit[oaie])(?!\p{L})|無料|무료/iu
const threshold =
  /(?<!\p{L})(?:over|above|minimum|min|mindestens|más de|plus de|oltre|sopra)(?!\p{L})|以上|이상/iu
const brought =
  /(?<!\p{L})(?:deliver\p{L}*|postage|shipping|p&p|collection|pick[- ]?up|drop[- ]?off|call[- ]?out|versand\p{L}*|liefer\p{L}*|zustellung|anfahrt|env[ií]os?|entregas?|reparto|portes|livraisons?|déplacements?|port|consegn[ae]|spedizion[ei]|trasporto)(?!\p{L})|送料|配送|配達|出張|배송|배달|수거|출장|택배/iu

/** Whether a sum only says from where on something is brought for nothing: 'free delivery over £40'. */
export const isFreeFrom = (text: string): boolean =>
  money.test(text) && (free.test(text) || threshold.test(text)) && brought.test(text)

// 'Primera clase gratis', 'Bandkürzung gratis': a thing that is had for nothing, and no part of another.
const thingFree = /^(?<what>\p{L}+(?:[ -]\p{L}+){0,2}) (?:gratis|gratuit[eao]?|offerte?|kostenlos|무료)$/iu
const alwaysFree =
  /park|wi-?fi|wlan|deliver|liefer|livraison|envío|entrega|consegna|spedizion|versand|devis|presupuesto|preventivo|angebot|voranschlag|beratung|besichtigung|sopralluogo|anfahrt|desplazamiento|déplacement|entrada|eintritt|entrée|ingresso|uscita|salida|sortie|diagnos|niñ|bambin|enfant|kinder|주차|배달|배송|택배|견적|출장|입장|가입|입회/iu
/** Whether a piece names a thing that is had for nothing, and not what is free everywhere: 'primera clase gratis'. */
export const givenFree = (text: string, cues: Cues): boolean => {
  const { what = '' } = thingFree.exec(text)?.groups ?? {}
  return what !== '' && !alwaysFree.test(what) && !cues.people.test(what)
}
