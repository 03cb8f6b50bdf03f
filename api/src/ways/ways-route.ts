import { readWaysEndpoint } from '@shingle/shared/ways/endpoints.ts'
import type { Passkeys } from '@shingle/storage/rows/passkeys.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import { type Route, route } from '../http/route.ts'
import { shownPasskey } from '../passkey/shown-passkey.ts'

/** The ways to sign in to one's own account. */
export const waysRoute = ({
  users,
  passkeys,
}: {
  readonly users: Users
  readonly passkeys: Passkeys
}): Route =>
  route(readWaysEndpoint, {
    summary: 'How one signs in to one’s own account',
    handle: async ({ caller }) => {
      const [{ google, password }, own] = await Promise.all([
        users.waysOf(caller.id),
        passkeys.ofUser(caller.id),
      ])
      const body = {
        google: google ? { email: google.email, connectedAt: google.connectedAt.toISOString() } : null,
        password: password ? { setAt: password.setAt.toISOString() } : null,
        passkeys: own.map(shownPasskey),
      }
      return { status: 200, body }
    },
  })
