import { formerEmailMs } from '@shingle/shared/email-change/limits.ts'
import {
  handleReservationMs,
  handlesReserved,
  handlesReservedOfAccount,
} from '@shingle/shared/handle/reservation.ts'
import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import { sitemapBucketOf } from '@shingle/shared/website/sitemap.ts'
import { openCounters } from '../rows/counters.ts'
import { openDraftWebsites } from '../rows/draft-websites.ts'
import { openMailedLinks } from '../rows/mailed-links.ts'
import { openSitemaps } from '../rows/sitemaps.ts'
import { openUsers } from '../rows/users.ts'
import { openWebsites, type ReservedHandle } from '../rows/websites.ts'
import type { RemovalPorts } from './remove-file.ts'
import { createPublishedFilesEnds } from './remove-published-files.ts'

/**
 * Gives up every address of a website but `keep`, as far as they are older than it, tells those who serve them, and ends
 * the files of the pages that stood there: at once where the website is off, in a day where another page took their place.
 */
export type ReleaseAddresses = (
  websiteId: string,
  options?: {
    readonly keep?: { readonly handle?: string; readonly version: number }
    /** The one handle that is meant, where not all of them. */
    readonly only?: string
    /** Whether visitors are told that the operator took the website down. */
    readonly takenDown?: boolean
  },
) => Promise<void>

/**
 * Puts those of an account's given-up handles in front that it had when its address was changed, as long as that can be
 * taken back: whoever changed it gives up what names they like, and the account that is taken back has its own still.
 */
const createOrderByClaim = ({ db, clock }: Pick<RemovalPorts, 'db' | 'clock'>) => {
  const [users, links] = [openUsers(db, clock), openMailedLinks(db, clock)]
  return async (userId: string, reserved: readonly ReservedHandle[]): Promise<readonly ReservedHandle[]> => {
    const since = new Date(clock().getTime() - formerEmailMs)
    const open = await links.openChanges(userId, { since, followed: await users.followedLink(userId) })
    const stoodAt = ({ createdAt, modifiedAt }: ReservedHandle): number => {
      const first = open.findIndex((change) => createdAt < change.createdAt && change.createdAt <= modifiedAt)
      return first === -1 ? open.length : first
    }
    return reserved.toSorted((one, other) => stoodAt(one) - stoodAt(other))
  }
}

/** Opens the giving up of addresses. The last ones of a website are reserved for who owns it then, for a while. */
export const createReleaseAddresses = (ports: RemovalPorts): ReleaseAddresses => {
  const { db, bus, clock } = ports
  const [rows, counters, drafts] = [openWebsites(db), openCounters(db), openDraftWebsites(db, clock)]
  const [sitemaps, files] = [openSitemaps(db), createPublishedFilesEnds(ports)]
  const byClaim = createOrderByClaim(ports)
  const freeOldest = async (websiteId: string): Promise<void> => {
    const reserved = await rows.reservedFor(websiteId, clock())
    const [present] = reserved
    if (present === undefined) return
    // Otherwise whoever renames a website over and over keeps every name it had from everybody else.
    const ofWebsite = await byClaim(present.userId, reserved)
    for (const row of ofWebsite.slice(handlesReserved)) await rows.free(row, clock())
    // The same for whoever makes and deletes websites over and over.
    for (const userId of new Set(reserved.map((row) => row.userId))) {
      const all = await byClaim(userId, await rows.reservedForAccount(userId, clock()))
      for (const row of all.slice(handlesReservedOfAccount)) await rows.free(row, clock())
    }
  }

  return async (websiteId, { keep, only, takenDown = false } = {}) => {
    const found = await rows.handlesOf(websiteId, keep)
    const standing = only === undefined ? found : found.filter(({ _id }) => _id === only)
    // Where the website is gone by now, whoever owned it when it was put there.
    const userId = await drafts.ownerOf(websiteId)
    const isOwners = userId === undefined ? {} : { userId }
    // Whoever takes a website off just before the operator does has its address no sooner.
    const givenUp = takenDown ? await rows.reservedFor(websiteId, clock()) : []
    const changes = [
      ...standing.map((row) => ({ ...row, ...isOwners })),
      // What was given up before a handing over stays its former owner's.
      ...givenUp.map(({ _id }) => ({ _id })),
    ]
    for (const { _id: handle, ...owner } of changes) {
      const version = await counters.next('site-version')
      const now = clock()
      // A takedown lasts until the operator ends it: what it keeps has no date.
      const reservedUntil = takenDown ? null : new Date(now.getTime() + handleReservationMs)
      await rows.release(
        { websiteId, handle, before: keep?.version },
        { version, modifiedAt: now, reservedUntil, takenDown, ...owner },
      )
      await sitemaps.changed(sitemapBucketOf(handle), now)
      await bus.publish(siteChangedChannel, { handle, version })
    }
    const isOff = keep?.handle === undefined && only === undefined
    await (isOff ? files.removeUnshown(websiteId) : files.endReplaced(websiteId))
    await freeOldest(websiteId)
  }
}
