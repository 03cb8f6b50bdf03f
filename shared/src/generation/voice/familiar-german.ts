import type { Language } from '../../language/language.ts'

const familiar = /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)(?!\p{L})/iu
const formal = /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u

/** Whether a German text speaks to its readers as Sie. */
export const saysSie = (text: string): boolean => formal.test(text)

/** Whether a business speaks to its customers as du: then nothing beside its words may say Sie. */
export const saysDu = (description: string, language: Language): boolean =>
  language === 'german' && familiar.test(description) && !saysSie(description)
