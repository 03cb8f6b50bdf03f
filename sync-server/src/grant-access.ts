import { draftVersion } from '@shingle/shared/draft/shape.ts'
import { staleReason } from '@shingle/shared/sync/sync-messages.ts'
import { readSyncToken, type SyncToken } from '@shingle/shared/sync/sync-token.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { type SyncTicket, type TicketKey, verifySyncTicket } from '@shingle/storage/tickets/sync-ticket.ts'
import { type DraftAccess, mayWrite } from './draft-access.ts'
import { Refused } from './refused.ts'

/** A new ticket is asked for when this share of the old one's life is over. */
const renewalShare = 0.8

interface Proof {
  readonly token: SyncToken
  readonly ticket: SyncTicket
}

const prove = async (text: string, draftId: string, key: TicketKey): Promise<Proof> => {
  const token = readSyncToken(text)
  if (token === undefined) throw new Refused('bad-token')
  const ticket = await verifySyncTicket(token.jwt, key)
  if (ticket === undefined || ticket.draftId !== draftId) throw new Refused('ticket')
  if (token.schema !== draftVersion) throw new Refused('outdated')
  return { token, ticket }
}

const lifeOf = ({ issuedAt, expiresAt }: SyncTicket) => ({
  expiresAt: expiresAt.getTime(),
  renewAt: issuedAt.getTime() + (expiresAt.getTime() - issuedAt.getTime()) * renewalShare,
})

/**
 * Lets a client into a draft, as far as its ticket goes. A replica that wants to edit under an older epoch, or whose owner is not in control, is
 * refused here, before any content flows in either direction: afterwards its own work could no longer be told
 * from the others'.
 */
export const grantAccess = async (
  text: string,
  draftId: string,
  { log, key }: { readonly log: DraftLog; readonly key: TicketKey },
): Promise<DraftAccess> => {
  const { token, ticket } = await prove(text, draftId, key)
  const seen = await log.control(draftId)
  if (seen === undefined) throw new Refused('no-access')
  const access: DraftAccess = {
    user: { id: ticket.userId, name: ticket.name },
    role: ticket.role,
    epoch: token.epoch,
    ...lifeOf(ticket),
    revoked: false,
    refusals: 0,
    presence: undefined,
    seen,
  }
  const isStale = token.want === 'edit' && !mayWrite(access, seen)
  if (isStale) throw new Refused(staleReason(seen))
  return access
}

/** Renews a client's access by a new ticket of the same account. */
export const renewAccess = async (
  access: DraftAccess,
  text: string,
  { draftId, key }: { readonly draftId: string; readonly key: TicketKey },
): Promise<void> => {
  const { token, ticket } = await prove(text, draftId, key)
  if (ticket.userId !== access.user.id) throw new Refused('ticket')
  access.role = ticket.role
  access.epoch = token.epoch
  Object.assign(access, lifeOf(ticket))
}
