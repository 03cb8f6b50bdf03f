import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { languageOfText } from '@shingle/shared/generation/detect-language.ts'
import type { Brief } from '@shingle/shared/generation/writing/brief.ts'
import { endonyms, type Language } from '@shingle/shared/language/language.ts'
import { answerUnfit, questionTooLong, textTooLong } from '@shingle/shared/language-model/problems.ts'
import { type Result, refuse } from '@shingle/shared/problem/problem.ts'
import { fillTemplate } from '@shingle/shared/prompt/template.ts'
import { wordHelpTimeoutMs } from '@shingle/shared/word-help/limits.ts'
import type { WordChange } from '@shingle/shared/word-help/word-changes.ts'
import { type AskedWords, type PutWords, putWords } from '@shingle/shared/word-help/word-gate.ts'
import type { Sitting } from '@shingle/storage/providers/language-model/language-model.ts'
import { tokensOf } from '@shingle/storage/providers/language-model/tokens-of.ts'
import * as z from 'zod/mini'
import type { Prompts } from '../prompt/prompts.ts'

/** What is asked about, and who hears of the text while it comes. */
export interface WordsOrder {
  readonly content: DraftContent
  readonly brief: Brief
  readonly asked: AskedWords
  readonly signal: AbortSignal
  readonly onWriting: (textSoFar: string) => void
}

/** What one text may cost at most: the longest there is, told and answered, in any language. */
export const tokensForWords = 10_000
const leastTokens = 300
/** Other words for a text may take so much more room than it, and a translation into another script so much for each letter. */
const growth = { byTokens: 1.3, byLetters: 0.5 } as const

/** The longest answer that is paid for, as far as the question leaves room for it. */
const answerTokens = (text: string, question: string): number => {
  const wanted = Math.max(tokensOf(text) * growth.byTokens, text.length * growth.byLetters)
  return Math.max(1, Math.min(leastTokens + Math.ceil(wanted), tokensForWords - tokensOf(question)))
}

const wishes: Readonly<Record<Exclude<WordChange, 'translate'>, string>> = {
  rewrite: 'The same in other words, plainer and livelier, about as long.',
  shorter: 'Half as long or shorter: what matters most to a customer.',
  friendlier: 'The same in a friendlier, more personal voice, about as long.',
}

const wishOf = ({ change, into, before }: AskedWords, language: Language): string => {
  const wish =
    change === 'translate'
      ? `The same in ${endonyms[into ?? language]}.`
      : `${wishes[change]} In ${endonyms[languageOfText(before.text, language)]}.`
  return `${wish} At most ${before.maximum} characters.`
}

const questionOf = async (prompts: Prompts, { content, brief, asked }: WordsOrder) => {
  const { instructions, ...template } = await prompts.current('help-with-words')
  const { business, settings } = content
  const { text, maximum } = asked.before
  const filled = fillTemplate(
    'help-with-words',
    { instructions, ...template },
    {
      business: { name: business.name, place: business.location, trade: brief.trade },
      description: business.activities,
      text,
      wish: wishOf(asked, settings.language),
    },
  )
  // Longer than its place is cut where it reads well; longer still is no answer.
  const shape = { text: z.string().check(z.minLength(1), z.maxLength(maximum * 2)) }
  const maximumTokens = answerTokens(text, instructions + filled)
  return { name: 'help_with_words', instructions, text: filled, shape, maximumTokens }
}

/** Has the model put one text in other words; what it wrote is held to the gate. */
export const askForWords = async (
  { sitting, prompts }: { readonly sitting: Sitting; readonly prompts: Prompts },
  order: WordsOrder,
): Promise<Result<PutWords>> => {
  let soFar = ''
  const { parts, trouble } = await sitting.ask(await questionOf(prompts, order), {
    ...{ withinMs: wordHelpTimeoutMs, signal: order.signal },
    onText: (_, piece) => {
      soFar += piece
      order.onWriting(soFar)
    },
  })
  if (parts.text !== undefined) return putWords(order.content, order, parts.text)
  return refuse(trouble?.code === questionTooLong.code ? textTooLong : (trouble ?? answerUnfit))
}
