import { isLoopback } from '@shingle/storage/network/is-loopback.ts'
import { networkOf } from '@shingle/storage/network/network-of.ts'
import { type Comer, createNetworkAllowances } from './network-allowances.ts'
import type { SyncPace } from './sync-options.ts'
import type { SyncSocket } from './sync-socket.ts'

/** All open sockets of this process, and who may have another. */
export interface OpenSockets {
  all(): SyncSocket[]
  /** Whether whoever comes may open one more: so many at once of their network, and so often they, or all its strangers. */
  admit(comer: Comer): boolean
  add(socket: SyncSocket): void
  /** Gives a socket to the account it proved to be; answers whether that account may have one more. */
  assign(socket: SyncSocket, userId: string): boolean
  /** Forgets networks that have opened none for long. */
  sweep(): void
}

/** The sockets of one process; `now` counts milliseconds and never goes back. */
export const createOpenSockets = (pace: SyncPace, now: () => number): OpenSockets => {
  const openings = createNetworkAllowances(pace.openings, now)
  const sockets = new Set<SyncSocket>()
  const perNetwork = new Map<string, Set<SyncSocket>>()
  const openFrom = (address: string): ReadonlySet<SyncSocket> =>
    perNetwork.get(networkOf(address)) ?? new Set()
  const forget = (socket: SyncSocket): void => {
    const network = networkOf(socket.address)
    const others = perNetwork.get(network)
    others?.delete(socket)
    if (others?.size === 0) perNetwork.delete(network)
    sockets.delete(socket)
  }
  const hasRoomFor = ({ address, sessionId }: Comer): boolean => {
    const open = [...openFrom(address)]
    // Those who show a session keep their places from whoever shows none.
    const alike = open.filter((other) => other.userId === undefined && other.sessionId === sessionId)
    return open.length < pace.socketsPerAddress && alike.length < pace.strangers.perAddress
  }
  return {
    all: () => [...sockets],
    admit: (comer) => (isLoopback(comer.address) || hasRoomFor(comer)) && openings.of(comer)(1),
    sweep: openings.sweep,
    add: (socket) => {
      sockets.add(socket)
      const network = networkOf(socket.address)
      perNetwork.set(network, (perNetwork.get(network) ?? new Set()).add(socket))
      socket.ws.once('close', () => forget(socket))
    },
    assign: (socket, userId) => {
      const others = [...sockets].filter((other) => other !== socket && other.userId === userId).length
      const isFree = socket.userId === undefined || socket.userId === userId
      if (!isFree || others >= pace.socketsPerUser) return false
      socket.userId = userId
      return true
    },
  }
}
