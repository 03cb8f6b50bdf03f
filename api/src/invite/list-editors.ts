import type { Account } from '@shingle/shared/account/account.ts'
import type { EditorsAnswer, ListedInvite } from '@shingle/shared/invite/endpoints.ts'
import { inviteState, openUntil } from '@shingle/shared/invite/invite-state.ts'
import { inviteLimits } from '@shingle/shared/invite/limits.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { InviteRow } from '@shingle/storage/rows/invite-row.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { WebsiteInvites } from '@shingle/storage/rows/website-invites.ts'

type Draft = Pick<DraftRow, '_id' | 'userId' | 'lastModifiedBy'>

interface Services {
  readonly invites: Pick<WebsiteInvites, 'ofWebsite'>
  readonly users: Pick<Users, 'findAll'>
  readonly clock: () => Date
}

/** Whose account an invite led to; nobody's while it is open. */
const editorOf = ({ accepted, invitedUserId }: InviteRow) => (accepted ? invitedUserId : null)

interface Shown {
  readonly invite: InviteRow
  /** The account of whoever accepted it, where there is one. */
  readonly account: Account | undefined
  readonly now: Date
}

const listed = ({ lastModifiedBy }: Draft, { invite, account, now }: Shown): ListedInvite => {
  const userId = editorOf(invite)
  const hasEdited = userId !== null && lastModifiedBy.userId === userId
  return {
    id: invite._id,
    state: inviteState(invite, now),
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
  async (draft: Draft, callerId: string): Promise<EditorsAnswer | undefined> => {
    const { invites, users, clock } = services
    const most = inviteLimits.perWebsite + inviteLimits.accepted
    const rows = (await invites.ofWebsite(draft._id, most)).filter(
      ({ invitedUserId, accepted }) => !(accepted && invitedUserId === draft.userId),
    )
    const isOwner = callerId === draft.userId
    const shown = isOwner ? rows : rows.filter(({ accepted }) => accepted)
    const ids = shown.map(editorOf).filter((id) => id !== null)
    const accounts = new Map((await users.findAll([draft.userId, ...ids])).map((one) => [one.id, one]))
    const owner = accounts.get(draft.userId)
    if (owner === undefined) return undefined
    const now = clock()
    const list = shown.map((invite) =>
      listed(draft, { invite, account: accounts.get(editorOf(invite) ?? ''), now }),
    )
    return { owner, invites: list }
  }
