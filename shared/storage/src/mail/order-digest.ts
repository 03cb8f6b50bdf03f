import type { Db } from 'mongodb'
import { createJobQueue } from '../jobs/job-queue.ts'
import { mailJobName } from './order-mail.ts'

const dayMs = 24 * 60 * 60 * 1000
/** When a day of leads ends, in hours of universal time: the morning of Europe, the night of America. */
const endsAtHour = 6

/** When the day ends that a moment belongs to. */
const endOfDay = (moment: Date): Date => {
  const end = new Date(moment)
  end.setUTCHours(endsAtHour, 0, 0, 0)
  return end > moment ? end : new Date(end.getTime() + dayMs)
}

/** Has the leads of the day that a moment belongs to mailed together, once the day is over; once, however often it is ordered. */
export type OrderDigest = (websiteId: string, moment: Date) => Promise<void>

/** Puts the orders of digests into the queue. */
export const createOrderDigest = ({
  db,
  clock,
}: {
  readonly db: Db
  readonly clock: () => Date
}): OrderDigest => {
  const queue = createJobQueue(db, { clock })
  return async (websiteId, moment) => {
    const until = endOfDay(moment)
    const name = mailJobName('lead-digest')
    const payload = { websiteId, until: until.toISOString() }
    await queue.add({ name, payload, key: `${name}:${websiteId}:${payload.until}`, runAt: until })
  }
}
