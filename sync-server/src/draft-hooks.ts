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
import type { RefusedMessage, SavedMessage } from '@shingle/shared/sync/sync-messages.ts'
import type { TicketKey } from '@shingle/storage/tickets/sync-ticket.ts'
import type { Logger } from 'pino'
import { accept, type Verdict } from './accept.ts'
import { openSession, renewSession } from './authenticate.ts'
import type { DraftGate } from './draft-gate.ts'
import type { DraftGates } from './draft-gates.ts'
import { guard } from './guard.ts'
import { rewritePresence } from './presence.ts'
import { Refused } from './refused.ts'
import { type DraftConnection, mayWrite, type Session, type SyncContext } from './session.ts'
import type { SocketRoom } from './socket-room.ts'
import type { SyncPace } from './sync-options.ts'
import { disconnect } from './sync-socket.ts'

/** Sync message kinds of y-protocols. */
const sync = { stepOne: 0, stepTwo: 1 } as const

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

const answer = (gate: DraftGate, connection: DraftConnection, verdict: Verdict): void => {
  const { epoch, holder } = gate.control
  const message: SavedMessage | RefusedMessage = verdict.accepted
    ? { t: 'saved', epoch, seq: gate.seq }
    : {
        t: 'refused',
        why: verdict.why,
        epoch,
        holder,
        ...(verdict.text === undefined ? {} : { text: verdict.text }),
      }
  connection.sendStateless(JSON.stringify(message))
}

const record = (gate: DraftGate, { user }: Session, verdict: Verdict): void => {
  const { draftId, seq, control, around } = gate
  const ids = { draftId, userId: user.id, epoch: control.epoch, seq }
  if (verdict.accepted) {
    around.metrics.accept()
    around.logger.debug(ids, 'an update was accepted')
  } else {
    around.metrics.refuse(verdict.why)
    around.logger.info({ ...ids, why: verdict.why }, 'an update was refused')
  }
}

const countRefusal = (session: Session, connection: DraftConnection, pace: SyncPace): void => {
  session.refusals += 1
  if (session.refusals >= pace.refusals) disconnect(connection.context.socket, syncClose.invalid)
}

const refuseForNow = (): never => {
  throw new Refused('try-again')
}

const greet = (gate: DraftGate, connection: DraftConnection, { seen }: Session): void => {
  gate.observe(seen)
  gate.tell(connection)
  if (seen.seq > gate.seq) void gate.check()
}

const authenticate =
  ({ gates, room, key }: HookSurroundings) =>
  async ({ token, documentName, connectionConfig, context }: onAuthenticatePayload<SyncContext>) => {
    const session = await openSession(token, documentName, { log: gates.around.log, key })
    if (!room.seat(context.socket, session.user.id)) throw new Refused('too-many')
    connectionConfig.readOnly = !mayWrite(session, session.seen)
    return { session }
  }

const renew =
  ({ gates, key }: HookSurroundings) =>
  async ({ token, connection, documentName }: onTokenSyncPayload<SyncContext>) => {
    const gate = gates.get(documentName)
    const { session } = connection.context
    if (session === undefined || gate === undefined) return
    await renewSession(session, token, { draftId: documentName, key })
    await gate.check()
    gate.tell(connection)
  }

const judge =
  ({ gates, pace }: HookSurroundings) =>
  async ({ type, payload, connection, documentName, context }: beforeSyncPayload<SyncContext>) => {
    if (type === sync.stepOne) return
    const gate = gates.get(documentName)
    const { session } = context
    // Read-only until proven otherwise: Hocuspocus applies what comes by unless the connection is read-only.
    connection.readOnly = true
    if (gate === undefined || session === undefined) return
    const isHandshake = type === sync.stepTwo
    // A viewer's handshake offers nothing; Hocuspocus compares and answers.
    if (isHandshake && !mayWrite(session, gate.control)) return
    const maximumBytes = isHandshake ? syncLimits.reconnection : syncLimits.update
    const verdict = await accept(gate, { session, connection, update: payload, maximumBytes })
    connection.readOnly = !verdict.accepted
    answer(gate, connection, verdict)
    record(gate, session, verdict)
    if (!verdict.accepted) countRefusal(session, connection, pace)
  }

const rewrite = async ({ states, connection, context }: beforeHandleAwarenessPayload<SyncContext>) => {
  if (connection === undefined || context?.session === undefined) states.clear()
  else rewritePresence(states, context.session, connection)
}

/**
 * All that Hocuspocus calls on the way of a draft: from proving who somebody is to letting the document go.
 */
export const draftHooks = (around: HookSurroundings): Partial<Configuration<SyncContext>> => {
  const { gates, logger } = around
  const greetConnected = async ({ connection, documentName, context }: connectedPayload<SyncContext>) => {
    const gate = gates.get(documentName)
    if (gate !== undefined && context.session !== undefined) greet(gate, connection, context.session)
  }
  return {
    onAuthenticate: guard(logger, authenticate(around), refuseForNow),
    onLoadDocument: ({ document }) => gates.open(document),
    connected: guard(logger, greetConnected, cutOff),
    onTokenSync: guard(logger, renew(around), cutOff),
    beforeSync: guard(logger, judge(around), cutOff),
    beforeHandleAwareness: guard(logger, rewrite, ({ states }) => states.clear()),
    // Clients have nothing to say by stateless messages; whatever they send there is let go unread.
    onStateless: async () => undefined,
    onStoreDocument: guard(logger, async ({ documentName }: { documentName: string }) =>
      gates.store(documentName),
    ),
    beforeUnloadDocument: ({ documentName }) => gates.beforeUnload(documentName),
  }
}
