import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import type { DraftAccess, DraftConnection } from './draft-access.ts'
import type { DraftGate } from './draft-gate.ts'
import type { DraftGates } from './draft-gates.ts'
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

const sweepTicket = (access: DraftAccess, connection: DraftConnection, now: number): void => {
  if (now > access.expiresAt + graceMs) disconnect(connection.context.socket, syncClose.unauthorized)
  // Asked again at every sweep until the client renews.
  else if (now > access.renewAt) connection.requestToken()
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

const sweepTickets = (gate: DraftGate, now: number): void => {
  for (const connection of gate.connections()) {
    const { access } = connection.context
    if (access !== undefined) sweepTicket(access, connection, now)
  }
}

/** Finds the drafts of which news were lost, by one question for all. */
const sweepNews = async ({ around, all }: DraftGates): Promise<void> => {
  const gates = all()
  if (gates.length === 0) return
  try {
    const controls = await around.log.controls(gates.map(({ draftId }) => draftId))
    for (const gate of gates) if (gate.isBehind(controls.get(gate.draftId))) void gate.check()
  } catch (error) {
    around.logger.warn({ err: error }, 'the log could not be asked for news')
  }
}

/**
 * Looks regularly after what no message triggers: tickets that end, readers that stall, news that were lost
 * on the way.
 */
export const startSweep = ({ gates, room, pace, clock }: SweepSurroundings): (() => void) => {
  const sweep = () => {
    for (const socket of room.all()) sweepBacklog(socket, pace)
    const now = clock().getTime()
    for (const gate of gates.all()) sweepTickets(gate, now)
    void sweepNews(gates)
  }
  const timer = setInterval(sweep, pace.sweepMs)
  return () => clearInterval(timer)
}
