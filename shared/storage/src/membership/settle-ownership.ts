import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { createHandOverDomain } from '../domains/hand-over-domain.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { requestsOverMs } from '../jobs/requests-over.ts'
import type { OrderMail } from '../mail/order-mail.ts'
import { openCertificateRows } from '../rows/certificates.ts'
import { openDraftWebsites } from '../rows/draft-websites.ts'
import { openWebsiteDomains } from '../rows/website-domains.ts'
import { openDomainsHistory } from '../rows/website-domains-history.ts'
import { openWebsites } from '../rows/websites.ts'

/**
 * Brings what hangs on a website's owner after the present one, and tells both where it was handed over. As often as it
 * is asked: whoever hands a website over asks at once, and a job once more in case they were interrupted.
 */
export type SettleOwnership = (websiteId: string) => Promise<void>

/** Opens the settling. */
export const createSettleOwnership = ({
  db,
  clock,
  orderMail,
}: {
  readonly db: Db
  readonly clock: () => Date
  readonly orderMail: OrderMail
}): SettleOwnership => {
  const drafts = openDraftWebsites(db, clock)
  const addresses = openWebsites(db)
  const handOverDomain = createHandOverDomain({
    domains: openWebsiteDomains(db, clock),
    history: openDomainsHistory(db, clock),
  })
  const certificates = openCertificateRows(db)
  return async (websiteId) => {
    const draft = await drafts.find(websiteId)
    if (draft === undefined) return
    await addresses.setOwner(websiteId, draft.userId)
    await handOverDomain(websiteId, draft.userId)
    await certificates.setOwner(websiteId, draft.userId)
    if (draft.handedOver === undefined) return
    const data = { websiteId, fromId: draft.handedOver.fromId, toId: draft.userId }
    await orderMail({ mail: 'website-received', data })
    await orderMail({ mail: 'website-handed-over', data })
    await drafts.concludeHandOver(websiteId, draft.handedOver.at)
  }
}

/** The job that settles once more. */
export const settleOwnershipJob = {
  name: 'settle-ownership',
  payload: z.object({ websiteId: z.string() }),
} as const

/** Has the ownership of a website settled once more when whatever was under way has ended. */
export type OrderSettle = (websiteId: string) => Promise<void>

/** Puts the orders of settling into the queue. */
export const createOrderSettle =
  (queue: Pick<JobQueue, 'add'>, clock: () => Date): OrderSettle =>
  async (websiteId) => {
    // Whoever is interrupted tells nobody, and a publish under way may copy the former owner.
    const runAt = new Date(clock().getTime() + requestsOverMs)
    await queue.add({ name: settleOwnershipJob.name, payload: { websiteId }, runAt })
  }
