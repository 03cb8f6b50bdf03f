import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { awayHeaders } from '@shingle/shared/problem/ask-again.ts'

/**
 * Turns visitors away politely while the product opens: the port is taken first, and a request or socket that nobody
 * answers would hang for as long as its browser has patience. Answers how to end it.
 */
export const turnAwayUntilOpen = (server: Server): (() => void) => {
  const onRequest = (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(503, { ...awayHeaders, 'Content-Type': 'text/plain' }).end('Opening. One moment.\n')
  const onUpgrade = (_request: IncomingMessage, socket: Duplex) =>
    socket.end(
      `HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${awayHeaders['Retry-After']}\r\nConnection: close\r\n\r\n`,
    )
  server.on('request', onRequest)
  server.on('upgrade', onUpgrade)
  return () => {
    server.off('request', onRequest)
    server.off('upgrade', onUpgrade)
  }
}
