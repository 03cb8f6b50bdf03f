import { draftVersion } from '@shingle/shared/draft/shape.ts'
import { isLeftBehind, staleReason } from '@shingle/shared/sync/sync-messages.ts'
import { readSyncToken, type SyncToken } from '@shingle/shared/sync/sync-token.ts'
import type { Role } from '@shingle/shared/website/roles.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { RoleIn } from '@shingle/storage/membership/role-in.ts'
import type { SessionRows } from '@shingle/storage/rows/sessions.ts'
import { type SyncTicket, type TicketKey, verifySyncTicket } from '@shingle/storage/tickets/sync-ticket.ts'
import { type DraftAccess, mayWrite } from './draft-access.ts'
import { Refused } from './refused.ts'

/** A new ticket is asked for when this share of the old one's life is over. */
const renewalShare = 0.8

interface Proof {
  readonly token: SyncToken
  readonly ticket: SyncTicket
  /** As it is now. */
  readonly role: Role
}

/** What a ticket is held against: it ends with its session and with the access it was given for. */
export interface Grounds {
  readonly key: TicketKey
  readonly sessions: Pick<SessionRows, 'live'>
  readonly roleIn: RoleIn
  /** The browser that shows it. */
  readonly browser: string | undefined
}

const prove = async (
  text: string,
  draftId: string,
  { key, sessions, roleIn, browser }: Grounds,
): Promise<Proof> => {
  const token = readSyncToken(text)
  if (token === undefined) throw new Refused('bad-token')
  const ticket = await verifySyncTicket(token.jwt, key)
  if (ticket === undefined || ticket.draftId !== draftId) throw new Refused('ticket')
  // It serves its own browser alone: taken from it, it opens nothing elsewhere.
  if (ticket.browser !== undefined && ticket.browser !== browser) throw new Refused('ticket')
  if (token.schema !== draftVersion) throw new Refused('outdated')
  const [session, role] = await Promise.all([sessions.live(ticket.sid), roleIn(draftId, ticket.userId)])
  if (session?.userId !== ticket.userId) throw new Refused('ticket')
  if (role === undefined) throw new Refused('no-access')
  return { token, ticket, role }
}

const lifeOf = ({ issuedAt, expiresAt }: SyncTicket) => ({
  expiresAt: expiresAt.getTime(),
  renewAt: issuedAt.getTime() + (expiresAt.getTime() - issuedAt.getTime()) * renewalShare,
})

/**
 * Lets a client into a draft, as far as its ticket goes. A replica that wants to edit under an older epoch, or whose owner is not in control, or
 * of a history that the draft has left behind, is refused here, before any content flows in either direction: afterwards its own work could no longer be told
 * from the others'.
 */
export const grantAccess = async (
  text: string,
  draftId: string,
  { log, ...grounds }: Grounds & { readonly log: DraftLog },
): Promise<DraftAccess> => {
  const [{ token, ticket, role }, seen] = await Promise.all([
    prove(text, draftId, grounds),
    log.control(draftId),
  ])
  if (seen === undefined) throw new Refused('no-access')
  const access: DraftAccess = {
    user: { id: ticket.userId, name: ticket.name },
    sid: ticket.sid,
    role,
    epoch: token.epoch,
    ...lifeOf(ticket),
    revoked: false,
    refusals: 0,
    seen,
  }
  const isStale = (token.want === 'edit' && !mayWrite(access, seen)) || isLeftBehind(token.epoch, seen)
  if (isStale) throw new Refused(staleReason(seen))
  return access
}

/** Renews a client's access by a new ticket of the same account. */
export const renewAccess = async (
  access: DraftAccess,
  text: string,
  { draftId, ...grounds }: Grounds & { readonly draftId: string },
): Promise<void> => {
  const { token, ticket, role } = await prove(text, draftId, grounds)
  if (ticket.userId !== access.user.id) throw new Refused('ticket')
  access.user = { id: ticket.userId, name: ticket.name }
  access.role = role
  access.sid = ticket.sid
  access.epoch = token.epoch
  Object.assign(access, lifeOf(ticket))
}
