import type { Language } from '../language/language.ts'
import { stemsOf } from '../reading/offers/price-options.ts'
import type { Reading } from '../reading/reading.ts'
import { foldText, wordsOf } from './fold-text.ts'

const shortestRefused = 5
// A word behind others is surely the noun, however short.
const shortestHead = 3

// 'Tax work' refuses tax.
const general = new Set(
  'work works job jobs return returns service services repair repairs thing things arbeiten'.split(' '),
)

/** The noun of what is refused in several words: 'prepare income taxes'; undefined where it may stand anywhere. */
const headOf = (words: readonly string[], language: Language): string | undefined => {
  if (language !== 'english' && language !== 'german') return undefined
  const end = words.findIndex((word) =>
    /^(?:with|over|under|in|on|for|of|from|mit|uber|unter|im|am|fur|von|aus)$/u.test(word),
  )
  const named = (end > 0 ? words.slice(0, end) : words).filter((word) => !general.has(word))
  const head = named.at(-1)
  return head !== undefined && head.length >= shortestHead ? head : undefined
}

const wordIn = (thing: string, language: Language): string | undefined => {
  const words = wordsOf(foldText(thing))
  if (words.length > 1) return headOf(words, language)
  return words.find((word) => word.length >= shortestRefused)
}

const stemsIn = (text: string): readonly string[] => wordsOf(foldText(text)).map(stemsOf)

/**
 * What is refused, each as the stem of the noun that it is called by: 'no hacemos tejados' leaves no 'paredes, tejados y
 * lo demás', and 'I do not prepare taxes' no 'tax done in time'. What is offered as well, or what the trade is called by,
 * is refused in part alone.
 */
export const refusedStems = (
  reading: Reading | undefined,
  { language, trade }: { readonly language: Language; readonly trade: string },
): ReadonlySet<string> => {
  if (reading === undefined) return new Set()
  const offered = reading.clauses.filter(({ label }) => label !== 'refusal' && label !== 'unused')
  const kept = new Set([trade, ...offered.map(({ text }) => text)].flatMap(stemsIn))
  const refused = reading.refusals
    .flatMap(({ things }) => things)
    .flatMap((thing) => wordIn(thing, language) ?? [])
    .map(stemsOf)
  return new Set(refused.filter((stem) => stem !== '' && !kept.has(stem)))
}

/** Whether a text speaks of something that is refused. */
export const speaksOfRefused = (text: string, refused: ReadonlySet<string>): boolean =>
  refused.size > 0 && stemsIn(text).some((stem) => refused.has(stem))
