import { invalidToken } from '@shingle/shared/account/problems.ts'
import { disableAccountEndpoint, noAccountOfAddress } from '@shingle/shared/disabling/endpoints.ts'
import type { AssistantTokens } from '@shingle/storage/rows/assistant-tokens.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { WebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import type { Db } from 'mongodb'
import { Refusal } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import { requireOperator } from '../policy/require-operator.ts'
import type { Sessions } from '../session/sessions.ts'

interface Services {
  readonly db: Db
  readonly clock: () => Date
  readonly users: Users
  readonly sessions: Sessions
  readonly assistantTokens: AssistantTokens
  readonly invites: Pick<WebsiteInvites, 'removeOpen'>
  /** What the operator proves to be one with; nobody can where there is none. */
  readonly operatorToken?: string | undefined
}

/** Ends what goes on in an account's name: sessions, assistants, and the invites to its websites that nobody has accepted. */
const createEndAllOf =
  ({ db, clock, sessions, assistantTokens, invites }: Services) =>
  async (userId: string): Promise<void> => {
    await sessions.endAllOf(userId)
    await assistantTokens.removeAll(userId)
    // Last: nobody is in any more who would make another.
    await invites.removeOpen(await openDraftWebsites(db, clock).everyOf(userId))
  }

/** Disabling an account in the operator's name. Its websites stay as they are. */
export const disablingRoutes = (services: Services): readonly Route[] => {
  const { users, operatorToken } = services
  const endAllOf = createEndAllOf(services)
  return [
    openRoute(disableAccountEndpoint, {
      summary: 'Sign somebody out for good, or let them sign in again: for the operator, with OPERATOR_TOKEN',
      problems: [invalidToken, noAccountOfAddress],
      handle: async ({ ctx, body: { email, state } }) => {
        requireOperator(ctx, operatorToken)
        const user = await users.findByEmail(email.trim().toLowerCase())
        // First of all, so that whoever signs in at this moment does not stay in.
        if (user === undefined || !(await users.recordDisabling(user.id, state === 'disabled')))
          throw new Refusal(noAccountOfAddress)
        if (state === 'disabled') await endAllOf(user.id)
        return { status: 200, body: { userId: user.id, state } }
      },
    }),
  ]
}
