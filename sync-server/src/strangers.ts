import type { Duplex } from 'node:stream'
import { type SyncClose, syncClose } from '@shingle/shared/sync/sync-close.ts'
import { createNetworkAllowances } from './network-allowances.ts'
import type { SyncPace } from './sync-options.ts'
import type { SyncSocket } from './sync-socket.ts'

/** What of a socket and its wire a count of its bytes needs. */
interface Arrival {
  readonly socket: Pick<SyncSocket, 'address' | 'sessionId' | 'userId' | 'ws'>
  readonly raw: Duplex
  /** Hears, once, that more came than anybody needs to say who they are. */
  readonly tooMuch: (why: SyncClose) => void
}

/** Those who have not said yet who they are: each may send little, and so may all of one network together. */
export interface Strangers {
  /** Counts what a socket sends, from so many bytes on, as it arrives and before a frame is whole, until it is nobody strange. */
  watch(arrival: Arrival, bytes: number): void
  /** Forgets networks that have been quiet for long. */
  sweep(): void
}

/** The strangers of one process; `now` counts milliseconds and never goes back. */
export const createStrangers = ({ strangers: pace }: SyncPace, now: () => number): Strangers => {
  const networks = createNetworkAllowances(pace.network, now)
  return {
    watch: ({ socket, raw, tooMuch }, bytes) => {
      const take = networks.of(socket)
      let left = pace.bytes
      const count = (arrived: number): void => {
        left -= arrived
        const isWithin = take(arrived)
        if (left >= 0 && isWithin) return
        raw.off('data', hear)
        // What else is on its way is not even received.
        socket.ws.pause()
        tooMuch(left < 0 ? syncClose.malformed : syncClose.flooding)
      }
      const hear = (part: Buffer): void => {
        if (socket.userId === undefined) count(part.byteLength)
        else raw.off('data', hear)
      }
      // First of all who hear of them, so that what is too much is not read.
      raw.prependListener('data', hear)
      count(bytes)
    },
    sweep: networks.sweep,
  }
}
