/// <reference path="./hyphen.d.ts" />
import german from 'hyphen/de/index.js'
import spanish from 'hyphen/es/index.js'
import french from 'hyphen/fr/index.js'
import italian from 'hyphen/it/index.js'
import type { Language } from '../language/language.ts'
import { jointsOf } from './german-joints.ts'
import { softHyphen } from './marks.ts'

const patterns = { german, spanish, french, italian } as const

/** From how many letters on a word may be parted, and how many stay on either side. */
const longWord = { german: 12, spanish: 14, french: 14, italian: 14 } as const
const least = 4

const isHyphenated = (language: Language): language is keyof typeof patterns => language in patterns

const parted = (word: string, places: readonly number[]): string =>
  [...places].reverse().reduce((done, at) => `${done.slice(0, at)}${softHyphen}${done.slice(at)}`, word)

const placesOf = (word: string, language: keyof typeof patterns): readonly number[] => {
  const joints = language === 'german' ? jointsOf(word) : []
  if (joints.length > 0) return joints
  const marked = patterns[language].hyphenateSync(word, { hyphenChar: softHyphen })
  const places: number[] = []
  for (const letter of marked.split(softHyphen).slice(0, -1))
    places.push((places.at(-1) ?? 0) + letter.length)
  return places.filter((at) => at >= least && word.length - at >= least)
}

/** The text with soft hyphens in its long words, for the languages whose words grow long. */
export const hyphenate = (text: string, language: Language): string => {
  if (!isHyphenated(language)) return text
  const long = new RegExp(`\\p{L}{${longWord[language]},}`, 'gu')
  return text.replace(long, (word) => parted(word, placesOf(word, language)))
}
