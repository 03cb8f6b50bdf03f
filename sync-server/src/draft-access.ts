import type { Connection } from '@hocuspocus/server'
import { type DraftControl, type DraftUser, isLeftBehind } from '@shingle/shared/sync/sync-messages.ts'
import { mayEdit, type Role } from '@shingle/shared/website/roles.ts'
import type { SyncSocket } from './sync-socket.ts'

/**
 * What one client may do with one draft, as whom and until when. A renewed ticket changes it in place, so that every queued message sees
 * it.
 */
export interface DraftAccess {
  /** The name is the one of the newest ticket, the id stays. */
  user: DraftUser
  /** The session that asked for its ticket: it ends with it. */
  sid: string
  role: Role
  epoch: number
  expiresAt: number
  renewAt: number
  /** Set once it was taken away; never unset. */
  revoked: boolean
  refusals: number
  /** Control as it was when the client proved who it is. */
  readonly seen: DraftControl
}

/** What every hook knows about its connection. */
export interface SyncContext {
  readonly socket: SyncSocket
  readonly access?: DraftAccess
}

export type DraftConnection = Connection<SyncContext>

/** Whether it lets the client write under this control: same holder, same epoch, a role that edits. */
export const mayWrite = (access: DraftAccess, { epoch, holder }: Omit<DraftControl, 'seq'>): boolean =>
  !access.revoked && mayEdit(access.role) && access.user.id === holder.id && access.epoch === epoch

/** Whether a replica and the document it was let in to are of two histories, as when the draft was rebuilt in between. */
export const isOutOfStep = (
  { epoch }: DraftAccess,
  { document }: DraftConnection,
  draft: { readonly document: unknown; readonly control: DraftControl },
): boolean => document !== draft.document || isLeftBehind(epoch, draft.control)
