import { nameOf } from '@shingle/shared/account/name-of.ts'
import type { Invitation } from '@shingle/shared/invite/endpoints.ts'
import { openSince, openUntil } from '@shingle/shared/invite/invite-state.ts'
import { inviteLimits } from '@shingle/shared/invite/limits.ts'
import { saidName } from '@shingle/shared/text/said-name.ts'
import type { Caller } from '../session/caller.ts'
import type { AcceptServices } from './accept-invite.ts'

type Services = Pick<AcceptServices, 'invites' | 'drafts' | 'users' | 'clock'>

/** How many are looked at: no mailbox gets more in the time of an invite. */
const lookedAt = 200

/** The newest invites that wait for an address; those to websites that are not there take no place of another. */
const createWaitingFor =
  ({ invites, drafts, clock }: Services) =>
  async (email: string) => {
    const waiting = await invites.waitingFor(email, openSince(clock()), lookedAt)
    const standing = await drafts.ownersOf(waiting.map(({ websiteId }) => websiteId))
    const ids = new Set(standing.map(({ _id }) => _id))
    return waiting.filter(({ websiteId }) => ids.has(websiteId)).slice(0, inviteLimits.listed)
  }

/** The newest invites that wait for the address of whoever asks, to websites that are there; told as in their mail. */
export const createListInvitations = (services: Services) => {
  const { drafts, users } = services
  const waitingFor = createWaitingFor(services)
  return async ({ email }: Pick<Caller, 'email'>): Promise<Invitation[]> => {
    const waiting = await waitingFor(email)
    const known = await drafts.findAll(waiting.map(({ websiteId }) => websiteId))
    const owners = await users.findAll(known.map(({ userId }) => userId))
    return waiting.flatMap((invite) => {
      const draft = known.find(({ _id }) => _id === invite.websiteId)
      const owner = owners.find(({ id }) => id === draft?.userId)
      if (draft === undefined || owner === undefined) return []
      return {
        inviteId: invite._id,
        // Whoever reads them asked for nothing: what their bearers chose is said as names alone.
        businessName: saidName(draft.websiteSettings.businessName, 'a website'),
        ownerName: saidName(nameOf(owner), owner.email),
        openUntil: openUntil(invite).toISOString(),
      }
    })
  }
}
