import { detectLanguage } from '../generation/detect-language.ts'
import { joinSentences } from '../generation/fit.ts'
import { sentencesOf } from '../generation/own-words/sentences.ts'
import { tidyText } from '../generation/tidy-text.ts'
import { saysOnlyFacts } from '../generation/writing/says-only-facts.ts'
import type { Found, FoundItem } from './found.ts'

const isText = (item: FoundItem): item is Extract<FoundItem, { kind: 'text' }> => item.kind === 'text'

/** The texts that were found, of those that are meant; of several choices the first. */
export const textsOf = ({ items }: Pick<Found, 'items'>, ids: readonly string[]): readonly string[] =>
  items.filter(isText).flatMap(({ id, choices }) => (ids.includes(id) ? (choices[0]?.value ?? []) : []))

/**
 * A summary as it may go on: whole sentences of what the texts say, in their language. Undefined where it says anything
 * that they do not: a figure, price, name, rank, proof, address or markup.
 */
export const fitSummary = (
  written: string,
  { told, maximum }: { readonly told: readonly string[]; readonly maximum: number },
): string | undefined => {
  const text = told.join('\n')
  const language = detectLanguage(text)
  const summary = joinSentences(sentencesOf(tidyText(written).replace(/\n+/gu, ' ')), { characters: maximum })
  if (summary === '' || !saysOnlyFacts(summary, { text, language })) return undefined
  return detectLanguage(summary) === language ? summary : undefined
}
