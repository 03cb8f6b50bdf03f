import { draftVersion } from '@shingle/shared/draft/shape.ts'
import { staleReason } from '@shingle/shared/sync/sync-messages.ts'
import { readSyncToken, type SyncToken } from '@shingle/shared/sync/sync-token.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { type SyncTicket, type TicketKey, verifySyncTicket } from '@shingle/storage/tickets/sync-ticket.ts'
import { Refused } from './refused.ts'
import { mayWrite, type Session } from './session.ts'

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
 * Opens a session. A replica that wants to edit under an older epoch, or whose owner is not in control, is
 * refused here, before any content flows in either direction: afterwards its own work could no longer be told
 * from the others'.
 */
export const openSession = async (
  text: string,
  draftId: string,
  { log, key }: { readonly log: DraftLog; readonly key: TicketKey },
): Promise<Session> => {
  const { token, ticket } = await prove(text, draftId, key)
  const seen = await log.control(draftId)
  if (seen === undefined) throw new Refused('no-access')
  const session: Session = {
    user: { id: ticket.userId, name: ticket.name },
    role: ticket.role,
    epoch: token.epoch,
    ...lifeOf(ticket),
    revoked: false,
    refusals: 0,
    presence: undefined,
    seen,
  }
  const isStale = token.want === 'edit' && !mayWrite(session, seen)
  if (isStale) throw new Refused(staleReason(seen))
  return session
}

/** Renews a session by a new ticket of the same account. */
export const renewSession = async (
  session: Session,
  text: string,
  { draftId, key }: { readonly draftId: string; readonly key: TicketKey },
): Promise<void> => {
  const { token, ticket } = await prove(text, draftId, key)
  if (ticket.userId !== session.user.id) throw new Refused('ticket')
  session.role = ticket.role
  session.epoch = token.epoch
  Object.assign(session, lifeOf(ticket))
}
