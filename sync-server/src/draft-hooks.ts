import type {
  beforeHandleAwarenessPayload,
  Configuration,
  connectedPayload,
  onAuthenticatePayload,
  onStatelessPayload,
  onTokenSyncPayload,
} from '@hocuspocus/server'
import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import { leaveFormatting } from '@shingle/storage/draft-guard/leave-formatting.ts'
import type { Logger } from 'pino'
import { openAnswers } from './answers.ts'
import {
  type DraftAccess,
  type DraftConnection,
  isOutOfStep,
  mayWrite,
  type SyncContext,
} from './draft-access.ts'
import { openLane } from './draft-lanes.ts'
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

/** A copy takes milliseconds: where many come back at once, they are made one after the other, ahead of the typing. */
const prepare = ({ around, shadow, draftId }: OpenDraft, { user }: DraftAccess): void => {
  around.heavyWork
    .run(user.id, () => around.budgets.charge(user.id, () => shadow.prepare()))
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
    // To open one costs what it weighs: whoever has used up their time comes again later.
    const isOpen = drafts.get(documentName) !== undefined
    if (!isOpen && drafts.around.budgets.isSpent(access.user.id)) throw new Refused('try-again')
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

/** Content and questions go past Hocuspocus, which would apply the one unjudged and answer the other at any cost. */
const refuseSync = async (): Promise<never> => {
  throw new Error('a frame of the sync protocol went the wrong way')
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
      logger.error({ err: error }, 'a frame could not be dealt with')
      cutOff({ connection })
    }
    const queue = openQueue({ draft, access, connection, pace, atFault })
    const answers = openAnswers({ draft, access, connection, atFault })
    const close = openLane(socket.lanes, connection.messageAddress, { queue, answers })
    connection.onClose(close)
  }
  return {
    onAuthenticate: guard(logger, authenticate(around), refuseForNow),
    onLoadDocument: ({ document, context }) => drafts.open(document, context.access?.user.id ?? ''),
    afterLoadDocument: async ({ document }) => {
      // Nothing more is to be done about a change: the draft made it, and snapshots have a clock of their own.
      document.onUpdate(() => undefined)
      leaveFormatting(document)
    },
    connected: guard(logger, welcome, cutOff),
    onTokenSync: guard(logger, renew(around), cutOff),
    beforeSync: refuseSync,
    beforeHandleAwareness: guard(logger, look(around), ({ states }) => states.clear()),
    onStateless: guard(logger, hear(around)),
    beforeUnloadDocument: ({ document }) => drafts.beforeUnload(document),
  }
}
