import type { SyncClose } from '@shingle/shared/sync/sync-close.ts'
import type { WebSocket } from 'ws'
import type { DraftLanes } from './draft-lanes.ts'
import type { Outgoing } from './outgoing.ts'

/** One WebSocket, which may carry several drafts. */
export interface SyncSocket {
  readonly ws: WebSocket
  /** All that is sent to it but goodbyes goes this way. */
  readonly outgoing: Outgoing
  readonly address: string
  /** The browser it was opened in, as tickets name it. */
  readonly browser: string | undefined
  /** The session that its browser has or had; undefined for one that shows none. */
  readonly sessionId: string | undefined
  /** The account behind it, once proven. */
  userId: string | undefined
  /** When its peer was heard last, at least by an answer to a ping (ms, monotonic). */
  heardAt: number
  /** Since when its outgoing buffer has been too long; 0 while it is not. */
  backloggedAt: number
  readonly lanes: DraftLanes
}

/** A peer that does not answer the close is cut off after this. */
const cutOffMs = 2_000

/** Closes a socket, and cuts it off if the peer does not answer. */
export const disconnect = ({ ws, outgoing }: SyncSocket, { code, reason }: SyncClose): void => {
  // Closing already: whoever began it also cuts it off.
  if (ws.readyState !== ws.OPEN) return
  outgoing.flush()
  ws.close(code, reason)
  const timer = setTimeout(() => ws.terminate(), cutOffMs).unref()
  ws.once('close', () => clearTimeout(timer))
}
