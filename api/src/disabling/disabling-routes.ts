import { invalidToken } from '@shingle/shared/account/problems.ts'
import { disableAccountEndpoint, noAccountOfAddress } from '@shingle/shared/disabling/endpoints.ts'
import type { AssistantTokens } from '@shingle/storage/rows/assistant-tokens.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import { Refusal } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import { requireOperator } from '../policy/require-operator.ts'
import type { Sessions } from '../session/sessions.ts'

interface Services {
  readonly users: Users
  readonly sessions: Sessions
  readonly assistantTokens: AssistantTokens
  /** What the operator proves to be one with; nobody can where there is none. */
  readonly operatorToken?: string | undefined
}

/** Disabling an account in the operator's name. Its websites stay as they are. */
export const disablingRoutes = ({
  users,
  sessions,
  assistantTokens,
  operatorToken,
}: Services): readonly Route[] => [
  openRoute(disableAccountEndpoint, {
    summary: 'Sign somebody out for good, or let them sign in again: for the operator, with OPERATOR_TOKEN',
    problems: [invalidToken, noAccountOfAddress],
    handle: async ({ ctx, body: { email, state } }) => {
      requireOperator(ctx, operatorToken)
      const user = await users.findByEmail(email.trim().toLowerCase())
      // First of all, so that whoever signs in at this moment does not stay in.
      if (user === undefined || !(await users.recordDisabling(user.id, state === 'disabled')))
        throw new Refusal(noAccountOfAddress)
      if (state === 'disabled') {
        await sessions.endAllOf(user.id)
        await assistantTokens.removeAll(user.id)
      }
      return { status: 200, body: { userId: user.id, state } }
    },
  }),
]
