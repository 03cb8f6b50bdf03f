import type { Duplex } from 'node:stream'
import type { Hocuspocus, WebSocketLike } from '@hocuspocus/server'
import { type SyncClose, syncClose } from '@shingle/shared/sync/sync-close.ts'
import type { Logger } from 'pino'
import type { RawData } from 'ws'
import type { SyncContext } from './draft-access.ts'
import { askIn } from './draft-lanes.ts'
import { type Frame, hasContent, readFrame, syncStep } from './frame.ts'
import { createFrameCheck, type FrameVerdict } from './frame-check.ts'
import type { Strangers } from './strangers.ts'
import type { SyncPace } from './sync-options.ts'
import { disconnect, type SyncSocket } from './sync-socket.ts'
import { watchWire } from './wire-check.ts'

const heartbeats = new Set([9, 10])

const bytesOf = (data: RawData): Uint8Array => {
  if (Array.isArray(data)) return Buffer.concat(data)
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data
}

const isHeartbeat = (bytes: Uint8Array): boolean => bytes.byteLength === 1 && heartbeats.has(bytes[0] ?? -1)

type Receiver = ReturnType<Hocuspocus<SyncContext>['handleConnection']>

interface Surroundings {
  readonly hocuspocus: Hocuspocus<SyncContext>
  readonly pace: SyncPace
  readonly logger: Logger
  readonly strangers: Strangers
}

interface Arrived {
  readonly frame: Frame
  readonly bytes: Uint8Array
}

/** Hands a frame to its draft or to Hocuspocus; answers why nobody takes it. */
const deliver = (socket: SyncSocket, connection: Receiver, { frame, bytes }: Arrived): FrameVerdict => {
  if (!('step' in frame)) {
    connection.handleMessage(bytes)
    return 'pass'
  }
  const { address, step, payload } = frame
  if (step === syncStep.ask) {
    askIn(socket.lanes, address, payload)
    return 'pass'
  }
  const lane = socket.lanes.open.get(address)
  // Clients send nothing before they were told what the server has: somebody starts over here.
  if (lane === undefined) return syncClose.restarting
  lane.queue.take({ update: payload, isHandshake: step === syncStep.answer })
  return 'pass'
}

/** Delivers every frame of a socket that may pass; answers what became of others. */
const createReception = (socket: SyncSocket, connection: Receiver, pace: SyncPace) => {
  const check = createFrameCheck(pace, () => performance.now())
  return (bytes: Uint8Array): FrameVerdict => {
    if (!check.isPaced(bytes.byteLength)) return syncClose.flooding
    if (isHeartbeat(bytes)) return 'drop'
    const frame = readFrame(bytes)
    if (frame === undefined) return syncClose.malformed
    // Nobody sends content before they have proven who they are, and heard what the server has.
    if (hasContent(frame) && socket.userId === undefined) return syncClose.malformed
    const verdict = check.judge(frame, bytes.byteLength)
    return verdict === 'pass' ? deliver(socket, connection, { frame, bytes }) : verdict
  }
}

/** A socket as Hocuspocus knows it. */
const facade = ({ ws, outgoing }: SyncSocket): WebSocketLike => ({
  get readyState() {
    return ws.readyState
  },
  send: (message) => {
    if (!(message instanceof Uint8Array)) throw new TypeError('Hocuspocus sends nothing but bytes')
    outgoing.send(message)
  },
  close: (code, reason) => {
    outgoing.flush()
    ws.close(code, reason)
  },
})

/** How a socket came: the request as Hocuspocus expects it, the wire, and what came behind the request already. */
interface Upgrade {
  readonly request: Request
  readonly raw: Duplex
  readonly head: Uint8Array
}

/** Wires a fresh WebSocket to Hocuspocus behind a frame check and a deadline for proving who it is. */
export const wireSocket = (
  socket: SyncSocket,
  { request, raw, head }: Upgrade,
  { hocuspocus, pace, logger, strangers }: Surroundings,
): void => {
  const { ws, address } = socket
  const connection = hocuspocus.handleConnection(facade(socket), request, { socket })
  // Hocuspocus lets go of a socket that it has not heard from for a minute: it goes by what is known here.
  Object.defineProperty(connection, 'lastMessageReceivedAt', {
    get: () => Date.now() - (performance.now() - socket.heardAt),
    set: () => undefined,
  })
  const receive = createReception(socket, connection, pace)
  const turnAway = (why: SyncClose) => {
    logger.warn({ reason: why.reason, address, userId: socket.userId }, 'a socket was closed')
    disconnect(socket, why)
  }
  const deadline = setTimeout(() => {
    if (socket.userId === undefined) disconnect(socket, syncClose.unauthorized)
  }, pace.authenticationMs)
  ws.on('pong', () => {
    socket.heardAt = performance.now()
  })
  ws.on('message', (data, isBinary) => {
    if (ws.readyState !== ws.OPEN) return
    socket.heardAt = performance.now()
    const verdict = isBinary ? receive(bytesOf(data)) : syncClose.text
    if (typeof verdict !== 'string') turnAway(verdict)
  })
  ws.on('close', (code, reason) => {
    clearTimeout(deadline)
    connection.handleClose({ code, reason: reason.toString() })
  })
  // An oversize frame emits 'error' before 'close'; without a listener it would end the process.
  ws.on('error', (error) => logger.info({ err: error }, 'a socket failed'))
  watchWire({ socket, raw, tooMuch: turnAway }, pace)
  strangers.watch({ socket, raw, tooMuch: turnAway }, head.byteLength)
}
