import type { Language } from '../language/language.ts'
import type { Reading } from '../reading/reading.ts'
import { foldText, wordsOf } from './fold-text.ts'

/** What a business refuses, as texts about it are held against it. */
export interface Refused {
  /** The roots of the words that it is called by. */
  readonly roots: ReadonlySet<string>
  /** What is refused in part alone, each as the roots of all its words: 'flat roofs' of a roofer. */
  readonly joint: readonly (readonly string[])[]
  /** Where words have no spaces between them, the whole names. */
  readonly runs: readonly string[]
}

const shortestWord = 3

// What says how much, whether or where, and no thing: 'I no longer make', 'interested in', 'tax work'.
const general = new Set(
  `work works job jobs return returns service services repair repairs thing things something anything everything
  either any more longer else also really yet make makes take do see work works interested sorry please
  kind kinds type types sort sorts the and for with over under from our your their these those
  arbeiten etwas alles mehr auch der die das den dem und oder mit uber unter von aus
  les des una unos unas los las del por para con sobre pour avec sur aux dans que qui
  degli delle della dei gli una per con sul trabajos servicios travaux lavori servizi`.split(/\s+/u),
)

// 'Horses over 17 hands' are horses.
const begins =
  /^(?:with|over|under|in|on|for|of|from|without|than|mit|uber|unter|im|am|fur|von|aus|ohne|para|de|con|pour|avec|da|di|per)$/u

/** A word without what it ends in by number, case or form: 'dresses', 'dress'; 'felling', 'fell'. */
const rootOf = (word: string): string => {
  const root = word
    .replace(/(?<=.{3})(?:ings?|ies|ed)$/u, '')
    .replace(/(?<=.{2})s$/u, '')
    .replace(/(?<=.{3})(?:ern|er|en|es)$/u, '')
    .replace(/(?<=.{2})[aeinoy]$/u, '')
  return root.replace(/(.)\1$/u, '$1')
}

const isThing = (word: string): boolean => word.length >= shortestWord && !general.has(word)

/** The words of what is refused: those before its circumstances, where there are such. */
const namesOf = (thing: string): readonly string[] => {
  const words = wordsOf(foldText(thing))
  const end = words.findIndex((word, at) => at > 0 && begins.test(word))
  const named = (end > 0 ? words.slice(0, end) : words).filter(isThing)
  return named.length > 0 ? named : words.filter(isThing)
}

const rootsIn = (text: string): readonly string[] => wordsOf(foldText(text)).map(rootOf)

/** Whether a language writes without spaces between its words, or hangs particles on them. */
const hasRuns = (language: Language): boolean => language === 'japanese' || language === 'Korean'

const nothing: Refused = { roots: new Set(), joint: [], runs: [] }

/** What is refused where words stand apart. */
const apartOf = (things: readonly string[], offered: string): Refused => {
  const kept = new Set(rootsIn(offered))
  const named = things.map((thing) => namesOf(thing).map(rootOf)).filter((roots) => roots.length > 0)
  const isKept = (root: string) => kept.has(root)
  return {
    roots: new Set(named.flat().filter((root) => !isKept(root))),
    joint: named.filter((roots) => roots.length > 1 && roots.every(isKept)),
    runs: [],
  }
}

// One character of Chinese origin is a word: 歯, 皿.
const run = /^(?:\p{Script=Han}|.{2,})$/u

/**
 * What is refused, by the words that it is called by: 'no hacemos tejados' leaves no 'paredes, tejados y lo demás', and 'I
 * do not prepare taxes' no 'tax done in time'. What is offered as well, or what the trade is called by, is refused in part
 * alone.
 */
export const refusedIn = (
  reading: Reading | undefined,
  { language, trade }: { readonly language: Language; readonly trade: string },
): Refused => {
  if (reading === undefined) return nothing
  const clauses = reading.clauses.filter(({ label }) => label !== 'refusal' && label !== 'unused')
  const offered = [trade, ...clauses.map(({ text }) => text)].join('\n')
  const things = reading.refusals.flatMap(({ things: refused }) => refused)
  if (!hasRuns(language)) return apartOf(things, offered)
  const folded = foldText(offered)
  const runs = things.map(foldText).filter((thing) => run.test(thing) && !folded.includes(thing))
  return { ...nothing, runs }
}

/** Whether a text speaks of something that is refused. */
export const speaksOfRefused = (text: string, { roots, joint, runs }: Refused): boolean => {
  if (roots.size === 0 && joint.length === 0 && runs.length === 0) return false
  const folded = foldText(text)
  const said = new Set(wordsOf(folded).map(rootOf))
  return (
    [...said].some((root) => roots.has(root)) ||
    joint.some((together) => together.every((root) => said.has(root))) ||
    runs.some((thing) => folded.includes(thing))
  )
}
