const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const areIn = (wanted: readonly string[], text: string): boolean => {
  const words = wordsIn(text)
  return wanted.every((start) => words.some((word) => word.startsWith(start)))
}

/** How well an answer fits what was typed: 2 by its title, 1 by its text, 0 not at all. Each typed word is the start of one there. */
export const matchHelp = (typed: string, { title, text }: { title: string; text: string }): 0 | 1 | 2 => {
  const wanted = wordsIn(typed)
  if (wanted.length === 0) return 0
  if (areIn(wanted, title)) return 2
  return areIn(wanted, `${title} ${text}`) ? 1 : 0
}

/** The answers that fit what was typed, those first whose title does. */
export const findHelp = <Entry extends { title: string; text: string }>(
  typed: string,
  entries: readonly Entry[],
): readonly Entry[] => {
  const rated = entries.map((entry) => ({ entry, rate: matchHelp(typed, entry) }))
  return [2, 1].flatMap((wanted) => rated.flatMap(({ entry, rate }) => (rate === wanted ? entry : [])))
}
