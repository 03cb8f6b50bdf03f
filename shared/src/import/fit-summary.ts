import { detectLanguage } from '../generation/detect-language.ts'
import { joinSentences } from '../generation/fit.ts'
import { sentencesOf } from '../generation/own-words/sentences.ts'
import { tidyText } from '../generation/tidy-text.ts'
import { saysOnlyFacts } from '../generation/writing/says-only-facts.ts'

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
