import type { Language } from '../language/language.ts'
import { hyphenate } from './hyphenate.ts'
import { markPhrases } from './japanese-phrases.ts'
import { keepTogether, type TextUse } from './keep-together.ts'

/** A name this long is parted like any other word, since it would leave its line. */
const longestName = 24

const hyphenateAround = (text: string, names: readonly string[], language: Language): string => {
  const kept = names.find((name) => name !== '' && text.includes(name))
  if (kept === undefined) return hyphenate(text, language)
  const words = kept.split(' ').map((word) => (word.length > longestName ? hyphenate(word, language) : word))
  return text
    .split(kept)
    .map((part) => hyphenate(part, language))
    .join(words.join(' '))
}

/**
 * How the texts of a page are set when it is published. It knows the patterns of seven languages, which are too heavy
 * for a browser: the canvas shows the same words without the marks.
 */
export const createTypeset =
  ({ language, names }: { readonly language: Language; readonly names: readonly string[] }) =>
  (text: string, use: TextUse): string => {
    if (language === 'japanese' && use === 'heading') return markPhrases(text, names)
    const parted = use === 'heading' ? hyphenateAround(text, names, language) : text
    return keepTogether(parted, language, use)
  }
