import { nameOf } from '@shingle/shared/account/name-of.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import type { Bus } from '../bus/bus.ts'
import { announceControl, announceNoAccess } from '../draft-log/draft-announcements.ts'
import { createDraftLog } from '../draft-log/draft-log.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { requestsOverMs } from '../jobs/requests-over.ts'
import type { OrderMail } from '../mail/order-mail.ts'
import { openDraftWebsites } from '../rows/draft-websites.ts'
import { openMessageRecipients } from '../rows/message-recipients.ts'
import { openUsers } from '../rows/users.ts'
import { createRoleIn } from './role-in.ts'

const payload = z.object({
  inviteId: z.string(),
  websiteId: z.string(),
  userId: z.string(),
  /** Who removed them; they themselves, perhaps. */
  byId: z.string(),
})

/** An editor whose invite was taken away. */
export type Removal = z.output<typeof payload>

/** The job that brings the removal of an editor to its end. */
export const concludeRemovalJob = { name: 'conclude-removal', payload } as const

interface Ports {
  readonly db: Db
  readonly bus: Bus
  readonly clock: () => Date
  readonly orderMail: OrderMail
}

/**
 * Does what a removal was interrupted before: edit control goes to the owner, what visitors write to no address of whoever
 * left, and they are told. Nothing where they are an editor still, or again.
 */
export const createConcludeRemoval = ({ db, bus, clock, orderMail }: Ports) => {
  const [users, drafts] = [openUsers(db, clock), openDraftWebsites(db, clock)]
  const [log, roleIn] = [createDraftLog(db), createRoleIn(db, clock)]
  const recipients = openMessageRecipients(db, clock)

  const giveControlBack = async (draftId: string, ownerId: string, goneId: string): Promise<void> => {
    const [owner, control] = [await users.find(ownerId), await log.control(draftId)]
    if (owner === undefined || control?.holder.id !== goneId) return
    const user = { id: owner.id, name: nameOf(owner) }
    const taken = await log.take(draftId, { seen: control.epoch, user })
    if (!taken?.changed) throw new Error('edit control changed meanwhile')
    await announceControl(bus, draftId, taken.control)
    await drafts.recordControl(draftId, owner.id)
  }

  return async ({ websiteId, userId, byId }: Removal): Promise<void> => {
    const draft = await drafts.find(websiteId)
    if (draft === undefined || (await roleIn(websiteId, userId)) !== undefined) return
    await giveControlBack(websiteId, draft.userId, userId)
    const email = await users.addressOf(userId)
    await recipients.forgetPerson([websiteId], { userId, emails: email === undefined ? [] : [email] })
    await announceNoAccess(bus, websiteId, userId)
    if (userId !== byId) await orderMail({ mail: 'editor-removed', data: { websiteId, userId } })
  }
}

const keyOf = ({ inviteId }: Pick<Removal, 'inviteId'>): string => `${concludeRemovalJob.name}:${inviteId}`

/** Orders that a removal is brought to its end, and takes that back once it is. */
export const createOrderConclusion = (queue: Pick<JobQueue, 'add' | 'withdraw'>, clock: () => Date) => ({
  order: async (removal: Removal): Promise<void> => {
    const runAt = new Date(clock().getTime() + requestsOverMs)
    await queue.add({ name: concludeRemovalJob.name, payload: removal, key: keyOf(removal), runAt })
  },
  withdraw: (removal: Removal): Promise<void> => queue.withdraw(keyOf(removal)),
})
