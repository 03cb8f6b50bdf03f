import { putEmailBackEndpoint } from '@shingle/shared/email-change/endpoints.ts'
import { createFollowBack } from '@shingle/storage/membership/follow-address.ts'
import type { Passkeys } from '@shingle/storage/rows/passkeys.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Db } from 'mongodb'
import { openRoute, type Route } from '../http/route.ts'
import { countAddress } from '../limits/count-address.ts'
import type { CountUse } from '../limits/rate-limits.ts'
import type { MailedLinks } from '../mailed-link/mailed-links.ts'
import type { Sessions } from '../session/sessions.ts'

interface Services {
  readonly db: Db
  readonly clock: () => Date
  readonly users: Users
  readonly passkeys: Passkeys
  readonly links: MailedLinks
  readonly sessions: Sessions
  readonly countUse: CountUse
}

/**
 * Takes a change of address back. Whoever made it had the account: nothing that they may have added signs in any more.
 * The link is used up last, so that what is interrupted can be asked for again.
 */
const createPuttingBack = ({ users, passkeys, links, sessions, ...ports }: Services) => {
  const followBack = createFollowBack(ports)
  return async (token: string) => {
    const link = await links.openBack(token)
    const { userId, former: email } = link ?? {}
    if (link === undefined || userId === undefined || email === undefined)
      return { status: 'ExpiredLink' as const }
    const outcome = await users.putEmailBack(userId, email)
    if (outcome === undefined) return { status: 'ExpiredLink' as const }
    if (outcome === 'taken') return { status: 'AddressTaken' as const }
    await passkeys.removeAll(userId)
    await sessions.endAllOf(userId)
    await followBack(userId, { email, left: link.email })
    await links.endWaysBack(link)
    return { status: 'Success' as const, email }
  }
}

/** The way back of a change of address, from the mail that told the former one. */
export const formerEmailRoute = (services: Services): Route => {
  const putBack = createPuttingBack(services)
  return openRoute(putEmailBackEndpoint, {
    summary: 'Put the former address of an account back',
    handle: async ({ ctx, body }) => {
      const answer = await putBack(body.token)
      if (answer.status === 'ExpiredLink') await countAddress(services.countUse, 'tries-per-address', ctx.ip)
      return { status: 200, body: answer }
    },
  })
}
