import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import type { DraftGates } from './draft-gates.ts'
import type { DraftConnection, Session } from './session.ts'
import type { SocketRoom } from './socket-room.ts'
import type { SyncPace } from './sync-options.ts'
import { disconnect, type SyncSocket } from './sync-socket.ts'

/** A ticket that ran out is honoured this much longer, for a slow renewal. */
const graceMs = 30_000

interface SweepSurroundings {
  readonly gates: DraftGates
  readonly room: SocketRoom
  readonly pace: SyncPace
  readonly clock: () => Date
}

const sweepTicket = (session: Session, connection: DraftConnection, now: number): void => {
  if (now > session.expiresAt + graceMs) disconnect(connection.context.socket, syncClose.unauthorized)
  // Asked again at every sweep until the client renews.
  else if (now > session.renewAt) connection.requestToken()
}

const sweepBacklog = (socket: SyncSocket, { backlogBytes, backlogMs }: SyncPace): void => {
  if (socket.ws.bufferedAmount <= backlogBytes) {
    socket.backloggedAt = 0
    return
  }
  const now = performance.now()
  if (socket.backloggedAt === 0) socket.backloggedAt = now
  else if (now - socket.backloggedAt >= backlogMs) disconnect(socket, syncClose.stalled)
}

/**
 * Looks regularly after what no message triggers: tickets that end, readers that stall, news that were lost
 * on the way.
 */
export const startSweep = ({ gates, room, pace, clock }: SweepSurroundings): (() => void) => {
  const sweep = () => {
    for (const socket of room.all()) sweepBacklog(socket, pace)
    const now = clock().getTime()
    for (const gate of gates.all()) {
      for (const connection of gate.connections()) {
        const { session } = connection.context
        if (session !== undefined) sweepTicket(session, connection, now)
      }
      void gate.check()
    }
  }
  const timer = setInterval(sweep, pace.sweepMs)
  return () => clearInterval(timer)
}
