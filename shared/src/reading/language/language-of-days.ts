import type { Language } from '../../language/language.ts'
import { tokenize } from '../hours/tokenize.ts'

const spoken = ['english', 'german', 'spanish', 'french', 'italian'] as const satisfies readonly Language[]

const mostLetters = 60

const saysOnlyWhen = (text: string, language: Language): boolean => {
  const tokens = tokenize(text, language)
  return tokens.some(({ kind }) => kind === 'days') && tokens.every(({ kind }) => kind !== 'unknown')
}

/**
 * The language of a text that is nothing but days and times: its letters are too few to tell. The likely one where it
 * understands all of it, else the first that does; undefined where none does.
 */
export const languageOfDays = (
  text: string,
  likely: readonly (Language | undefined)[],
): Language | undefined => {
  if (text.length > mostLetters || !/\p{N}/u.test(text)) return undefined
  const understood = spoken.filter((language) => saysOnlyWhen(text, language))
  return likely.find((language) => understood.some((one) => one === language)) ?? understood[0]
}
