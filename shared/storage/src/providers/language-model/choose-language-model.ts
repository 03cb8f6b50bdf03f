import type { Db } from 'mongodb'
import { openModelBudgets } from '../../rows/model-budgets.ts'
import type { LanguageModel } from './language-model.ts'
import { createModelMetrics } from './model-metrics.ts'

/** What the environment says about the language model; without key and address there is none. */
export interface ModelChoices {
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
  OPENAI_MODEL?: string | undefined
}

interface ModelGround {
  db: Db
  secret: Uint8Array
  clock: () => Date
  onTrouble: (error: unknown) => void
}

/** The model that is connected, if any, and what it cost this process in the Prometheus text format. */
export interface ConnectedModel {
  languageModel: LanguageModel | undefined
  modelMetrics: () => string
}

const openAi = 'https://api.openai.com/v1'

/** Opens the model that the environment names; throws, naming the variable, where it names half of one. */
export const chooseLanguageModel = async (
  { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model }: ModelChoices,
  { db, secret, clock, onTrouble }: ModelGround,
): Promise<ConnectedModel> => {
  if (key === undefined && baseUrl === undefined) return { languageModel: undefined, modelMetrics: () => '' }
  if (model === undefined)
    throw new Error(
      'OPENAI_API_KEY and OPENAI_BASE_URL need OPENAI_MODEL beside them: the name of the model to ask.',
    )
  const metrics = createModelMetrics()
  const ground = { budgets: openModelBudgets({ db, secret, clock }), metrics, onTrouble }
  // The client is loaded only where it is wanted: a start without a model does not pay for it.
  const { openLanguageModel } = await import('./open-language-model.ts')
  // A model of one's own asks for no key; the client insists on one.
  const endpoint = { apiKey: key ?? 'none', baseUrl: baseUrl ?? openAi, model }
  return { languageModel: openLanguageModel(endpoint, ground), modelMetrics: metrics.render }
}
