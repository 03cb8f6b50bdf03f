import { foldText, wordsOf } from './fold-text.ts'

const emptyWords = new Set(
  'a an the and or of to in for with we i our my you your is are am it this that on at by from as be do does business company service services small local website web site page test asdf qwerty hello hi good great best nice de la el le les und der die das et y e il un una des en mit für pour per con 事業 会社 店 仕事'.split(
    ' ',
  ),
)

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
/** About how many characters make a word where no spaces do. */
const charactersPerWord = 2
const enoughWords = 3

const meaningfulWords = (description: string): number => {
  const folded = foldText(description)
  const wideWords = new Set(folded.match(wide) ?? []).size / charactersPerWord
  const words = new Set(
    wordsOf(folded.replace(wide, ' ')).filter((word) => /\p{L}{2}/u.test(word) && !emptyWords.has(word)),
  )
  return Math.floor(wideWords) + words.size
}

/**
 * Whether a description says enough to make a website from (specification 5): a few different words that mean
 * something, or a single one where the trade is known.
 */
export const hasEnoughDetail = (description: string, { isKnown }: { isKnown: boolean }): boolean =>
  meaningfulWords(description) >= (isKnown ? 1 : enoughWords)
