import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** What is on its way to one peer. */
export interface Outgoing {
  /** Sends a message by the end of this turn of the event loop. */
  send(message: Uint8Array): void
  /** Sends at once what waits, as before a goodbye. */
  flush(): void
  /** Resolves when the peer has taken everything that was sent up to now, or is gone. */
  whenTaken(): Promise<void>
}

/** How WebSocket frames tell the length of what follows: in one byte, or by these in two or eight more. */
const lengths = { short: 125, inTwo: 126, medium: 65_535, inEight: 127 } as const
/** A whole binary message in one frame. */
const wholeBinary = 0x82

const headerBytes = (length: number): number =>
  length <= lengths.short ? 2 : length <= lengths.medium ? 4 : 10

/** Writes one message of a server, which masks nothing, and answers where the next begins. */
const writeFrame = (frames: Buffer, start: number, message: Uint8Array): number => {
  const { byteLength } = message
  const payload = start + headerBytes(byteLength)
  frames[start] = wholeBinary
  if (byteLength <= lengths.short) frames[start + 1] = byteLength
  else if (byteLength <= lengths.medium) {
    frames[start + 1] = lengths.inTwo
    frames.writeUInt16BE(byteLength, start + 2)
  } else {
    frames[start + 1] = lengths.inEight
    frames.writeBigUInt64BE(BigInt(byteLength), start + 2)
  }
  frames.set(message, payload)
  return payload + byteLength
}

/** Messages as a server's WebSocket frames, without extensions. */
export const framesOf = (messages: readonly Uint8Array[]): Buffer => {
  const size = messages.reduce((sum, { byteLength }) => sum + headerBytes(byteLength) + byteLength, 0)
  const frames = Buffer.allocUnsafe(size)
  let end = 0
  for (const message of messages) end = writeFrame(frames, end, message)
  return frames
}

/**
 * Lets everything that is sent within one turn of the event loop leave in one write of one piece: a write each, and the
 * two pieces that the WebSocket makes of every message, would cost more than judging the update that they tell of.
 */
export const createOutgoing = (ws: WebSocket, raw: Duplex): Outgoing => {
  let waiting: Uint8Array[] = []
  const flush = (): void => {
    const messages = waiting
    waiting = []
    // Nothing may follow a goodbye, whoever said it.
    if (messages.length > 0 && ws.readyState === ws.OPEN) raw.write(framesOf(messages))
  }
  return {
    flush,
    whenTaken: () =>
      new Promise((resolve) => {
        flush()
        if (raw.destroyed) resolve()
        // What is written last is taken last, and a wire that breaks ends all that waits for it.
        else raw.write(new Uint8Array(), () => resolve())
      }),
    send: (message) => {
      if (waiting.length === 0) setImmediate(flush)
      waiting.push(message)
    },
  }
}
