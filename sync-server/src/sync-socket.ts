import type { Duplex } from 'node:stream'
import type { Hocuspocus } from '@hocuspocus/server'
import { type SyncClose, syncClose } from '@shingle/shared/sync/sync-close.ts'
import type { Logger } from 'pino'
import type { RawData, WebSocket } from 'ws'
import { batchSends } from './batch-sends.ts'
import { createFrameGate } from './frame-gate.ts'
import type { SyncContext } from './session.ts'
import type { SyncPace } from './sync-options.ts'

/** One WebSocket, which may carry several drafts. */
export interface SyncSocket {
  readonly ws: WebSocket
  readonly address: string
  /** The account behind it, once proven. */
  userId: string | undefined
  /** Since when its outgoing buffer has been too long; 0 while it is not. */
  backloggedAt: number
}

/** A peer that does not answer the close is cut off after this. */
const cutOffMs = 2_000

/** Closes a socket, and cuts it off if the peer does not answer. */
export const disconnect = ({ ws }: SyncSocket, { code, reason }: SyncClose): void => {
  // Closing already: whoever began it also cuts it off.
  if (ws.readyState !== ws.OPEN) return
  ws.close(code, reason)
  const timer = setTimeout(() => ws.terminate(), cutOffMs).unref()
  ws.once('close', () => clearTimeout(timer))
}

const bytesOf = (data: RawData): Uint8Array => {
  if (Array.isArray(data)) return new Uint8Array(Buffer.concat(data))
  return new Uint8Array(data)
}

interface Surroundings {
  /** What the WebSocket writes to. */
  readonly raw: Duplex
  readonly hocuspocus: Hocuspocus<SyncContext>
  readonly pace: SyncPace
  readonly logger: Logger
}

/** Wires a fresh WebSocket to Hocuspocus behind a frame gate and a deadline for proving who it is. */
export const wireSocket = (
  socket: SyncSocket,
  request: Request,
  { raw, hocuspocus, pace, logger }: Surroundings,
): void => {
  const { ws } = socket
  const connection = hocuspocus.handleConnection(batchSends(ws, raw), request, { socket })
  const judge = createFrameGate(pace, () => performance.now())
  const deadline = setTimeout(() => {
    if (socket.userId === undefined) disconnect(socket, syncClose.unauthorized)
  }, pace.authenticationMs)
  ws.on('message', (data, isBinary) => {
    if (ws.readyState !== ws.OPEN) return
    const frame = bytesOf(data)
    const verdict = isBinary ? judge(frame) : syncClose.text
    if (verdict === 'pass') connection.handleMessage(frame)
    else if (verdict !== 'drop') {
      logger.info({ reason: verdict.reason }, 'a socket was closed')
      disconnect(socket, verdict)
    }
  })
  ws.on('close', (code, reason) => {
    clearTimeout(deadline)
    connection.handleClose({ code, reason: reason.toString() })
  })
  // An oversize frame emits 'error' before 'close'; without a listener it would end the process.
  ws.on('error', (error) => logger.info({ err: error }, 'a socket failed'))
}
