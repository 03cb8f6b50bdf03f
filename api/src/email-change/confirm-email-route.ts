import { confirmEmailEndpoint } from '@shingle/shared/email-change/endpoints.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import { createFollowAddress, createOrderFollowing } from '@shingle/storage/membership/follow-address.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Db } from 'mongodb'
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

/** Opens a link for whoever is signed in: it is bound to the account that asked, in whichever browser that is. */
const createOpening = ({ users, links, sessions, ...ports }: Services) => {
  const orderFollowing = createOrderFollowing(createJobQueue(ports.db, ports), ports.clock)
  const followAddress = createFollowAddress(ports)
  return async (caller: Caller, token: string) => {
    const opened = await links.open('new-email', token, '')
    if (opened.status === 'expired') return { status: 'ExpiredLink' as const }
    const { _id: linkId, userId, email } = opened.link
    if (userId !== caller.id) return { status: 'OtherAccount' as const }
    // Ordered first: whatever interrupts this, what names the address follows.
    await orderFollowing(linkId)
    const user = await users.changeEmail(caller.id, { linkId, email })
    if (user === undefined) return { status: 'ExpiredLink' as const }
    if (user === 'taken') return { status: 'AddressTaken' as const }
    await sessions.endAllOf(caller.id, caller.sessionId)
    await followAddress(linkId)
    return { status: 'Success' as const, user }
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
