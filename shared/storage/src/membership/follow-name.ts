import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import type { Bus } from '../bus/bus.ts'
import { announceControl } from '../draft-log/draft-announcements.ts'
import { createNameHolder } from '../draft-log/name-holder.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { requestsOverMs } from '../jobs/requests-over.ts'
import { openDraftWebsites } from '../rows/draft-websites.ts'
import { openUsers } from '../rows/users.ts'
import { openWebsiteInvites } from '../rows/website-invites.ts'
import { namesOf } from './names-of.ts'

/**
 * Has the drafts that somebody edited last say what they are called now, and tells whoever has one open; as often as it is
 * asked. Asked after a change of name or address, and when the account has ended.
 */
export type FollowName = (userId: string) => Promise<void>

/** Opens the following. */
export const createFollowName = ({
  db,
  bus,
  clock,
}: {
  readonly db: Db
  readonly bus: Bus
  readonly clock: () => Date
}): FollowName => {
  const [users, drafts] = [openUsers(db, clock), openDraftWebsites(db, clock)]
  const invites = openWebsiteInvites(db, clock)
  const nameHolder = createNameHolder(db)
  return async (id) => {
    const edited = (await invites.placesOf(id)).map(({ websiteId }) => websiteId)
    const holder = { id, name: (await namesOf(users, [id]))(id) }
    for (const draftId of [...(await drafts.everyOf(id)), ...edited]) {
      const control = await nameHolder(draftId, holder)
      if (control !== undefined) await announceControl(bus, draftId, control)
    }
  }
}

/** The job that follows a name once more. */
export const followNameJob = { name: 'follow-name', payload: z.object({ userId: z.string() }) } as const

/** Has a name followed once more when the request that changes it has ended. */
export type OrderFollowingName = (userId: string) => Promise<void>

/** Puts the orders of following a name into the queue. */
export const createOrderFollowingName =
  (queue: Pick<JobQueue, 'add'>, clock: () => Date): OrderFollowingName =>
  async (userId) => {
    const runAt = new Date(clock().getTime() + requestsOverMs)
    await queue.add({ name: followNameJob.name, payload: { userId }, runAt })
  }
