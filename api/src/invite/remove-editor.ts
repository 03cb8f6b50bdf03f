import type { Bus } from '@shingle/storage/bus/bus.ts'
import { announceNoAccess } from '@shingle/storage/draft-log/draft-announcements.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-websites.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { InviteRow, WebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import type { Caller } from '../session/caller.ts'
import { nameOf } from '../website/name-of.ts'
import type { TakeControl } from '../website/take-control.ts'

/** What removing stands on. */
export interface RemoveServices {
  readonly invites: Pick<WebsiteInvites, 'remove'>
  readonly users: Pick<Users, 'find'>
  readonly bus: Bus
  readonly log: DraftLog
  readonly takeControl: TakeControl
  readonly orderMail: OrderMail
}

const rounds = 3

/**
 * Gives edit control to the owner where a removed editor has it: from then on the log itself takes nothing of theirs,
 * whichever process has not heard yet.
 */
const giveControlBack = async (
  { log, users, takeControl }: RemoveServices,
  draft: DraftRow,
  removedId: string,
) => {
  const owner = await users.find(draft.userId)
  if (owner === undefined) return
  for (let round = 0; round < rounds; round += 1) {
    const control = await log.control(draft._id)
    if (control?.holder.id !== removedId) return
    await takeControl(draft._id, { seen: control.epoch, user: { id: owner.id, name: nameOf(owner) } })
  }
}

/** Takes an invite back; an editor loses access at once, and is told where somebody else did it. */
export const createRemoveEditor =
  (services: RemoveServices) =>
  async (
    { invite, draft }: { readonly invite: InviteRow; readonly draft: DraftRow },
    by: Pick<Caller, 'id'>,
  ): Promise<void> => {
    const { invites, bus, orderMail } = services
    // As it was when it went: it may have been accepted since it was looked up.
    const removed = await invites.remove(invite._id)
    const userId = removed?.accepted ? removed.invitedUserId : null
    if (userId === null) return
    await giveControlBack(services, draft, userId)
    await announceNoAccess(bus, draft._id, userId)
    if (userId !== by.id) await orderMail({ mail: 'editor-removed', data: { websiteId: draft._id, userId } })
  }
