import type {
  beforeHandleAwarenessPayload,
  beforeSyncPayload,
  Configuration,
  connectedPayload,
  onAuthenticatePayload,
  onStatelessPayload,
  onTokenSyncPayload,
} from '@hocuspocus/server'
import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { isLeftBehind, type SavedMessage } from '@shingle/shared/sync/sync-messages.ts'
import { leaveFormatting } from '@shingle/storage/draft-guard/leave-formatting.ts'
import type { Logger } from 'pino'
import { accept } from './accept.ts'
import { concludeUpdate } from './conclude-update.ts'
import { type DraftAccess, type DraftConnection, mayWrite, type SyncContext } from './draft-access.ts'
import { syncStep } from './frame.ts'
import { type Grounds, grantAccess, renewAccess } from './grant-access.ts'
import { guard } from './guard.ts'
import type { OpenDraft } from './open-draft.ts'
import type { OpenDrafts } from './open-drafts.ts'
import type { OpenSockets } from './open-sockets.ts'
import type { Rooms } from './presence/rooms.ts'
import { Refused } from './refused.ts'
import type { SyncPace } from './sync-options.ts'
import { disconnect } from './sync-socket.ts'
import { openQueue } from './update-queue.ts'

interface HookSurroundings {
  readonly drafts: OpenDrafts
  readonly rooms: Rooms
  readonly sockets: OpenSockets
  readonly grounds: Omit<Grounds, 'browser'>
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

const greet = (draft: OpenDraft, connection: DraftConnection, { seen }: DraftAccess): void => {
  draft.observe(seen)
  draft.tell(connection)
  if (seen.seq > draft.seq) void draft.check()
}

/** Whether a replica and the document it was let in to are of two histories, as when the draft was rebuilt in between. */
const isOutOfStep = ({ epoch }: DraftAccess, { document }: DraftConnection, draft: OpenDraft): boolean =>
  document !== draft.document || isLeftBehind(epoch, draft.control)

/** A copy takes milliseconds: where many come back at once, they are made one after the other, ahead of the typing. */
const prepare = ({ around, shadow, draftId }: OpenDraft, { user }: DraftAccess): void => {
  around.heavyWork
    .run(user.id, () => shadow.prepare())
    .catch((error: unknown) => around.logger.warn({ err: error, draftId }, 'a draft was not made ready'))
}

const authenticate =
  ({ drafts, sockets, grounds }: HookSurroundings) =>
  async ({ token, documentName, connectionConfig, context }: onAuthenticatePayload<SyncContext>) => {
    const access = await grantAccess(token, documentName, {
      ...grounds,
      log: drafts.around.log,
      browser: context.socket.browser,
    })
    // A document of a history that the draft has left behind must not be shown to who knows the new one.
    drafts.get(documentName)?.observe(access.seen)
    if (!sockets.assign(context.socket, access.user.id)) throw new Refused('too-many')
    connectionConfig.readOnly = !mayWrite(access, access.seen)
    return { access }
  }

const renew =
  ({ drafts, grounds }: HookSurroundings) =>
  async ({ token, connection, documentName }: onTokenSyncPayload<SyncContext>) => {
    const draft = drafts.get(documentName)
    const { access, socket } = connection.context
    if (access === undefined || draft === undefined) return
    await renewAccess(access, token, { draftId: documentName, browser: socket.browser, ...grounds })
    await draft.check()
    draft.tell(connection)
  }

const savedAt = ({ control: { epoch }, seq }: OpenDraft): SavedMessage => ({ t: 'saved', epoch, seq })

/** Judges content that came so early that its queue was not open yet. */
const judgeEarly =
  ({ drafts, pace }: HookSurroundings) =>
  async ({ type, payload, connection, documentName, context }: beforeSyncPayload<SyncContext>) => {
    const draft = drafts.get(documentName)
    if (draft !== undefined && context.access !== undefined && isOutOfStep(context.access, connection, draft))
      return disconnect(context.socket, syncClose.restarting)
    // Hocuspocus reads the document, to answer what somebody lacks or has.
    draft?.settle()
    if (type === syncStep.ask) return
    const { access } = context
    // Read-only until proven otherwise: Hocuspocus applies what comes by unless the connection is read-only.
    connection.readOnly = true
    if (draft === undefined || access === undefined) return
    const isHandshake = type === syncStep.answer
    // A viewer's handshake offers nothing; Hocuspocus compares and answers.
    if (isHandshake && !mayWrite(access, draft.control)) return
    const caps = isHandshake ? syncLimits.reconnection : syncLimits.update
    const offer = { access, connection, updates: [payload], caps }
    const verdict = await accept(draft, offer)
    concludeUpdate(draft, offer, { verdict, pace })
    // Hocuspocus acknowledges it and knows no place.
    if (verdict.accepted) connection.sendStateless(JSON.stringify(savedAt(draft)))
    // What was accepted is in the document before Hocuspocus looks, so that nothing of what was sent itself is.
    draft.settle()
    connection.readOnly = !verdict.accepted
  }

/** Presence is told of by its room: Hocuspocus, which would believe a client whatever it says of anybody, keeps none. */
const look =
  ({ rooms }: HookSurroundings) =>
  async ({ states, connection }: beforeHandleAwarenessPayload<SyncContext>) => {
    // Hocuspocus reads the message into a presence of its own, which has an empty state to begin with.
    const claims = new Map<number, unknown>([...states].filter(([, state]) => Object.keys(state).length > 0))
    states.clear()
    if (connection !== undefined) rooms.look(connection, claims)
  }

const hear =
  ({ rooms }: HookSurroundings) =>
  async ({ connection, payload }: onStatelessPayload) =>
    rooms.hear(connection, payload)

/**
 * All that Hocuspocus calls on the way of a draft: from proving who somebody is to letting the document go.
 */
export const draftHooks = (around: HookSurroundings): Partial<Configuration<SyncContext>> => {
  const { drafts, rooms, pace, logger } = around
  const welcome = async ({ connection, documentName, context }: connectedPayload<SyncContext>) => {
    const draft = drafts.get(documentName)
    const { access, socket } = context
    if (draft === undefined || access === undefined) return
    if (isOutOfStep(access, connection, draft)) return disconnect(socket, syncClose.restarting)
    greet(draft, connection, access)
    rooms.enter(connection, access)
    if (mayWrite(access, draft.control)) prepare(draft, access)
    const atFault = (error: unknown) => {
      logger.error({ err: error }, 'an update could not be judged')
      cutOff({ connection })
    }
    const queue = openQueue({ draft, access, connection, pace, atFault })
    socket.queues.set(connection.messageAddress, queue)
    connection.onClose(() => {
      queue.close()
      socket.queues.delete(connection.messageAddress)
    })
  }
  return {
    onAuthenticate: guard(logger, authenticate(around), refuseForNow),
    onLoadDocument: ({ document }) => drafts.open(document),
    afterLoadDocument: async ({ document }) => {
      // Nothing more is to be done about a change: the draft made it, and snapshots have a clock of their own.
      document.onUpdate(() => undefined)
      leaveFormatting(document)
    },
    connected: guard(logger, welcome, cutOff),
    onTokenSync: guard(logger, renew(around), cutOff),
    beforeSync: guard(logger, judgeEarly(around), cutOff),
    beforeHandleAwareness: guard(logger, look(around), ({ states }) => states.clear()),
    onStateless: guard(logger, hear(around)),
    beforeUnloadDocument: ({ document }) => drafts.beforeUnload(document),
  }
}
