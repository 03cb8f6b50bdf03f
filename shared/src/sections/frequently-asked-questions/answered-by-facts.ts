import { hasHours } from '../../business/opening-hours.ts'
import type { Composer } from '../../generation/compose/composer.ts'

const ofPrices =
  /\b(?:costs?|prices?|charges?|fees?|kostet|kosten|preise?|coûte|coût|tarifs?|combien|prix|cuesta|cuánto|precios?|costa|costo|quanto|prezz[io])\b|料金|費用|いくら|値段|価格|가격|비용|얼마|요금/iu
const ofHours =
  /\b(?:open(?:ing)?|hours|closed|geöffnet|öffnungszeiten|offen|ouvert\p{L}*|horaires?|abiert[oa]s?|horarios?|apert[oaie]|orari[oa]?|come (?:in )?without|appointment)\b|営業|定休|何時|영업|몇 시|여는/iu

/** Whether a question asks for what the owner has said: an answer of ours that 'depends' would contradict them. */
export const isAnsweredByFacts = ({ own }: Pick<Composer, 'own'>, question: string): boolean => {
  const hasPrices = own.services.some(({ pricing }) => pricing !== '')
  const saysHours = hasHours(own.hours) || own.hoursWords.length > 0 || own.answersAlways
  return (hasPrices && ofPrices.test(question)) || (saysHours && ofHours.test(question))
}
