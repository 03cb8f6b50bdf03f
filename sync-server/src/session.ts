import type { Connection } from '@hocuspocus/server'
import type { DraftControl, DraftUser } from '@shingle/shared/sync/sync-messages.ts'
import { mayEdit, type Role } from '@shingle/shared/website/roles.ts'
import type { SyncSocket } from './sync-socket.ts'

/**
 * One client's standing on one draft. A renewed ticket changes it in place, so that every queued message sees
 * it.
 */
export interface Session {
  readonly user: DraftUser
  role: Role
  epoch: number
  expiresAt: number
  renewAt: number
  /** Set once access was taken away; never unset. */
  revoked: boolean
  refusals: number
  /** The one presence id this client speaks for. */
  presence: number | undefined
  /** Control as it was when the client proved who it is. */
  readonly seen: DraftControl
}

/** What every hook knows about its connection. */
export interface SyncContext {
  readonly socket: SyncSocket
  readonly session?: Session
}

export type DraftConnection = Connection<SyncContext>

/** Whether a session may write under this control: same holder, same epoch, a role that edits. */
export const mayWrite = (session: Session, { epoch, holder }: Omit<DraftControl, 'seq'>): boolean =>
  !session.revoked && mayEdit(session.role) && session.user.id === holder.id && session.epoch === epoch
