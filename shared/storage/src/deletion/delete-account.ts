import * as z from 'zod/mini'
import { announceSessionEnd } from '../bus/session-ended.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { requestsOverMs } from '../jobs/requests-over.ts'
import { mailTriedForMs, type OrderMail } from '../mail/order-mail.ts'
import { openCounters } from '../rows/counters.ts'
import { deleteRowsOf } from '../rows/delete-rows-of.ts'
import { openDeletions } from '../rows/deletions.ts'
import { openDraftWebsites } from '../rows/draft-websites.ts'
import { openSessions } from '../rows/sessions.ts'
import type { UserRow } from '../rows/user-row.ts'
import { users as accounts, openUsers } from '../rows/users.ts'
import { createRemoveExport } from './clear-export.ts'
import { createDeleteForGood } from './delete-for-good.ts'
import { createForgetPerson } from './forget-person.ts'
import { createReleaseAddresses } from './release-addresses.ts'
import type { RemovalPorts } from './remove-file.ts'
import { createSweepDeletedOf } from './sweep-deleted.ts'

/** The job that deletes an account. */
export const deleteAccountJob = {
  name: 'delete-account',
  payload: z.object({ userId: z.string(), signedInAt: z.optional(z.date()) }),
} as const

/** The job that deletes what says where the last mail about an account goes, whatever became of that mail. */
export const forgetAccountJob = {
  name: 'forget-account',
  payload: z.object({ userId: z.string() }),
} as const

/** Has an account deleted by whoever signed in to it then: now, and once more when whatever was under way has ended. */
export const createOrderAccountDeletion =
  (queue: Pick<JobQueue, 'add'>, clock: () => Date) =>
  async (userId: string, signedInAt?: Date): Promise<void> => {
    const { name } = deleteAccountJob
    const payload = { userId, ...(signedInAt === undefined ? {} : { signedInAt }) }
    await queue.add({ name, payload, key: `${name}:${userId}` })
    const runAt = new Date(clock().getTime() + requestsOverMs)
    await queue.add({ name, payload, key: `${name}-again:${userId}`, runAt })
  }

/**
 * Ends an account: from then on nobody is signed in to it or can be, and its address is free for a new one. Answers the
 * address that it had and when it ended; nothing where there is no such account. One that was taken back to its former
 * address since whoever asks had signed in stays as it is.
 */
export type EndAccount = (userId: string, signedInAt?: Date) => Promise<UserRow['deletion'] | 'taken-back'>

/** Opens the ending of accounts. */
export const createEndAccount = ({
  db,
  bus,
  clock,
}: Pick<RemovalPorts, 'db' | 'bus' | 'clock'>): EndAccount => {
  const [users, sessions] = [openUsers(db, clock), openSessions(db, clock)]
  return async (userId, signedInAt) => {
    const ended = await users.end(userId, signedInAt)
    if (ended === 'taken-back') return ended
    for (const id of await sessions.revokeAllOf(userId)) await announceSessionEnd(bus, id)
    return ended
  }
}

/**
 * Deletes an account with its websites, without the trash, and whatever names its owner. As often as it is asked: what
 * was interrupted goes on. The row that says where its last mail goes is left to that mail, and to a job where nobody can
 * send it. Nothing where it was taken back to its former address since whoever asked had signed in.
 */
export type DeleteAccount = (userId: string, signedInAt?: Date) => Promise<void>

/** Opens the deleting of accounts. */
export const createDeleteAccount = (
  ports: RemovalPorts & { readonly queue: Pick<JobQueue, 'add'>; readonly orderMail: OrderMail },
): DeleteAccount => {
  const { db, clock } = ports
  const [drafts, counters] = [openDraftWebsites(db, clock), openCounters(db)]
  const deletions = openDeletions(db, clock)
  const endAccount = createEndAccount(ports)
  const forgetPerson = createForgetPerson(ports)
  const release = createReleaseAddresses(ports)
  const deleteForGood = createDeleteForGood(ports)
  const removeExport = createRemoveExport(ports)
  const sweepDeletedOf = createSweepDeletedOf(ports)

  const deleteWebsite = async (id: string, ofId: string): Promise<void> => {
    // Whoever hands it over asks once more whether the account is still there, and takes it back, unless interrupted.
    const { handedOver } = (await drafts.find(id)) ?? {}
    if (handedOver !== undefined && clock().getTime() - handedOver.at.getTime() < requestsOverMs)
      throw new Error('a website is being handed over')
    await drafts.trash(id, { ofId, version: await counters.next('site-version') })
    const trashed = await drafts.findTrashed(id)
    // Whoever it was handed over to in this moment keeps it.
    if (trashed?.userId !== ofId) return
    await release(id)
    await deleteForGood(id, clock())
  }

  return async (userId, signedInAt) => {
    const ended = await endAccount(userId, signedInAt)
    if (ended === 'taken-back') return
    if (ended !== undefined) await deletions.note('account', userId)
    await removeExport(userId)
    await sweepDeletedOf(userId)
    for (const id of await drafts.everyOf(userId)) await deleteWebsite(id, userId)
    await forgetPerson(userId, ended === undefined ? [] : [ended.email])
    // The address may have a new account by now, whose rows are its own.
    if (ended !== undefined) await deleteRowsOf(db, 'address', { id: ended.email, until: ended.at })
    // What stands for the owner goes last, with the mail that tells them: a repeated call finds the address there.
    await deleteRowsOf(db, 'account', { id: userId, keep: accounts.name })
    if (ended === undefined) return
    const { name } = forgetAccountJob
    const runAt = new Date(clock().getTime() + mailTriedForMs)
    await ports.queue.add({ name, payload: { userId }, key: `${name}:${userId}`, runAt })
    await ports.orderMail({ mail: 'account-deleted', data: { userId } })
  }
}
