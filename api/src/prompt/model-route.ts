import { readModelEndpoint } from '@shingle/shared/language-model/endpoints.ts'
import type { LanguageModel } from '@shingle/storage/providers/language-model/language-model.ts'
import { openRoute, type Route } from '../http/route.ts'

/** Whether a language model is connected. */
export const modelRoute = ({
  languageModel,
}: {
  readonly languageModel?: LanguageModel | undefined
}): Route =>
  openRoute(readModelEndpoint, {
    summary: 'Whether a language model is connected',
    handle: async () => ({ status: 200, body: { isConnected: languageModel !== undefined } }),
  })
