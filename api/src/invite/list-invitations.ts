import { nameOf } from '@shingle/shared/account/name-of.ts'
import type { Invitation } from '@shingle/shared/invite/endpoints.ts'
import { openSince, openUntil } from '@shingle/shared/invite/invite-state.ts'
import { inviteLimits } from '@shingle/shared/invite/limits.ts'
import type { Caller } from '../session/caller.ts'
import type { AcceptServices } from './accept-invite.ts'

/** The newest invites that wait for the address of whoever asks, to websites that are there. */
export const createListInvitations =
  ({ invites, drafts, users, clock }: Pick<AcceptServices, 'invites' | 'drafts' | 'users' | 'clock'>) =>
  async ({ email }: Pick<Caller, 'email'>): Promise<Invitation[]> => {
    const waiting = await invites.waitingFor(email, openSince(clock()), inviteLimits.listed)
    const known = await Promise.all(waiting.map(({ websiteId }) => drafts.find(websiteId)))
    const owners = await users.findAll(known.flatMap((draft) => draft?.userId ?? []))
    return waiting.flatMap((invite, at) => {
      const draft = known[at]
      const owner = owners.find(({ id }) => id === draft?.userId)
      if (draft === undefined || owner === undefined) return []
      const { businessName } = draft.websiteSettings
      const until = openUntil(invite).toISOString()
      return { inviteId: invite._id, businessName, ownerName: nameOf(owner), openUntil: until }
    })
  }
