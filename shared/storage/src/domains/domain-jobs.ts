import * as z from 'zod/mini'
import type { JobQueue } from '../jobs/job-queue.ts'
import { requestsOverMs } from '../jobs/requests-over.ts'

const payload = z.object({ domainId: z.string() })

/** The job that looks at a domain again and again while it is being connected, and daily once it is. */
export const watchDomainJob = { name: 'watch-domain', payload } as const

/** The job that looks at a domain once, and has it watched where nobody does. */
export const lookAtDomainJob = { name: 'look-at-domain', payload } as const

/** Has a domain looked at: now, and from then on as long as there is something to see. */
export type OrderLook = (domainId: string) => Promise<void>

/** Has a domain looked at once more when whoever is about to change it has ended, or was interrupted. */
export type OrderLaterLook = (domainId: string) => Promise<void>

type Queue = Pick<JobQueue, 'add'>

/** Goes on looking at a domain, where nobody does. */
const orderWatch = (queue: Queue, domainId: string, runAt?: Date): Promise<boolean> => {
  const { name } = watchDomainJob
  return queue.add({ name, payload: { domainId }, key: `${name}:${domainId}`, ...(runAt && { runAt }) })
}

/** Goes on looking at a domain from a time on, also where it was to be looked at later. */
export const watchBy = async (
  queue: Queue & Pick<JobQueue, 'hasten'>,
  domainId: string,
  runAt: Date,
): Promise<void> => {
  if (!(await orderWatch(queue, domainId, runAt)))
    await queue.hasten(`${watchDomainJob.name}:${domainId}`, runAt)
}

/** A look has ended by then, if its servers answer at all. */
const lookMs = 5_000

/**
 * Puts the orders of looks into the queue. Of those who ask while one is open, all are answered by one more: it may be under
 * way, and have seen what was there before.
 */
export const createOrderLook =
  (queue: Queue, clock: () => Date): OrderLook =>
  async (domainId) => {
    await orderWatch(queue, domainId)
    const look = { name: lookAtDomainJob.name, payload: { domainId } }
    if (await queue.add({ ...look, key: `${look.name}:${domainId}` })) return
    const runAt = new Date(clock().getTime() + lookMs)
    await queue.add({ ...look, key: `next-${look.name}:${domainId}`, runAt })
  }

/** Puts the orders of later looks into the queue. */
export const createOrderLaterLook =
  (queue: Queue, clock: () => Date): OrderLaterLook =>
  async (domainId) => {
    const { name } = lookAtDomainJob
    const runAt = new Date(clock().getTime() + requestsOverMs)
    await queue.add({ name, payload: { domainId }, key: `later-${name}:${domainId}`, runAt })
  }
