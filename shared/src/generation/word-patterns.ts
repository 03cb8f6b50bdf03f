import { foldText, wordsOf } from './fold-text.ts'

/** A text prepared for looking words up in it. */
export interface WordIndex {
  /** The words, each between spaces. */
  readonly spaced: string
  readonly folded: string
}

/** Prepares a text for `mentions`. */
export const indexWords = (text: string): WordIndex => {
  const folded = foldText(text)
  return { folded, spaced: ` ${wordsOf(folded).join(' ')} ` }
}

const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const patternCache = new Map<string, readonly string[]>()

/** The patterns of a comma-separated list, folded. */
export const patternsOf = (list: string): readonly string[] => {
  const known = patternCache.get(list)
  if (known !== undefined) return known
  const patterns = list
    .split(',')
    .map((pattern) => foldText(pattern).trim())
    .filter((pattern) => pattern !== '')
  patternCache.set(list, patterns)
  return patterns
}

/** Whether a text mentions a pattern: as whole words (plural or not), as a stem ending in `*`, or anywhere in scripts without spaces. */
export const mentions = (index: WordIndex, pattern: string): boolean => {
  if (unspacedScript.test(pattern)) return index.folded.includes(pattern.replace('*', ''))
  if (pattern.endsWith('*')) return index.spaced.includes(` ${pattern.slice(0, -1)}`)
  return index.spaced.includes(` ${pattern} `) || index.spaced.includes(` ${pattern}s `)
}

/** How many patterns of a list a text mentions. */
export const countMentions = (index: WordIndex, list: string): number =>
  patternsOf(list).filter((pattern) => mentions(index, pattern)).length
