import type { Language } from '@shingle/shared/language/language.ts'
import { lengthOf } from './words-of-text.ts'

/** After these words stands what is worked on or for: 'we clean restaurants' is no restaurant. */
const leading: Readonly<Partial<Record<Language, RegExp>>> = {
  english:
    /\b(?:cleans?|cleaning for|look(?:s|ing)? after|suppl(?:y|ies|ying)|serv(?:e|es|ing)|work(?:s|ing)? (?:for|with)|deliver(?:s|ing)? to|from your|sells? to|(?<!\b(?:shop|store|studio|school|clinic) )for)\s/iu,
  german: /\b(?:reinigen|putzen|betreuen|beliefern|arbeiten (?:für|mit)|für)\s/iu,
  spanish: /\b(?:limpiamos|limpio|atendemos|suministramos|trabajamos (?:con|para)|para)\s/iu,
  french: /\b(?:nettoyons|nettoie|livrons|entretenons|travaillons (?:avec|pour)|pour)\s/iu,
  italian: /\b(?:puliamo|pulisco|forniamo|serviamo|lavoriamo (?:con|per)|per)\s/iu,
}

const sentenceEnd = /[.!?;\n]/u

const nothing = { from: 0, to: 0 } as const

/** Where in a text its objects stand, counted in words: from one that leads to them to the sentence's end. */
export const objectsIn = (
  text: string,
  language: Language,
): { readonly from: number; readonly to: number } => {
  const found = leading[language]?.exec(text)
  if (!found) return nothing
  const start = found.index + found[0].length
  const told = text.slice(start).split(sentenceEnd)[0] ?? ''
  const from = lengthOf(text.slice(0, start), language)
  return { from, to: from + lengthOf(told, language) }
}
