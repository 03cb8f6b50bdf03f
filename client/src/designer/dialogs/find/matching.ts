import { hasAnyOf, matchHelp } from '../../../help/match-help.ts'
import { namingWords } from '../../../help/naming-words.ts'
import type { Command } from './command.ts'

/** One letter begins a word of too many. */
const soughtMinimum = 2

/** How well a command fits, the best first; null where it does not. */
const rankOf = (command: Command, typed: string): number | null => {
  const { name, group, otherWords = '', ownWords, isSought } = command
  const wanted = typed.trim().toLowerCase()
  if (isSought && wanted.length < soughtMinimum) return null
  if (ownWords !== undefined && !hasAnyOf(typed, ownWords)) return null
  const called = name.toLowerCase()
  if (called === wanted) return 0
  // What most people call it is as good as its name: 'price' is more of Pricing than of a name that only begins so.
  if (wanted !== '' && otherWords.split(' ', 1)[0] === wanted) return 1
  const at = called.indexOf(wanted)
  if (at >= 0) return at === 0 ? 2 : 3
  const rate = matchHelp(typed, { title: name, text: group, otherWords })
  // Where something stands does not name it.
  if (rate === 0 || !hasAnyOf(typed, `${name} ${otherWords}`)) return null
  return rate === 2 ? 4 : 5
}

const ranked = (commands: readonly Command[], typed: string): readonly Command[] =>
  commands
    .flatMap((command) => {
      const rank = rankOf(command, typed)
      return rank === null ? [] : [{ command, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ command }) => command)

/** Each thing that has been found once. */
const once = (found: readonly Command[]): readonly Command[] =>
  found.filter(({ sameAs }) => !found.some(({ id }) => id === sameAs))

/**
 * The commands that have every typed word, in any order: those that are named so first, and what is only called so by
 * others last. Where none has all of them, those that have what the words name.
 */
export const matching = (commands: readonly Command[], typed: string): readonly Command[] => {
  if (typed.trim() === '') return commands.filter(({ isSought }) => !isSought)
  const found = ranked(commands, typed)
  const naming = namingWords(typed)
  return once(found.length > 0 || naming === '' ? found : ranked(commands, naming))
}
