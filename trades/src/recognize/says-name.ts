import { foldText, wordsOf } from '@shingle/shared/generation/fold-text.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import { weakKeys } from './weak-words.ts'
import { isInParts, lookupKey, partsKey } from './words-of-text.ts'

const leastLetters = 4
const leastShare = 0.6

const commonStart = (one: string, other: string): number => {
  let length = 0
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1
  return length
}

const isAkin = (one: string, other: string): boolean =>
  commonStart(one, other) >=
  Math.max(leastLetters, Math.ceil(leastShare * Math.min(one.length, other.length)))

const telling = (text: string, language: Language): readonly string[] => {
  const weak = weakKeys(language)
  return wordsOf(foldText(text)).filter((word) => !weak.has(lookupKey(word, language)))
}

const pairsOf = (text: string): readonly string[] => {
  const signs = [...partsKey(text)]
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
}

// What is done says nothing of what it is done to: bin cleaning is no 'Solar panel cleaning'.
const doing =
  /^(?:clean(?:ing|ers?)?|repair(?:ing|ers?|s)?|hire|rentals?|remov(?:al|als|ing)|install(?:ation|ers?|ing)|fitt(?:ing|ers?)|services?|shops?|stores?)$/iu

/** The words of a name that tell it from others; all of them where it has no such. */
const ownWords = (named: readonly string[]): readonly string[] => {
  const own = named.filter((word) => !doing.test(word))
  return own.length > 0 ? own : named
}

/** Whether words say what a trade is called, or nearly: 'bookbinding' says bookbinder, 'ghost walk' no escape room. */
export const saysName = (words: readonly string[], name: string, language: Language): boolean => {
  if (isInParts(language)) {
    const weak = weakKeys(language)
    const pairs = pairsOf(name).filter((pair) => !weak.has(pair))
    return words.some((word) => pairs.some((pair) => word.includes(pair)))
  }
  const named = ownWords(telling(name, language))
  // Boat covers are no 'Boat builder': each word has to be said.
  const said = words.flatMap((word) => telling(word, language))
  return named.every((other) => said.some((one) => isAkin(one, other) || one.endsWith(other)))
}
