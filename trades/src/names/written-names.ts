import { detectLanguage } from '@shingle/shared/generation/detect-language.ts'
import { foldText } from '@shingle/shared/generation/fold-text.ts'
import { tidyLine } from '@shingle/shared/generation/tidy-text.ts'
import { saysOnlyFacts } from '@shingle/shared/generation/writing/says-only-facts.ts'
import type { NameOrder } from '@shingle/shared/names/endpoints.ts'
import { nameLimits } from '@shingle/shared/names/name-limits.ts'
import { hasWord, isFitting } from './fitting-name.ts'

/** A name of more words is a sentence. */
const mostWords = 5

const quotes = /^[\s"'“”„«»‘’]+|[\s"“”„«»‘]+$/gu

const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u.test(text)

/** Names that are not shown yet, each once. */
const fresh = (names: readonly string[], shown: readonly string[]): string[] => {
  const seen = new Set(shown.map(foldText))
  return names.filter((name) => {
    const key = foldText(name)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/**
 * Of the names that a language model wrote those that may be proposed: they are held to what our own are held to, and say
 * nothing of the business that its owner did not, neither figures, ranks and proofs nor addresses.
 */
const fitting = (written: readonly string[], order: NameOrder): readonly string[] => {
  const { about, place, include } = order
  const text = [about, place, ...include].join('\n')
  const known = { text, language: detectLanguage(about) }
  return written
    .map((name) => tidyLine(name).replace(quotes, ''))
    .filter(
      (name) =>
        name.split(' ').length <= mostWords &&
        (isLatin(name) || !isLatin(text)) &&
        // A name has capitals: by themselves they name nobody.
        saysOnlyFacts(name.toLowerCase(), known) &&
        isFitting(name, order),
    )
}

/** Each wanted word in one name at least, and half of the names with one of them; then all others in their order. */
const inOrder = (names: readonly string[], include: readonly string[]): readonly string[] => {
  const having = names.filter((name) => include.some((word) => hasWord(name, word)))
  const ofEach = include.flatMap((word) => having.find((name) => hasWord(name, word)) ?? [])
  return [...new Set([...ofEach, ...having.slice(0, nameLimits.names / 2), ...names])]
}

/** A dozen of what a language model wrote, with our own names where those are too few; and whether any is of the model. */
export const dozenWith = (
  written: readonly string[],
  ours: readonly string[],
  order: NameOrder,
): { readonly names: string[]; readonly isOfModel: boolean } => {
  const ofModel = new Set(fitting(written, order))
  const all = fresh([...ofModel, ...ours], order.shown ?? [])
  const names = inOrder(all, order.include).slice(0, nameLimits.names)
  return { names, isOfModel: names.some((name) => ofModel.has(name)) }
}
