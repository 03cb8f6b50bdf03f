/** The words of a text as they are compared: without accents, and spelled as in America. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // Half of all who write English spell it otherwise.
    .replaceAll('colou', 'colo')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** More of something is one of it as well: 'fonts' finds 'font'. */
const pluralMinimum = 5

/** Whether a word begins so; a plural begins as its singular does. */
export const isBegun = (word: string, start: string): boolean =>
  word.startsWith(start) ||
  (start.length >= pluralMinimum && start.endsWith('s') && word.startsWith(start.slice(0, -1)))

const areIn = (wanted: readonly string[], text: string): boolean => {
  const words = wordsIn(text)
  return wanted.every((start) => words.some((word) => isBegun(word, start)))
}

/** What is looked for: a title, what is said below it, and what else people call it. */
export interface Matched {
  readonly title: string
  readonly text: string
  readonly otherWords?: string | undefined
}

/** How well an answer fits what was typed: 2 by its title, 1 by its other words and text, 0 not at all. Each typed word is the start of one there. */
export const matchHelp = (typed: string, { title, text, otherWords = '' }: Matched): 0 | 1 | 2 => {
  const wanted = wordsIn(typed)
  if (wanted.length === 0) return 0
  if (areIn(wanted, title)) return 2
  return areIn(wanted, `${title} ${otherWords} ${text}`) ? 1 : 0
}

/** Whether any typed word is the start of one of these. */
export const hasAnyOf = (typed: string, text: string): boolean =>
  wordsIn(typed).some((start) => areIn([start], text))
