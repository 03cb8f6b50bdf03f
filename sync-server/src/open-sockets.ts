import { isIP } from 'node:net'
import type { SyncPace } from './sync-options.ts'
import type { SyncSocket } from './sync-socket.ts'

/** All open sockets of this process, and who may have another. */
export interface OpenSockets {
  all(): SyncSocket[]
  /** Whether an address may open one more socket. */
  hasRoomFor(address: string): boolean
  add(socket: SyncSocket): void
  /** Gives a socket to the account it proved to be; answers whether that account may have one more. */
  assign(socket: SyncSocket, userId: string): boolean
}

/** A proxy on this machine speaks for many people. */
const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && /^(?:::1|(?:::ffff:)?127\.)/.test(address)

export const createOpenSockets = (pace: SyncPace): OpenSockets => {
  const sockets = new Set<SyncSocket>()
  const count = (matches: (socket: SyncSocket) => boolean): number => [...sockets].filter(matches).length
  return {
    all: () => [...sockets],
    hasRoomFor: (address) =>
      isLoopback(address) || count((socket) => socket.address === address) < pace.socketsPerAddress,
    add: (socket) => {
      sockets.add(socket)
      socket.ws.once('close', () => sockets.delete(socket))
    },
    assign: (socket, userId) => {
      const others = count((other) => other !== socket && other.userId === userId)
      const isFree = socket.userId === undefined || socket.userId === userId
      if (!isFree || others >= pace.socketsPerUser) return false
      socket.userId = userId
      return true
    },
  }
}
