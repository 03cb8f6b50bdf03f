import { foldText, wordsOf } from '@shingle/shared/generation/fold-text.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import { stemOf } from './stem.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

// What may stand between the words of a phrase: 'cleaning of all your windows' is window cleaning.
const fillers: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  english: words('a an the of and your our my their all any every some s t'),
  german: words('der die das den dem des ein eine einen und von vom fur alle ihr ihre ihren unsere'),
  spanish: words('el la los las un una de del y su sus para todo toda todos todas tipo'),
  french: words('le la les l d un une de du des et vos votre tout tous toutes a'),
  italian: words('il lo la i gli le l un una di del della dei degli delle d e tutti tutte ogni'),
}

/** A word as it is looked up, and as it was written. */
export interface Token {
  readonly key: string
  readonly word: string
}

const stops = /[.,;:!?()[\]"“”„«»\n•·|/–—]+|\s-\s/u

const ownFolding = (text: string, language: Language): string => {
  if (language === 'german') return text.replaceAll('ß', 'ss')
  return language === 'french' || language === 'italian' ? text.replace(/['’]/gu, ' ') : text
}

/** The words of a phrase, without those that only join others. */
export const tokensOf = (phrase: string, language: Language): readonly Token[] =>
  wordsOf(foldText(ownFolding(phrase, language)))
    .filter((word) => fillers[language]?.has(word) !== true)
    .map((word) => ({ key: stemOf(word, language), word }))

/** The words of a text, apart where a phrase cannot go on: at commas, stops and lines. */
export const tokenRuns = (text: string, language: Language): readonly (readonly Token[])[] =>
  text
    .split(stops)
    .map((run) => tokensOf(run, language))
    .filter((run) => run.length > 0)

const keyOf = (phrase: string, language: Language): string =>
  tokensOf(phrase, language)
    .map(({ key }) => key)
    .join(' ')

/** A text of a script without spaces, or with spaces that writers leave out, as it is searched. */
export const partsKey = (text: string): string => foldText(text).replace(/\s+/gu, '')

/** Whether a language's words are found as parts of a text. */
export const isInParts = (language: Language): boolean => language === 'japanese' || language === 'Korean'

/** What a phrase is known by in its language. */
export const lookupKey = (phrase: string, language: Language): string =>
  isInParts(language) ? partsKey(phrase) : keyOf(phrase, language)

/** How many words a text has; in scripts that are read in parts, how many signs. */
export const lengthOf = (text: string, language: Language): number =>
  isInParts(language) ? partsKey(text).length : tokensOf(text, language).length
