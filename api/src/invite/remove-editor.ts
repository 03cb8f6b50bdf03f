import type { Bus } from '@shingle/storage/bus/bus.ts'
import { announceNoAccess } from '@shingle/storage/draft-log/draft-announcements.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import type { createOrderConclusion, Removal } from '@shingle/storage/membership/conclude-removal.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { InviteRow } from '@shingle/storage/rows/invite-row.ts'
import type { MessageRecipients } from '@shingle/storage/rows/message-recipients.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { WebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import type { Caller } from '../session/caller.ts'
import type { GiveControlBack } from '../website/give-control-back.ts'

/** What removing stands on. */
export interface RemoveServices {
  readonly invites: Pick<WebsiteInvites, 'remove'>
  readonly users: Pick<Users, 'addressOf'>
  readonly recipients: Pick<MessageRecipients, 'forgetPerson'>
  readonly bus: Bus
  readonly giveControlBack: GiveControlBack
  readonly orderMail: OrderMail
  readonly conclusion: ReturnType<typeof createOrderConclusion>
}

/** Takes an invite back; an editor loses access at once, and is told where somebody else did it. */
export const createRemoveEditor =
  (services: RemoveServices) =>
  async (
    { invite, draft }: { readonly invite: InviteRow; readonly draft: DraftRow },
    by: Pick<Caller, 'id'>,
  ): Promise<void> => {
    const { invites, users, recipients, bus, giveControlBack, orderMail, conclusion } = services
    const removalOf = (userId: string): Removal => ({
      ...{ inviteId: invite._id, websiteId: draft._id },
      ...{ userId, byId: by.id },
    })
    // Ordered first: whatever interrupts this, the removal comes to its end.
    if (invite.invitedUserId !== null) await conclusion.order(removalOf(invite.invitedUserId))
    // As it was when it went: it may have been accepted since it was looked up.
    const removed = await invites.remove(invite._id)
    const userId = removed?.accepted ? removed.invitedUserId : null
    if (userId === null) return
    await giveControlBack(draft, userId)
    // What visitors write is not for whoever left, nor for an address that only they had asked: the owner gets it again.
    const emails = [invite.invitedUserEmail, (await users.addressOf(userId)) ?? '']
    await recipients.forgetPerson([draft._id], { userId, emails })
    await announceNoAccess(bus, draft._id, userId)
    if (userId !== by.id) await orderMail({ mail: 'editor-removed', data: { websiteId: draft._id, userId } })
    await conclusion.withdraw(removalOf(userId))
  }
