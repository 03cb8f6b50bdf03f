import type { Language } from '../../language/language.ts'
import { tokenize } from '../hours/tokenize.ts'

const receives =
  /^(?:(?:(?:ich|je|nous|wir) )?(?:atiend[oe]|atendemos|recib[oe]|recibimos|ricev[oe]|riceviamo|reçois|reçoit|recevons|empfangen?)|(?:sprechzeit(?:en)?|sprechstunden?|clinics?|appointments|consultations?|consultas?|consultes?|ricevimento|permanences?))(?= (?:in|a|ad|à|en|at) \p{L})/iu
const preposition = /^ \p{L}+ /u
const wordsMaximum = 3

const isName = (word: string, language: Language): boolean =>
  /^\p{Lu}[\p{L}’'-]+$/u.test(word) && tokenize(word, language).every(({ kind }) => kind === 'unknown')

/** Times without the town in which somebody receives then: 'Ricevo a Perugia lunedì 15-19', 'Sprechstunde in Fulda Mo 8-12'. */
export const withoutTown = (clause: string, language: Language): string => {
  const verb = receives.exec(clause)?.[0] ?? ''
  const rest = clause.slice(verb.length)
  const lead = verb === '' ? '' : (preposition.exec(rest)?.[0] ?? '')
  const words = rest.slice(lead.length).split(' ')
  const end = words.findIndex((word) => !isName(word, language))
  return lead === '' || end < 1 || end > wordsMaximum ? clause : `${verb} ${words.slice(end).join(' ')}`
}
