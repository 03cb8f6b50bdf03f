import { nameOf } from '@shingle/shared/account/name-of.ts'
import type { AcceptAnswer } from '@shingle/shared/invite/endpoints.ts'
import { inviteState, openUntil } from '@shingle/shared/invite/invite-state.ts'
import { inviteLimits } from '@shingle/shared/invite/limits.ts'
import { maskedEmail } from '@shingle/shared/invite/masked-email.ts'
import type { SweepIfDeleted } from '@shingle/storage/deletion/sweep-deleted.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { EditorPlaces } from '@shingle/storage/membership/editor-places.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { InviteRow } from '@shingle/storage/rows/invite-row.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { WebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import type { Caller } from '../session/caller.ts'
import type { Drafts } from '../website/drafts.ts'

/** What accepting stands on. */
export interface AcceptServices {
  readonly invites: WebsiteInvites
  readonly places: EditorPlaces
  readonly drafts: Drafts
  readonly users: Users
  readonly log: DraftLog
  readonly sweepIfDeleted: SweepIfDeleted
  readonly clock: () => Date
}

/** Somebody before an invite to a website that is there. */
interface Opened {
  readonly invite: InviteRow
  readonly draft: DraftRow
  readonly caller: Caller
}

const gone: AcceptAnswer = { outcome: 'no-longer-valid' }

const isTheirs = ({ invite, caller }: Opened): boolean =>
  invite.accepted ? invite.invitedUserId === caller.id : invite.invitedUserEmail === caller.email

const accepted = async (services: AcceptServices, opened: Opened): Promise<AcceptAnswer> => {
  const { users, log } = services
  const { invite, draft, caller } = opened
  const [owner, inviter, control] = await Promise.all([
    users.find(draft.userId),
    invite.invitedBy === undefined ? undefined : users.find(invite.invitedBy),
    log.control(draft._id),
  ])
  const holder = control?.holder
  return {
    outcome: 'accepted',
    websiteId: draft._id,
    businessName: draft.websiteSettings.businessName,
    inviterName: inviter ? nameOf(inviter) : null,
    ownerName: owner ? nameOf(owner) : '',
    editing: holder === undefined || holder.id === caller.id ? null : holder.name,
  }
}

const wrongAccount = ({ invite }: Opened, isOpen: boolean): AcceptAnswer => ({
  outcome: 'wrong-account',
  invited: maskedEmail(invite.invitedUserEmail),
  openUntil: isOpen ? openUntil(invite).toISOString() : null,
})

const expired = async ({ users }: AcceptServices, { invite, draft }: Opened): Promise<AcceptAnswer> => ({
  outcome: 'expired',
  invitedAt: invite.createdAt.toISOString(),
  ownerEmail: (await users.addressOf(draft.userId)) ?? '',
})

const full = ({ invite, draft }: Opened, maximum: number): AcceptAnswer => ({
  outcome: 'maximum-reached',
  businessName: draft.websiteSettings.businessName,
  maximum,
  openUntil: openUntil(invite).toISOString(),
})

const takePlace = async (services: AcceptServices, opened: Opened): Promise<AcceptAnswer> => {
  const { places, invites, sweepIfDeleted } = services
  const { invite, caller } = opened
  // Invited a second time by another address of theirs: one invite is enough.
  if (await invites.acceptedFor(invite.websiteId, caller.id)) {
    await invites.remove(invite._id)
    return accepted(services, opened)
  }
  const acceptance = await places.accept(invite._id, { userId: caller.id, email: caller.email })
  if (acceptance === 'shared-full') return full(opened, inviteLimits.shared)
  if (acceptance === 'accepted-full') return full(opened, inviteLimits.accepted)
  if (await sweepIfDeleted(invite.websiteId)) return gone
  return acceptance === 'accepted' ? accepted(services, opened) : answer(services, invite._id, caller)
}

const answer = async (services: AcceptServices, id: string, caller: Caller): Promise<AcceptAnswer> => {
  const invite = await services.invites.find(id)
  const draft = invite && (await services.drafts.find(invite.websiteId))
  if (invite === undefined || draft === undefined) return gone
  const opened = { invite, draft, caller }
  const state = inviteState(invite, services.clock())
  if (!isTheirs(opened)) return wrongAccount(opened, state === 'Pending')
  if (state === 'Accepted') return accepted(services, opened)
  return state === 'Expired' ? expired(services, opened) : takePlace(services, opened)
}

/** Accepts an invite for whoever asks, if it is theirs; asking again answers the same. */
export const createAcceptInvite = (services: AcceptServices) => (inviteId: string, caller: Caller) =>
  answer(services, inviteId, caller)
