import type { OpeningHours } from '../../business/opening-hours.ts'
import type { MaskContext } from '../mask/finder.ts'
import { formPattern } from '../mask/form.ts'
import { mask, unmask } from '../mask/mask.ts'
import { readHours } from './read-hours.ts'

const times = new RegExp(formPattern('hours'), 'u')
const alsoHours =
  /\b(?:closed|shut|except|geschlossen|ruhetag|außer|ferm[ée]e?|sauf|cerrado|excepto|menos|chius[oa]|tranne|evenings?|appointments?)\b|休|휴무|쉽니다|제외/iu
const opening =
  /\b(?:open|opening|hours|times|geöffnet|öffnungszeiten|sprechzeiten|ouverte?s?|horaires?|abiert[oa]s?|horario|abrimos|apert[oi]|orari[oa]?)\b|営業|受付|診療|영업|운영|진료/iu

/** The parts of a sentence from the first to the last that speak of times. */
const timesOf = (sentence: string): string | undefined => {
  const parts = sentence.split(/(?<=[,、;–—()])/u)
  const first = parts.findIndex((part) => times.test(part) || alsoHours.test(part))
  const last = parts.findLastIndex((part) => times.test(part) || alsoHours.test(part))
  if (first < 0 || !parts.some((part) => times.test(part))) return undefined
  return parts
    .slice(first, last + 1)
    .join('')
    .replace(/[,、;–—(]+$/u, '')
}

/**
 * The opening hours that a description states, however much else it says. The times of one or two days are those of
 * the business only where it says that it is open: else they may be a class's.
 */
export const findHours = (description: string, context: MaskContext): OpeningHours => {
  const { text, forms } = mask(description, context)
  const sentences = text.split(/(?<=[.!?。！？\n])\s*/u)
  const clauses = sentences.flatMap((sentence) => {
    const found = timesOf(sentence)
    const isOpening = opening.test(sentence)
    return found === undefined ? [] : [{ text: unmask(found, forms).trim(), isOpening }]
  })
  const { hours } = readHours(
    clauses.map((clause) => clause.text),
    context.language,
  )
  const isOwn = Object.keys(hours).length >= 3 || clauses.some(({ isOpening }) => isOpening)
  return isOwn ? hours : {}
}
