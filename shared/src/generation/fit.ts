import { sentencesOf } from './own-words/sentences.ts'
import type { TextLimit } from './text-limits.ts'

const wideScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu
const spacedWord = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu

/** Japanese is written without spaces; three of its characters make about one word. */
const charactersPerWideWord = 3

/** How many words a text has, in any script. */
export const countWords = (text: string): number => {
  const wide = text.match(wideScript)?.length ?? 0
  const spaced = text.replace(wideScript, ' ').match(spacedWord)?.length ?? 0
  return spaced + Math.ceil(wide / charactersPerWideWord)
}

/** Whether a text keeps within a limit. */
export const fits = (text: string, limit: TextLimit): boolean =>
  text.length <= limit.characters &&
  (limit.words === undefined || countWords(text) <= limit.words) &&
  (limit.sentences === undefined || sentencesOf(text).length <= limit.sentences)

const endsInHalfPair = /[\uD800-\uDBFF]$/
const lastWordPiece = /\s+\S*$/

/** A text of at most `maximum` characters: whole, or cut after a word and ended with '…'. */
export const cutToLength = (text: string, maximum: number): string => {
  if (text.length <= maximum) return text
  const start = text.slice(0, maximum - 1).replace(endsInHalfPair, '')
  const atWord = start.replace(lastWordPiece, '')
  const kept = atWord.length > maximum / 2 ? atWord : start
  return `${kept.replace(/[\s,;:、，–-]+$/u, '')}…`
}

/** As many whole sentences as a limit allows, joined; a first sentence that is too long by itself is cut. */
export const joinSentences = (sentences: readonly string[], limit: TextLimit, gap = ' '): string => {
  const [first, ...rest] = sentences.slice(0, limit.sentences ?? sentences.length)
  if (first === undefined) return ''
  let joined = cutToLength(first, limit.characters)
  for (const sentence of rest) {
    const longer = `${joined}${gap}${sentence}`
    if (longer.length > limit.characters) break
    joined = longer
  }
  return joined
}
