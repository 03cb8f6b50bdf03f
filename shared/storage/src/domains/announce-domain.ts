import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import type { Db } from 'mongodb'
import type { Bus } from '../bus/bus.ts'
import { openCounters } from '../rows/counters.ts'
import { openWebsites } from '../rows/websites.ts'

/**
 * Tells those who serve a website that something is different about its domain: by message, and by a new version of its
 * address, which whoever missed the message finds by asking.
 */
export type AnnounceDomain = (websiteId: string | null) => Promise<void>

/** Opens the announcing. */
export const createAnnounceDomain = ({ db, bus }: { readonly db: Db; readonly bus: Bus }): AnnounceDomain => {
  const [websites, counters] = [openWebsites(db), openCounters(db)]
  return async (websiteId) => {
    if (websiteId === null) return
    for (const { _id: handle } of await websites.handlesOf(websiteId)) {
      const version = await counters.next('site-version')
      await websites.raiseVersion(handle, version)
      await bus.publish(siteChangedChannel, { handle, version })
    }
  }
}
