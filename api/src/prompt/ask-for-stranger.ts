import { toolAnswerMs } from '@shingle/shared/language-model/limits.ts'
import { writtenByText } from '@shingle/shared/language-model/own-words-texts.ts'
import { ownWordsReasonOf } from '@shingle/shared/language-model/reason-of-trouble.ts'
import type { WrittenBy } from '@shingle/shared/language-model/written-by.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import type { PromptName, PromptVariable } from '@shingle/shared/prompt/prompts.ts'
import { fillTemplate } from '@shingle/shared/prompt/template.ts'
import type {
  AnsweredParts,
  LanguageModel,
  Shape,
} from '@shingle/storage/providers/language-model/language-model.ts'
import type { Db } from 'mongodb'
import { createPrompts } from './prompts.ts'

/** What asking for somebody without an account stands on. */
export interface AskingServices {
  readonly db: Db
  readonly clock: () => Date
  readonly languageModel?: LanguageModel | undefined
}

interface StrangersQuestion<Name extends PromptName, S extends Shape> {
  readonly prompt: Name
  readonly values: Readonly<Record<PromptVariable<Name>, unknown>>
  readonly shape: S
  readonly maximumTokens: number
  readonly network: string
  /** When it is given up; as a page of the tools waits where it is not said. */
  readonly withinMs?: number
  /** Ends when nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

/** What came of a question; without a trouble everything did. */
export interface StrangersAnswer<S extends Shape> {
  readonly parts: AnsweredParts<S>
  readonly trouble?: Problem | undefined
}

/** What one question may cost at most, whatever prompt its operator wrote. */
const tokensOfOne = 12_000

/** Opens the asking of the language model, if one is connected, by whoever has no account: counted by their network. */
export const createAskForStranger = ({ db, clock, languageModel }: AskingServices) => {
  const prompts = createPrompts(db, clock)
  /** Undefined where no model is connected. Never rejects for what the model does. */
  return async <Name extends PromptName, S extends Shape>({
    prompt,
    values,
    network,
    withinMs = toolAnswerMs,
    signal,
    ...asked
  }: StrangersQuestion<Name, S>): Promise<StrangersAnswer<S> | undefined> => {
    if (languageModel === undefined) return undefined
    const { instructions, ...template } = await prompts.current(prompt)
    const text = fillTemplate(prompt, { instructions, ...template }, values)
    const begun = await languageModel.begin(network, tokensOfOne, 'strangers')
    if (!begun.ok) return { parts: {}, trouble: begun.problem }
    try {
      const question = { name: prompt.replaceAll('-', '_'), instructions, text, ...asked }
      return await begun.value.ask(question, { withinMs, signal })
    } finally {
      await begun.value.end()
    }
  }
}

/** Asks the language model for somebody without an account. */
export type AskForStranger = ReturnType<typeof createAskForStranger>

const writerOf = (
  answer: { readonly trouble?: Problem | undefined } | undefined,
  isOfModel: boolean,
): WrittenBy => {
  if (isOfModel) return { by: 'model' }
  return answer === undefined ? { by: 'ours' } : { by: 'ours', why: ownWordsReasonOf(answer.trouble) }
}

/** Who wrote what is answered: the model where anything of it is in there. */
export const writtenByOf = (...of: Parameters<typeof writerOf>) => {
  const written = writerOf(...of)
  return { ...written, writer: writtenByText(written) }
}
