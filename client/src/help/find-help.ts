import { type Matched, wordsIn } from './match-help.ts'
import { namesIn } from './naming-words.ts'

/** How much of a typed word is in a word of an answer: all of it, another form of it, its beginning. */
const [asIs, otherForm, begun] = [1, 0.9, 0.6]

/** The shortest word that may be the beginning of another; alone, somebody is still typing it. */
const [beginningMinimum, aloneMinimum] = [4, 3]

/** An ending that makes another form of a word, not another word: 'paying' is of 'pay', 'prices' of 'price'. */
const ending = /^(?:s|es|d|ed|ing|ors?|er|e)$/
const stemMinimum = 3

const isFormOf = (longer: string, shorter: string): boolean => {
  const stem = shorter.replace(/(?<=...)e$/, '')
  return stem.length >= stemMinimum && longer.startsWith(stem) && ending.test(longer.slice(stem.length))
}

const likeness = (typed: string, word: string, minimum: number): number => {
  if (typed === word) return asIs
  if (isFormOf(typed, word) || isFormOf(word, typed)) return otherForm
  return typed.length >= minimum && word.startsWith(typed) ? begun : 0
}

/** The words of an answer, with what each is worth by where it stands. */
type Read = readonly (readonly [worth: number, words: readonly string[]])[]

/** A title is worth a little more than what others call it. A text says much beside what it is about, but whatever is all in it is found. */
const readOf = ({ title, text, otherWords = '' }: Matched): Read => [
  [1.1, wordsIn(title)],
  [1, wordsIn(otherWords)],
  [0.42, wordsIn(text)],
]

const worthIn = (word: string, read: Read, minimum: number): number =>
  Math.max(...read.flatMap(([worth, words]) => words.map((has) => worth * likeness(word, has, minimum))))

/** How much of what was asked an answer must have to be shown at all, and beside the best. */
const [shownFrom, besideBest] = [0.4, 0.65]
const shownMaximum = 8

/**
 * The answers that fit what was typed, the best first. A word weighs the more the fewer answers have it, and most where none
 * has it: where nothing fits well enough, there is none.
 */
export const findHelp = <Entry extends Matched>(
  typed: string,
  entries: readonly Entry[],
): readonly Entry[] => {
  const named = [...new Set(namesIn(typed))]
  const words = named.length > 0 ? named : [...new Set(wordsIn(typed))]
  if (words.length === 0) return []
  const minimum = words.length === 1 ? aloneMinimum : beginningMinimum
  const read = entries.map(readOf)
  const weighed = words.map((word) => {
    const worths = read.map((entry) => worthIn(word, entry, minimum))
    const having = worths.filter((worth) => worth > 0).length
    return { worths, weight: Math.log(1 + entries.length / (1 + having)) }
  })
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const rated = entries
    .map((entry, at) => ({
      entry,
      rate: weighed.reduce((sum, { worths, weight }) => sum + weight * (worths[at] ?? 0), 0) / whole,
    }))
    .toSorted((one, other) => other.rate - one.rate)
  const least = Math.max(shownFrom, (rated[0]?.rate ?? 0) * besideBest)
  return rated
    .filter(({ rate }) => rate >= least)
    .slice(0, shownMaximum)
    .map(({ entry }) => entry)
}
