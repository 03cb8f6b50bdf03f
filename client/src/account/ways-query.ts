import { readWaysEndpoint, waysSchema } from '@shingle/shared/ways/endpoints.ts'
import { accountQuery } from '../server/account-query.ts'
import { call } from '../server/call-endpoint.ts'

/** The ways to sign in to one's own account, beside those that it always has. */
export const waysQuery = accountQuery({
  key: 'ways',
  schema: waysSchema,
  ask: () => call(readWaysEndpoint, {}),
})
