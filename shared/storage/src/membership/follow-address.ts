import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import type { Bus } from '../bus/bus.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { requestsOverMs } from '../jobs/requests-over.ts'
import { mailTriedForMs, type OrderMail } from '../mail/order-mail.ts'
import { openDraftWebsites } from '../rows/draft-websites.ts'
import { openKnownBrowsers } from '../rows/known-browsers.ts'
import { openMailedLinks } from '../rows/mailed-links.ts'
import { openOtpSessions } from '../rows/otp-sessions.ts'
import { openUsers } from '../rows/users.ts'
import { openWebsiteInvites } from '../rows/website-invites.ts'
import { createFollowName } from './follow-name.ts'

/**
 * Brings what names the address of an account after the one that a mailed link has given it, and tells the former one.
 * Invites that the account has accepted follow; open ones to the former address are for whoever reads that, and those of
 * the new one to websites that the account owns or edits already are void. As often as it is asked: whoever changes an
 * address asks at once, and a job once more in case they were interrupted.
 */
export type FollowAddress = (linkId: string) => Promise<void>

interface Ports {
  readonly db: Db
  readonly clock: () => Date
}

/** Has the invites that an account has accepted say its address, which needs no open ones to the same websites. */
const createMoveInvites = ({ db, clock }: Ports) => {
  const [invites, drafts] = [openWebsiteInvites(db, clock), openDraftWebsites(db, clock)]
  return async (userId: string, email: string): Promise<void> => {
    const edited = await invites.placesOf(userId)
    const websites = [...edited.map(({ websiteId }) => websiteId), ...(await drafts.everyOf(userId))]
    await invites.removeOpen(websites, email)
    for (const { _id } of edited) await invites.setAddress(_id, email)
  }
}

/** Has what was mailed to an address, and who got in by it, forgotten when it is an account's no more. */
const createForgetAddress = ({ db, clock }: Ports) => {
  const kinds = [openMailedLinks(db, clock), openOtpSessions(db, clock), openKnownBrowsers(db, clock)]
  return async (email: string, before: Date): Promise<void> => {
    for (const { forgetAddress } of kinds) await forgetAddress(email, before)
  }
}

/** Opens the following. */
export const createFollowAddress = ({
  db,
  bus,
  clock,
  orderMail,
}: Ports & { readonly bus: Bus; readonly orderMail: OrderMail }): FollowAddress => {
  const [users, moveInvites] = [openUsers(db, clock), createMoveInvites({ db, clock })]
  const followName = createFollowName({ db, bus, clock })
  const [links, forgetAddress] = [openMailedLinks(db, clock), createForgetAddress({ db, clock })]
  return async (linkId) => {
    const link = await links.find(linkId)
    const { userId, former } = link ?? {}
    if (link === undefined || userId === undefined || former === undefined) return
    // Nobody has opened the link, or the account is gone, or has another address again.
    if ((await users.addressOf(userId)) !== link.email) return
    await moveInvites(userId, link.email)
    await followName(userId)
    await forgetAddress(former, link.usedAt ?? clock())
    if (link.usedAt !== null) return
    await orderMail({ mail: 'email-changed', data: { linkId } })
    // The mail says the former address, and the link's row knows it.
    await links.conclude(linkId, mailTriedForMs)
  }
}

/**
 * Brings what names the address of an account back to the one that it has again, and forgets what was mailed to the
 * address that it had in between.
 */
export const createFollowBack = ({ db, bus, clock }: Ports & { readonly bus: Bus }) => {
  const moveInvites = createMoveInvites({ db, clock })
  const followName = createFollowName({ db, bus, clock })
  const forgetAddress = createForgetAddress({ db, clock })
  return async (userId: string, { email, left }: { readonly email: string; readonly left: string }) => {
    await moveInvites(userId, email)
    await followName(userId)
    await forgetAddress(left, clock())
  }
}

/** The job that follows once more. */
export const followAddressJob = { name: 'follow-address', payload: z.object({ linkId: z.string() }) } as const

/** Has an address followed once more when the request that changes it has ended. */
export type OrderFollowing = (linkId: string) => Promise<void>

/** Puts the orders of following into the queue. */
export const createOrderFollowing =
  (queue: Pick<JobQueue, 'add'>, clock: () => Date): OrderFollowing =>
  async (linkId) => {
    const runAt = new Date(clock().getTime() + requestsOverMs)
    await queue.add({ name: followAddressJob.name, payload: { linkId }, runAt })
  }
