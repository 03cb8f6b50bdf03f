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

/** What people say beside the thing that they look for. */
const askingWords = new Set(
  'a an and can change choose do edit find for how i in is make my of on set switch the to what where'.split(
    ' ',
  ),
)

/** Only the words that name what is looked for; '' where there is none of these, or no other. */
export const namingWords = (typed: string): string => {
  const words = wordsIn(typed)
  const naming = words.filter((word) => !askingWords.has(word))
  return naming.length === words.length ? '' : naming.join(' ')
}

const rated = <Entry extends Matched>(typed: string, entries: readonly Entry[]): readonly Entry[] => {
  const rates = entries.map((entry) => ({ entry, rate: matchHelp(typed, entry) }))
  return [2, 1].flatMap((wanted) => rates.flatMap(({ entry, rate }) => (rate === wanted ? entry : [])))
}

/** The answers that fit the most of what was named, those first whose title fits the most. */
const ratedInPart = <Entry extends Matched>(typed: string, entries: readonly Entry[]): readonly Entry[] => {
  const words = wordsIn(namingWords(typed) || typed)
  const rates = entries.map((entry) => {
    const all = `${entry.title} ${entry.otherWords ?? ''} ${entry.text}`
    const fitting = (text: string) => words.filter((word) => areIn([word], text)).length
    return { entry, inAll: fitting(all), inTitle: fitting(entry.title) }
  })
  const best = Math.max(0, ...rates.map(({ inAll }) => inAll))
  return rates
    .filter(({ inAll }) => inAll > 0 && inAll === best)
    .toSorted((one, other) => other.inTitle - one.inTitle)
    .map(({ entry }) => entry)
}

/**
 * The answers that fit what was typed, those first whose title does; where none fits all words, those that fit what they
 * name, or else the most of it: a question says more than it asks for.
 */
export const findHelp = <Entry extends Matched>(
  typed: string,
  entries: readonly Entry[],
): readonly Entry[] => {
  const found = rated(typed, entries)
  if (found.length > 0) return found
  const named = rated(namingWords(typed), entries)
  return named.length > 0 ? named : ratedInPart(typed, entries)
}
