import { putEmailBackEndpoint } from '@shingle/shared/email-change/endpoints.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createFollowBack } from '@shingle/storage/membership/follow-address.ts'
import { createOrderFollowingName } from '@shingle/storage/membership/follow-name.ts'
import type { AssistantTokens } from '@shingle/storage/rows/assistant-tokens.ts'
import type { Passkeys } from '@shingle/storage/rows/passkeys.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import { openRoute, type Route } from '../http/route.ts'
import { countTry } from '../limits/count-address.ts'
import type { CountUse } from '../limits/rate-limits.ts'
import type { MailedLinks } from '../mailed-link/mailed-links.ts'
import type { Sessions } from '../session/sessions.ts'
import { createEndBegunSince, type EndingServices } from './end-begun-since.ts'

interface Services extends EndingServices {
  readonly users: Users
  readonly passkeys: Passkeys
  readonly assistantTokens: AssistantTokens
  readonly links: MailedLinks
  readonly sessions: Sessions
  readonly countUse: CountUse
}

/** The change that gave an account the address which it has, or had until this way back was interrupted. */
const createLastChange =
  ({ users, links }: Services) =>
  async (userId: string, former: string) => {
    const present = await users.addressOf(userId)
    return links.newestOf(userId, present === former ? undefined : present)
  }

/**
 * Gives an account its former address, and leaves nothing of whoever had it that signs in or is under way. Everybody is
 * signed out also where the address is taken by now.
 */
const createGivingBack =
  ({ users, passkeys, assistantTokens, sessions }: Services) =>
  async (userId: string, email: string) => {
    // Before and after: whoever was in begins nothing in between that outlives this.
    await sessions.endAllOf(userId)
    const owner = await users.findByEmail(email)
    if (owner !== undefined && owner.id !== userId) return 'taken'
    const outcome = await users.putEmailBack(userId, email)
    if (outcome !== 'done') return outcome
    await passkeys.removeAll(userId)
    await assistantTokens.removeAll(userId)
    await sessions.endAllOf(userId)
    return outcome
  }

/** Takes a change of address back. The link is used up last, so that what is interrupted can be asked for again. */
const createPuttingBack = (services: Services) => {
  const { links, orderMail, ...ports } = services
  const followBack = createFollowBack(ports)
  const orderFollowing = createOrderFollowingName(createJobQueue(ports.db, ports), ports.clock)
  const endBegunSince = createEndBegunSince(services)
  const [giveBack, lastChange] = [createGivingBack(services), createLastChange(services)]
  return async (token: string) => {
    const link = await links.openBack(token)
    const { userId, former: email } = link ?? {}
    if (link === undefined || userId === undefined || email === undefined)
      return { status: 'ExpiredLink' as const }
    const last = (await lastChange(userId, email)) ?? link
    await orderFollowing(userId)
    const outcome = await giveBack(userId, email)
    if (outcome === undefined) return { status: 'ExpiredLink' as const }
    if (outcome === 'taken') return { status: 'AddressTaken' as const }
    await endBegunSince(userId, link.createdAt)
    await orderMail({ mail: 'email-put-back', data: { linkId: last._id } })
    for (const left of new Set([link.email, last.email])) await followBack(userId, { email, left })
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
      if (answer.status === 'ExpiredLink') await countTry(services.countUse, 'former-email', ctx.ip)
      return { status: 200, body: answer }
    },
  })
}
