import type { WayBack } from '@shingle/shared/email-change/endpoints.ts'
import { formerEmailMs } from '@shingle/shared/email-change/limits.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { MailedLinks } from '../mailed-link/mailed-links.ts'

interface Ports {
  readonly clock: () => Date
  readonly users: Pick<Users, 'followedLink'>
  readonly links: Pick<MailedLinks, 'newestWayBack'>
}

/** Until when a former address can take an account back, of several the last; undefined where none can. */
export type WayBackOf = (userId: string) => Promise<WayBack | undefined>

/** Opens the looking for ways back. */
export const createWayBackOf =
  ({ clock, users, links }: Ports): WayBackOf =>
  async (userId) => {
    const [followed, link] = await Promise.all([users.followedLink(userId), links.newestWayBack(userId)])
    // A change that was made and is not told yet can be taken back for as long from when it is.
    const changedAt = followed === undefined ? link?.usedAt : clock()
    if (changedAt == null) return undefined
    const until = new Date(changedAt.getTime() + formerEmailMs)
    return { changedAt: changedAt.toISOString(), until: until.toISOString() }
  }
