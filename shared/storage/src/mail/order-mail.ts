import type { MailName, MailOrder } from '@shingle/shared/mail/mail-orders.ts'
import type { JobQueue } from '../jobs/job-queue.ts'

/** The name of the job that sends a mail. */
export const mailJobName = (mail: MailName): string => `mail:${mail}`

/** For how long, at the most, a mail is tried that cannot be sent: what it names has to be there until then. */
export const mailTriedForMs = 30 * 24 * 60 * 60 * 1000

/**
 * Orders a mail: resolves once the order is durable. Somebody else writes and sends it, at least once, even if the mail
 * server is away for weeks; only a mail that the server refuses for good is given up before. Ordering the same mail again while it waits changes nothing.
 * Where strangers ask, `asker` says which: mails of one kind that one has asked for delay nobody else's first.
 */
export type OrderMail = (order: MailOrder, asker?: string) => Promise<void>

/** Puts the orders of mails into the queue. */
export const createOrderMail =
  (queue: Pick<JobQueue, 'add'>): OrderMail =>
  async ({ mail, data }, asker) => {
    const name = mailJobName(mail)
    const key = [name, ...Object.values(data)].join(':')
    await queue.add({ name, payload: data, key, ...(asker && { asker }) })
  }
