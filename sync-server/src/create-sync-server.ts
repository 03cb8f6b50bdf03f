import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { Hocuspocus } from '@hocuspocus/server'
import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { type Health, healthOf } from '@shingle/storage/database/is-reachable.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { WebSocketServer } from 'ws'
import type { SyncContext } from './draft-access.ts'
import { createDraftGates, type DraftGates } from './draft-gates.ts'
import { draftHooks } from './draft-hooks.ts'
import { createDraftMirror } from './draft-mirror.ts'
import { createSocketRoom, type SocketRoom } from './socket-room.ts'
import { startSweep } from './sweep.ts'
import { createSyncMetrics } from './sync-metrics.ts'
import { type SyncPace, type SyncServerOptions, syncPace } from './sync-options.ts'
import { disconnect, type SyncSocket, wireSocket } from './sync-socket.ts'
import { addressOf, refuseUpgrade, toRequest, upgradeRefusal } from './upgrade.ts'

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

const createHocuspocus = (options: SyncServerOptions, pace: SyncPace, room: SocketRoom) => {
  const around = {
    log: createDraftLog(options.db),
    bus: options.bus,
    mirror: createDraftMirror(options.db, options.clock),
    clock: options.clock,
    logger: options.log,
    metrics: createSyncMetrics(),
  }
  const gates: DraftGates = createDraftGates(around, {
    pace,
    unload: (document) => void hocuspocus.unloadDocument(document),
  })
  const hocuspocus: Hocuspocus<SyncContext> = new Hocuspocus<SyncContext>({
    quiet: true,
    // At once, so that an update can pass by its writer; each socket gathers what is sent within one turn by itself.
    flushDelay: false,
    maxUnauthenticatedQueueSize: unauthenticatedBytes,
    maxPendingDocuments: pace.draftsPerSocket,
    ...draftHooks({ gates, room, key: options, pace, logger: options.log }),
  })
  return { hocuspocus, gates }
}

const settle = async (gates: DraftGates, maximumMs: number): Promise<void> => {
  await Promise.race([gates.storeAll(), wait(maximumMs, undefined, { ref: false })])
}

/** Builds the sync server. It opens no port of its own. */
export const createSyncServer = (options: SyncServerOptions): SyncServer => {
  const pace = { ...syncPace, ...options.pace }
  const room = createSocketRoom(pace)
  const { hocuspocus, gates } = createHocuspocus(options, pace, room)
  const wss = new WebSocketServer({ noServer: true, maxPayload: syncLimits.frame, perMessageDeflate: false })
  const stopSweep = startSweep({ gates, room, pace, clock: options.clock })
  let isClosing = false

  return {
    handleUpgrade: (request, raw, head) => {
      raw.on('error', (error) => options.log.info({ err: error }, 'an upgrade failed'))
      const address = addressOf(request, options.trustsProxy === true)
      const status = isClosing ? 503 : upgradeRefusal(request, options.origins)
      const refusal = status ?? (room.hasRoomFor(address) ? undefined : 429)
      if (refusal !== undefined) return refuseUpgrade(raw, refusal)
      wss.handleUpgrade(request, raw, head, (ws) => {
        const socket: SyncSocket = { ws, address, userId: undefined, backloggedAt: 0, lanes: new Map() }
        room.add(socket)
        wireSocket(socket, toRequest(request), { raw, hocuspocus, pace, logger: options.log })
      })
    },
    health: () => healthOf(options.db),
    metrics: () => gates.around.metrics.render({ drafts: gates.all().length, sockets: room.all().length }),
    close: async () => {
      isClosing = true
      stopSweep()
      for (const socket of room.all()) disconnect(socket, syncClose.restarting)
      await settle(gates, pace.closingMs)
      gates.stop()
      for (const { ws } of room.all()) ws.terminate()
      for (const gate of gates.all()) gate.document.destroy()
      wss.close()
    },
  }
}
