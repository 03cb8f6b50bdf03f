import type { EditorsAnswer, ListedInvite } from '@shingle/shared/invite/endpoints.ts'
import { inviteState, openUntil } from '@shingle/shared/invite/invite-state.ts'
import { inviteLimits } from '@shingle/shared/invite/limits.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-websites.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { InviteRow, WebsiteInvites } from '@shingle/storage/rows/website-invites.ts'

interface Services {
  readonly invites: Pick<WebsiteInvites, 'ofWebsite'>
  readonly users: Pick<Users, 'find'>
  readonly clock: () => Date
}

const listed = async (
  { users, clock }: Services,
  { lastModifiedBy }: DraftRow,
  invite: InviteRow,
): Promise<ListedInvite> => {
  const userId = invite.accepted ? invite.invitedUserId : null
  const account = userId === null ? undefined : await users.find(userId)
  const hasEdited = userId !== null && lastModifiedBy.userId === userId
  return {
    id: invite._id,
    state: inviteState(invite, clock()),
    email: account?.email ?? invite.invitedUserEmail,
    userId,
    name: account?.name ?? null,
    invitedAt: invite.createdAt.toISOString(),
    openUntil: openUntil(invite).toISOString(),
    editedAt: hasEdited ? lastModifiedBy.timestamp.toISOString() : null,
  }
}

/** Who works on a website, as somebody may see it: its owner sees everybody, an editor who else edits, and not who was invited. */
export const createListEditors =
  (services: Services) =>
  async (draft: DraftRow, callerId: string): Promise<EditorsAnswer | undefined> => {
    const { invites, users } = services
    const owner = await users.find(draft.userId)
    if (owner === undefined) return undefined
    const most = inviteLimits.perWebsite + inviteLimits.accepted
    const rows = (await invites.ofWebsite(draft._id, most)).filter(
      ({ invitedUserId, accepted }) => !(accepted && invitedUserId === draft.userId),
    )
    const isOwner = callerId === draft.userId
    const shown = isOwner ? rows : rows.filter(({ accepted }) => accepted)
    return { owner, invites: await Promise.all(shown.map((row) => listed(services, draft, row))) }
  }
