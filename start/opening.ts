import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { awayHeaders } from '@shingle/shared/problem/ask-again.ts'
import { productName } from '@shingle/shared/product/product.ts'

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${productName}</title><style>body{margin:0;min-height:100svh;display:grid;place-items:center;background:#f8f6f1;color:#1d1a15;font:600 1.25rem/1.5 system-ui,sans-serif}</style><p role="status">Opening. One moment.</p></html>\n`

/** What a browser that is turned away is told: it asks again by itself. */
const headers = {
  ...awayHeaders,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  Refresh: awayHeaders['Retry-After'],
}

/**
 * Turns visitors away politely while the product opens: the port is taken first, and a request or socket that nobody
 * answers would hang for as long as its browser has patience. Answers how to end it.
 */
export const turnAwayUntilOpen = (server: Server): (() => void) => {
  const onRequest = (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(503, headers).end(page)
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
