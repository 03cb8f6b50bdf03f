import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { type PlainRequest, readPlainRequest } from './plain-request.ts'

/** What can be sent at once to whoever asks plainly, whole with its head; nothing where that takes more than a look. */
export type AnswerAtOnce = (asked: PlainRequest, socket: Socket) => Buffer | undefined

/** The fast path of a server. */
export interface FastPath {
  /** Ends the connections that it holds, none of which waits for an answer. */
  readonly close: () => void
}

/** What Node's server does with a connection: one function for all servers. */
const [takeOver] = createServer().listeners('connection')

// Clients that keep to what they were told are not cut off while their next request is on its way.
const patienceMs = 1_000

/**
 * Answers plain requests with ready bytes, ahead of Node's HTTP server, of whose parsing and writing an answer from memory would
 * mostly consist. Whatever is not one whole request of the narrowest form, or is not ready, goes to that server with its
 * connection, for good, as if nobody had looked at it.
 */
export const openFastPath = (server: Server, answer: AnswerAtOnce): FastPath => {
  if (takeOver === undefined || !server.listeners('connection').includes(takeOver))
    throw new Error('This server has no connections of HTTP')
  const open = new Set<Socket>()
  let isClosing = false

  const hold = (socket: Socket): void => {
    const onData = (chunk: Buffer): void => {
      // Who asks on without taking what they get is for the server to bound.
      const asked = socket.writableLength === 0 && !isClosing ? readPlainRequest(chunk) : undefined
      const bytes = asked && answer(asked, socket)
      if (bytes === undefined) {
        handOver(chunk)
        return
      }
      socket.write(bytes)
      if (socket.timeout !== idleMs) socket.setTimeout(idleMs)
    }
    const onTimeout = (): void => {
      // Who takes an answer slowly has as long as at the server.
      if (socket.writableLength === 0 || socket.timeout === server.timeout) socket.destroy()
      else socket.setTimeout(server.timeout)
    }
    const onEnd = (): void => void socket.end()
    const onError = (): void => void socket.destroy()
    const onClose = (): void => void open.delete(socket)
    const handOver = (chunk: Buffer): void => {
      open.delete(socket)
      socket.off('data', onData).off('timeout', onTimeout).off('end', onEnd)
      socket.off('error', onError).off('close', onClose)
      socket.setTimeout(0)
      socket.pause()
      socket.unshift(chunk)
      takeOver.call(server, socket)
      socket.resume()
    }
    const idleMs = server.keepAliveTimeout + patienceMs
    open.add(socket)
    socket.setTimeout(server.timeout)
    socket.on('data', onData).on('timeout', onTimeout).on('end', onEnd)
    socket.on('error', onError).on('close', onClose)
  }

  server.off('connection', takeOver as (socket: Socket) => void)
  server.on('connection', (socket: Socket) => {
    if (!socket.destroyed) hold(socket)
  })
  return {
    close: () => {
      isClosing = true
      for (const socket of open) socket.destroySoon()
    },
  }
}
