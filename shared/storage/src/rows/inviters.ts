import type { Rows } from './collection.ts'
import type { InviteRow } from './invite-row.ts'

/** An address that somebody asks, and the place of the invite among those of its website. */
export interface NewInvite {
  readonly email: string
  readonly by: string
  readonly place?: number
}

/** Who accepts an invite that was made since a moment, and at which places of theirs. */
export interface Accepting {
  readonly email: string
  readonly userId: string
  readonly since: Date
  readonly slot: number
  readonly acceptedSlot: number
}

/** Who asked, by the invites of one deployment. */
export const inviters = (raw: Rows<InviteRow>['raw']) => ({
  /** Has an open invite say who asked last. */
  askAgain: async (id: string, by: string): Promise<void> => {
    await raw.updateOne({ _id: id, accepted: false }, { $set: { invitedBy: by } })
  },

  /** Takes the inviter from the invites to websites that are others' by now. */
  forgetInviter: async (userId: string): Promise<void> => {
    await raw.updateMany({ invitedBy: userId }, { $unset: { invitedBy: '' } })
  },
})
