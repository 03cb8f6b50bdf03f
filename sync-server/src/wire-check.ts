import type { Duplex } from 'node:stream'
import { type SyncClose, syncClose } from '@shingle/shared/sync/sync-close.ts'
import type { SyncPace } from './sync-options.ts'
import type { SyncSocket } from './sync-socket.ts'
import { createTokenBucket } from './token-bucket.ts'

/** What of a socket and its wire a count of all that comes needs. */
interface Wire {
  readonly socket: Pick<SyncSocket, 'ws'>
  readonly raw: Duplex
  /** Hears, once, that more came than any client sends. */
  readonly tooMuch: (why: SyncClose) => void
}

/** Frames have heads, and messages are counted by themselves: the wire may carry this much more. */
const withHeads = 1.25

/**
 * Counts everything that comes by a socket for as long as it lives, whoever has opened it: bytes as they arrive, whatever
 * frames they are of, and the pings and pongs that no message is made of.
 */
export const watchWire = ({ socket: { ws }, raw, tooMuch }: Wire, pace: SyncPace): void => {
  const now = () => performance.now()
  const { perSecond, burst } = pace.bytes
  const takeBytes = createTokenBucket({ perSecond: perSecond * withHeads, burst: burst * withHeads }, now)
  const takeControl = createTokenBucket(pace.controlFrames, now)
  const end = (): void => {
    raw.off('data', hear)
    ws.off('ping', control).off('pong', control)
    // What else is on its way is not even received.
    ws.pause()
    tooMuch(syncClose.flooding)
  }
  const hear = (part: Buffer): void => {
    if (!takeBytes(part.byteLength)) end()
  }
  const control = (): void => {
    if (!takeControl(1)) end()
  }
  raw.prependListener('data', hear)
  ws.on('ping', control).on('pong', control)
}
