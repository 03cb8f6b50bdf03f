import type {
  beforeHandleAwarenessPayload,
  beforeSyncPayload,
  Configuration,
  connectedPayload,
  onAuthenticatePayload,
  onTokenSyncPayload,
} from '@hocuspocus/server'
import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import type { TicketKey } from '@shingle/storage/tickets/sync-ticket.ts'
import type { Logger } from 'pino'
import { accept } from './accept.ts'
import { concludeUpdate } from './conclude-update.ts'
import { type DraftAccess, type DraftConnection, mayWrite, type SyncContext } from './draft-access.ts'
import type { DraftGate } from './draft-gate.ts'
import type { DraftGates } from './draft-gates.ts'
import { syncStep } from './frame.ts'
import { grantAccess, renewAccess } from './grant-access.ts'
import { guard } from './guard.ts'
import { leaveFormatting } from './leave-formatting.ts'
import { rewritePresence } from './presence.ts'
import { Refused } from './refused.ts'
import type { SocketRoom } from './socket-room.ts'
import type { SyncPace } from './sync-options.ts'
import { disconnect } from './sync-socket.ts'
import { openLane } from './update-lane.ts'

interface HookSurroundings {
  readonly gates: DraftGates
  readonly room: SocketRoom
  readonly key: TicketKey
  readonly pace: SyncPace
  readonly logger: Logger
}

/** A connection on which a hook failed hears nothing more and writes nothing more. */
const cutOff = ({ connection }: { connection?: DraftConnection }): void => {
  if (connection === undefined) return
  connection.readOnly = true
  disconnect(connection.context.socket, syncClose.unauthorized)
}

const refuseForNow = (): never => {
  throw new Refused('try-again')
}

const greet = (gate: DraftGate, connection: DraftConnection, { seen }: DraftAccess): void => {
  gate.observe(seen)
  gate.tell(connection)
  if (seen.seq > gate.seq) void gate.check()
}

const authenticate =
  ({ gates, room, key }: HookSurroundings) =>
  async ({ token, documentName, connectionConfig, context }: onAuthenticatePayload<SyncContext>) => {
    const access = await grantAccess(token, documentName, { log: gates.around.log, key })
    if (!room.seat(context.socket, access.user.id)) throw new Refused('too-many')
    connectionConfig.readOnly = !mayWrite(access, access.seen)
    return { access }
  }

const renew =
  ({ gates, key }: HookSurroundings) =>
  async ({ token, connection, documentName }: onTokenSyncPayload<SyncContext>) => {
    const gate = gates.get(documentName)
    const { access } = connection.context
    if (access === undefined || gate === undefined) return
    await renewAccess(access, token, { draftId: documentName, key })
    await gate.check()
    gate.tell(connection)
  }

/** Judges content that came so early that its lane was not open yet. */
const judgeEarly =
  ({ gates, pace }: HookSurroundings) =>
  async ({ type, payload, connection, documentName, context }: beforeSyncPayload<SyncContext>) => {
    if (type === syncStep.ask) return
    const gate = gates.get(documentName)
    const { access } = context
    // Read-only until proven otherwise: Hocuspocus applies what comes by unless the connection is read-only.
    connection.readOnly = true
    if (gate === undefined || access === undefined) return
    const isHandshake = type === syncStep.answer
    // A viewer's handshake offers nothing; Hocuspocus compares and answers.
    if (isHandshake && !mayWrite(access, gate.control)) return
    const maximumBytes = isHandshake ? syncLimits.reconnection : syncLimits.update
    const offer = { access, connection, updates: [payload], maximumBytes }
    const verdict = await accept(gate, offer)
    concludeUpdate(gate, offer, { verdict, pace })
    connection.readOnly = !verdict.accepted
  }

const rewrite = async ({ states, connection, context }: beforeHandleAwarenessPayload<SyncContext>) => {
  if (connection === undefined || context?.access === undefined) states.clear()
  else rewritePresence(states, context.access, connection)
}

/**
 * All that Hocuspocus calls on the way of a draft: from proving who somebody is to letting the document go.
 */
export const draftHooks = (around: HookSurroundings): Partial<Configuration<SyncContext>> => {
  const { gates, pace, logger } = around
  const welcome = async ({ connection, documentName, context }: connectedPayload<SyncContext>) => {
    const gate = gates.get(documentName)
    const { access, socket } = context
    if (gate === undefined || access === undefined) return
    greet(gate, connection, access)
    const atFault = (error: unknown) => {
      logger.error({ err: error }, 'an update could not be judged')
      cutOff({ connection })
    }
    const lane = openLane({ gate, access, connection, pace, atFault })
    socket.lanes.set(connection.messageAddress, lane)
    connection.onClose(() => {
      lane.close()
      socket.lanes.delete(connection.messageAddress)
    })
  }
  return {
    onAuthenticate: guard(logger, authenticate(around), refuseForNow),
    onLoadDocument: ({ document }) => gates.open(document),
    afterLoadDocument: async ({ document }) => {
      // Nothing more is to be done about a change: the gate made it, and snapshots have a clock of their own.
      document.onUpdate(() => undefined)
      leaveFormatting(document)
    },
    connected: guard(logger, welcome, cutOff),
    onTokenSync: guard(logger, renew(around), cutOff),
    beforeSync: guard(logger, judgeEarly(around), cutOff),
    beforeHandleAwareness: guard(logger, rewrite, ({ states }) => states.clear()),
    // Clients have nothing to say by stateless messages; whatever they send there is let go unread.
    onStateless: async () => undefined,
    beforeUnloadDocument: ({ documentName }) => gates.beforeUnload(documentName),
  }
}
