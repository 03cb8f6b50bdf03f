import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { Hocuspocus } from '@hocuspocus/server'
import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { type Health, healthOf } from '@shingle/storage/database/is-reachable.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { createDraftMirror } from '@shingle/storage/draft-log/draft-mirror.ts'
import { createRoleIn, createRolesAmong } from '@shingle/storage/membership/role-in.ts'
import { visitorAddress } from '@shingle/storage/network/visitor-address.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openSessions } from '@shingle/storage/rows/sessions.ts'
import { createRefreshTokens } from '@shingle/storage/tickets/refresh-token.ts'
import { WebSocketServer } from 'ws'
import { createAnswerRoom } from './answer-room.ts'
import { createCostRefusals, shareCostRefusals } from './cost-refusals.ts'
import { createCpuBudgets } from './cpu-budgets.ts'
import { startCpuClock } from './cpu-clock.ts'
import type { SyncContext } from './draft-access.ts'
import { draftHooks } from './draft-hooks.ts'
import { noLanes } from './draft-lanes.ts'
import { createHeavyWork } from './heavy-work.ts'
import { createOpenDrafts, type OpenDrafts } from './open-drafts.ts'
import { createOpenSockets, type OpenSockets } from './open-sockets.ts'
import { createOutgoing } from './outgoing.ts'
import { createEditingMarks } from './presence/editing-marks.ts'
import { createRooms } from './presence/rooms.ts'
import { createRoleSweep } from './role-sweep.ts'
import { watchSessions } from './session-watch.ts'
import { createStrangers } from './strangers.ts'
import { startSweep } from './sweep.ts'
import { createSyncMetrics } from './sync-metrics.ts'
import { type SyncPace, type SyncServerOptions, syncPace } from './sync-options.ts'
import { disconnect, type SyncSocket } from './sync-socket.ts'
import { browserOf, refuseUpgrade, sessionOf, toRequest, upgradeRefusal } from './upgrade.ts'
import { createWaitingBytes } from './waiting-bytes.ts'
import { wireSocket } from './wire-socket.ts'

/** The sync server beside an http server that hands it the upgrades on `/sync`. */
export interface SyncServer {
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Whether it lives, and whether its database answers. */
  health(): Promise<Health>
  /** What it has done and holds, in the Prometheus text format. */
  metrics(): string
  /** Lets every client go, snapshots what is open, and resolves within seconds whatever happens. */
  close(): Promise<void>
}

const unauthenticatedBytes = 64 * 1024

const monotonic = () => performance.now()

const createHocuspocus = (options: SyncServerOptions, pace: SyncPace, sockets: OpenSockets) => {
  const sessions = openSessions(options.db, options.clock)
  const grounds = { key: options, sessions, roleIn: createRoleIn(options.db, options.clock) }
  const around = {
    log: createDraftLog(options.db),
    bus: options.bus,
    mirror: createDraftMirror(options.db, options.clock),
    clock: options.clock,
    logger: options.log,
    metrics: createSyncMetrics(),
    budgets: createCpuBudgets(pace.cpuMs, { now: monotonic, startCpuClock }),
    heavyWork: createHeavyWork(pace.heavyMs, monotonic),
    answerRoom: createAnswerRoom(pace, monotonic),
    waitingBytes: createWaitingBytes(pace),
    costRefusals: shareCostRefusals(createCostRefusals(pace.costRefusals, monotonic), options),
  }
  const drafts: OpenDrafts = createOpenDrafts(around, {
    pace,
    unload: (document) => void hocuspocus.unloadDocument(document),
    forget: (document) => {
      if (hocuspocus.documents.get(document.name) === document) hocuspocus.documents.delete(document.name)
      document.destroy()
    },
  })
  const marks = createEditingMarks({
    drafts: openDraftWebsites(options.db, options.clock),
    ...{ clock: options.clock, editingMs: pace.editingMs, logger: options.log },
  })
  const rooms = createRooms({
    ...{ bus: options.bus, drafts, marks, pace, now: monotonic, logger: options.log },
    sent: around.metrics.presence,
  })
  const hocuspocus: Hocuspocus<SyncContext> = new Hocuspocus<SyncContext>({
    quiet: true,
    // At once, so that an update can pass by its writer; each socket gathers what is sent within one turn by itself.
    flushDelay: false,
    maxUnauthenticatedQueueSize: unauthenticatedBytes,
    maxPendingDocuments: pace.draftsPerSocket,
    ...draftHooks({ drafts, rooms, sockets, grounds, pace, logger: options.log }),
  })
  const watch = watchSessions({ bus: options.bus, drafts, sessions, logger: options.log })
  const rolesAmong = createRolesAmong(options.db, options.clock)
  const sweepRoles = createRoleSweep({ drafts, rolesAmong, logger: options.log })
  return { hocuspocus, drafts, rooms, watch, sweepRoles }
}

const settle = async (drafts: OpenDrafts, maximumMs: number): Promise<void> => {
  await Promise.race([drafts.storeAll(), wait(maximumMs, undefined, { ref: false })])
}

/** Builds the sync server. It opens no port of its own. */
export const createSyncServer = (options: SyncServerOptions): SyncServer => {
  const pace = { ...syncPace, ...options.pace }
  const sockets = createOpenSockets(pace, monotonic)
  const { hocuspocus, drafts, rooms, watch, sweepRoles } = createHocuspocus(options, pace, sockets)
  const strangers = createStrangers(pace, monotonic)
  const tokens = createRefreshTokens(options.secret)
  const wss = new WebSocketServer({ noServer: true, maxPayload: syncLimits.frame, perMessageDeflate: false })
  const sweeping = { drafts, rooms, sockets, strangers, pace, clock: options.clock, watch, sweepRoles }
  const stopSweep = startSweep(sweeping)
  let isClosing = false

  return {
    handleUpgrade: (request, raw, head) => {
      raw.on('error', (error) => options.log.info({ err: error }, 'an upgrade failed'))
      const address = visitorAddress(request, options.trustsProxy)
      const status = isClosing ? 503 : upgradeRefusal(request, options.origins)
      const sessionId = sessionOf(request, options.origins, tokens)
      const refusal = status ?? (sockets.admit({ address, sessionId }) ? undefined : 429)
      if (refusal !== undefined) return refuseUpgrade(raw, refusal)
      wss.handleUpgrade(request, raw, head, (ws) => {
        const browser = browserOf(request, options.origins)
        const socket: SyncSocket = {
          ...{ ws, address, browser, sessionId, outgoing: createOutgoing(ws, raw) },
          ...{ userId: undefined, heardAt: performance.now(), backloggedAt: 0, lanes: noLanes() },
        }
        sockets.add(socket)
        const upgrade = { request: toRequest(request), raw, head }
        wireSocket(socket, upgrade, { hocuspocus, pace, logger: options.log, strangers })
      })
    },
    health: () => healthOf(options.db),
    metrics: () =>
      drafts.around.metrics.render({ drafts: drafts.all().length, sockets: sockets.all().length }),
    close: async () => {
      isClosing = true
      stopSweep()
      for (const socket of sockets.all()) disconnect(socket, syncClose.restarting)
      await settle(drafts, pace.closingMs)
      drafts.stop()
      await rooms.close()
      for (const { ws } of sockets.all()) ws.terminate()
      for (const draft of drafts.all()) draft.document.destroy()
      wss.close()
      await watch.stop()
      await drafts.around.costRefusals.leave()
    },
  }
}
