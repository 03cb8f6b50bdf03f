import { isIP } from 'node:net'
import { networkOf } from '@shingle/storage/network/network-of.ts'
import type { SyncPace } from './sync-options.ts'
import type { SyncSocket } from './sync-socket.ts'

/** All open sockets of this process, and who may have another. */
export interface OpenSockets {
  all(): SyncSocket[]
  /** Whether the network of an address may open one more socket. */
  hasRoomFor(address: string): boolean
  add(socket: SyncSocket): void
  /** Gives a socket to the account it proved to be; answers whether that account may have one more. */
  assign(socket: SyncSocket, userId: string): boolean
}

/** A proxy on this machine speaks for many people. */
const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && /^(?:::1$|(?:::ffff:)?127\.)/i.test(address)

export const createOpenSockets = (pace: SyncPace): OpenSockets => {
  const sockets = new Set<SyncSocket>()
  const perNetwork = new Map<string, number>()
  const openFrom = (network: string): number => perNetwork.get(network) ?? 0
  const forget = (socket: SyncSocket): void => {
    const network = networkOf(socket.address)
    const others = openFrom(network) - 1
    if (others > 0) perNetwork.set(network, others)
    else perNetwork.delete(network)
    sockets.delete(socket)
  }
  return {
    all: () => [...sockets],
    hasRoomFor: (address) => isLoopback(address) || openFrom(networkOf(address)) < pace.socketsPerAddress,
    add: (socket) => {
      const network = networkOf(socket.address)
      sockets.add(socket)
      perNetwork.set(network, openFrom(network) + 1)
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
