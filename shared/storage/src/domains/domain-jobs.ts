import * as z from 'zod/mini'
import type { JobQueue } from '../jobs/job-queue.ts'

const payload = z.object({ domainId: z.string() })

/** The job that looks at a domain again and again while it is being connected, and daily once it is. */
export const watchDomainJob = { name: 'watch-domain', payload } as const

/** The job that looks at a domain once. */
export const lookAtDomainJob = { name: 'look-at-domain', payload } as const

/** Has a domain looked at: now, and from then on as long as there is something to see. */
export type OrderLook = (domainId: string) => Promise<void>

/** Puts the orders of looks into the queue. Of those who ask at once, all are answered by one look. */
export const createOrderLook = (queue: Pick<JobQueue, 'add'>): OrderLook => {
  const add = ({ name }: { readonly name: string }, domainId: string) =>
    queue.add({ name, payload: { domainId }, key: `${name}:${domainId}` })
  return async (domainId) => {
    await add(watchDomainJob, domainId)
    await add(lookAtDomainJob, domainId)
  }
}
