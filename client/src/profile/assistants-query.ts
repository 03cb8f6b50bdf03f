import { assistantsAnswerSchema, listAssistantsEndpoint } from '@shingle/shared/assistant/endpoints.ts'
import { accountQuery } from '../server/account-query.ts'
import { call } from '../server/call-endpoint.ts'

/** The assistants that one's own account lets in; the device keeps nothing of them, since nothing can be done with them offline. */
export const assistantsQuery = accountQuery({
  key: 'assistants',
  schema: assistantsAnswerSchema,
  ask: () => call(listAssistantsEndpoint, {}),
  isKept: false,
})
