import { isBegun, wordsIn } from '../../help/match-help.ts'

/** A trade as the page of all of them knows it: its name, its kind of work, and what else people say of it. */
export interface FoundBy {
  readonly name: string
  readonly kind: string
  /** Names, doings and things, in all languages of the product. */
  readonly words: readonly string[]
}

/** How well a trade fits what was typed, and by which of its words; 0 where nothing does. */
export interface Fit {
  readonly rate: number
  readonly by: readonly string[]
}

const said = new Set('a an and at for i in my of on or our people the to we with work'.split(' '))

// Nobody writes spaces between these, so that a word lies within others.
const isUnspaced = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)

/** The shortest beginning that another ending is thought away from, and how long that may be: 'teaching' is of 'teach'. */
const [stemMinimum, endingMaximum] = [4, 3]

const fits = (typed: string, word: string): boolean => {
  if (isUnspaced(typed)) return word.includes(typed) || (word.length > 1 && typed.includes(word))
  if (isBegun(word, typed)) return true
  return word.length >= stemMinimum && typed.startsWith(word) && typed.length - word.length <= endingMaximum
}

const fitsPhrase = (typed: string, phrase: string): boolean =>
  wordsIn(phrase).some((word) => fits(typed, word))

/** What each typed word is worth by where it stands. */
const [byStart, byName, byWords, byKind] = [5, 4, 2, 1]

/** What is typed may be verbs, things, a kind of work or the trade's name, in any language. */
export const fitTrade = (typed: string, { name, kind, words }: FoundBy): Fit => {
  const wanted = wordsIn(typed).filter((word) => !said.has(word))
  const rates = wanted.map((word) => {
    if (fits(word, wordsIn(name)[0] ?? '')) return byStart
    if (fitsPhrase(word, name)) return byName
    if (words.some((phrase) => fitsPhrase(word, phrase))) return byWords
    return fitsPhrase(word, kind) ? byKind : 0
  })
  return {
    rate: rates.reduce<number>((sum, rate) => sum + rate, 0),
    by: words.filter((phrase) => wanted.some((word) => fitsPhrase(word, phrase))),
  }
}

/** The trades that fit, the best first; as they were where two fit as well. */
export const matchTrades = <T extends FoundBy>(typed: string, trades: readonly T[]): readonly (T & Fit)[] =>
  trades
    .map((trade) => ({ ...trade, ...fitTrade(typed, trade) }))
    .filter(({ rate }) => rate > 0)
    .toSorted((one, other) => other.rate - one.rate)
