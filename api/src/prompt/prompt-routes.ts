import { invalidToken } from '@shingle/shared/account/problems.ts'
import { listPromptsEndpoint, writePromptEndpoint } from '@shingle/shared/prompt/endpoints.ts'
import { noSuchPrompt, promptChanged, unfitPrompt } from '@shingle/shared/prompt/problems.ts'
import {
  isPromptName,
  type PromptName,
  promptNames,
  promptVariables,
} from '@shingle/shared/prompt/prompts.ts'
import type { PromptRow } from '@shingle/storage/rows/ai-prompts.ts'
import type { Db } from 'mongodb'
import { Refusal, unwrap } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import { requireOperator } from '../policy/require-operator.ts'
import { createPrompts } from './prompts.ts'

interface Services {
  readonly db: Db
  readonly clock: () => Date
  readonly operatorToken?: string | undefined
}

const told = (name: PromptName, { version, author, instructions, text }: PromptRow) => ({
  ...{ name, version, author, instructions, text },
  variables: [...promptVariables[name]],
})

/** Reading and writing, in the operator's name, what the language model is asked with. */
export const promptRoutes = ({ db, clock, operatorToken }: Services): readonly Route[] => {
  const prompts = createPrompts(db, clock)
  return [
    openRoute(listPromptsEndpoint, {
      summary: 'The prompts of the language model: for the operator, with OPERATOR_TOKEN',
      problems: [invalidToken],
      handle: async ({ ctx }) => {
        requireOperator(ctx, operatorToken)
        const all = promptNames.map(async (name) => told(name, await prompts.current(name)))
        return { status: 200, body: { prompts: await Promise.all(all) } }
      },
    }),
    openRoute(writePromptEndpoint, {
      summary: 'Write a prompt of the language model anew: for the operator, with OPERATOR_TOKEN',
      problems: [invalidToken, noSuchPrompt, unfitPrompt, promptChanged],
      handle: async ({ ctx, params: { name }, body: { after, ...template } }) => {
        requireOperator(ctx, operatorToken)
        if (!isPromptName(name)) throw new Refusal(noSuchPrompt)
        return { status: 200, body: told(name, unwrap(await prompts.write(name, template, after))) }
      },
    }),
  ]
}
