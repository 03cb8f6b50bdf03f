import { isAmericanPlace } from '@shingle/shared/business/american-place.ts'
import { writeAmerican } from '@shingle/shared/generation/adapt-english.ts'
import { foldText, wordsOf } from '@shingle/shared/generation/fold-text.ts'

/** Writes English as it is spelled in a place; words that somebody typed themselves stay as they typed them. */
export const spelledFor = (place: string, typed: readonly string[]): ((text: string) => string) => {
  if (!isAmericanPlace(place)) return (text) => text
  const own = new Set(wordsOf(foldText([place, ...typed].join(' '))))
  return (text) => text.replace(/\p{L}+/gu, (word) => (own.has(foldText(word)) ? word : writeAmerican(word)))
}
