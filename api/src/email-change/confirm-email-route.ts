import { confirmEmailEndpoint } from '@shingle/shared/email-change/endpoints.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import { createFollowAddress, createOrderFollowing } from '@shingle/storage/membership/follow-address.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Db } from 'mongodb'
import type * as z from 'zod/mini'
import { type Route, route } from '../http/route.ts'
import type { MailedLinks } from '../mailed-link/mailed-links.ts'
import type { Caller } from '../session/caller.ts'
import type { Sessions } from '../session/sessions.ts'

interface Services {
  readonly db: Db
  readonly bus: Bus
  readonly clock: () => Date
  readonly users: Users
  readonly links: MailedLinks
  readonly sessions: Sessions
  readonly orderMail: OrderMail
}

interface Change {
  readonly linkId: string
  readonly email: string
}

/** What became of opening a link. */
type Confirmed = z.output<typeof confirmEmailEndpoint.answer>

/** Makes the changes of address that are proven, each to its end: one that was interrupted goes on before another is made. */
const createChanging = ({ users, sessions, ...ports }: Services) => {
  const orderFollowing = createOrderFollowing(createJobQueue(ports.db, ports), ports.clock)
  const followAddress = createFollowAddress(ports)
  const endOthers = ({ id, sessionId }: Caller) => sessions.endAllOf(id, sessionId)
  const finish = async (caller: Caller, linkId: string): Promise<void> => {
    await endOthers(caller)
    await followAddress(linkId)
    await users.endFollowing(caller.id, linkId)
  }
  const isReady = async ({ id }: Caller, { linkId, email }: Change): Promise<boolean> =>
    (await users.awaitedEmailChange(id))?.linkId === linkId && (await users.findByEmail(email)) === undefined
  return {
    finish,
    change: async (caller: Caller, change: Change) => {
      // Before and after: interrupted in between, nobody else stays in.
      if (await isReady(caller, change)) await endOthers(caller)
      // Ordered first: whatever interrupts this, what names the address follows.
      await orderFollowing(change.linkId)
      return users.changeEmail(caller.id, change)
    },
  }
}

/** Opens a link for whoever is signed in: it is bound to the account that asked, in whichever browser that is. */
const createOpening = (services: Services) => {
  const { users, links } = services
  const { finish, change } = createChanging(services)
  return async (caller: Caller, token: string): Promise<Confirmed> => {
    const opened = await links.open('new-email', token, '')
    if (opened.status === 'expired') return { status: 'ExpiredLink' }
    const { _id: linkId, userId, email } = opened.link
    if (userId !== caller.id) return { status: 'OtherAccount' }
    // The former address of a change is told while the account has the one that it gave.
    const interrupted = await users.followedLink(caller.id)
    if (interrupted !== undefined) await finish(caller, interrupted)
    if (interrupted === linkId)
      return { status: 'Success', user: { id: caller.id, email, name: caller.name } }
    const user = await change(caller, { linkId, email })
    if (user === undefined) return { status: 'ExpiredLink' }
    if (user === 'taken') return { status: 'AddressTaken' }
    await finish(caller, linkId)
    return { status: 'Success', user }
  }
}

/** The end of a change of address: its mail was opened. */
export const confirmEmailRoute = (services: Services): Route => {
  const open = createOpening(services)
  return route(confirmEmailEndpoint, {
    summary: 'Confirm the new address',
    handle: async ({ caller, body }) => ({ status: 200, body: await open(caller, body.token) }),
  })
}
