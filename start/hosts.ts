import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Origins } from '@shingle/shared/origins/origins.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/** What answers on each origin. */
export interface OriginHandlers {
  readonly app: Handler
  readonly sites: Handler
  readonly usercontent: Handler
}

const loopback = /^(127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * One listener for all origins, told apart by Host alone; nothing that a request says of itself in other headers
 * counts. Bare loopback addresses are sent to the app origin, unknown hosts get 421.
 */
export const byHost = (origins: Origins, handlers: OriginHandlers): Handler => {
  const hostOf = (origin: string) => new URL(origin).host
  const exact = new Map([
    [hostOf(origins.app), handlers.app],
    [hostOf(origins.sites), handlers.sites],
    [hostOf(origins.usercontent), handlers.usercontent],
  ])
  const usercontentSuffix = `.${hostOf(origins.usercontent)}`
  return (request, response) => {
    const host = (request.headers.host ?? '').toLowerCase()
    const handler = exact.get(host) ?? (host.endsWith(usercontentSuffix) ? handlers.usercontent : undefined)
    if (handler !== undefined) return handler(request, response)
    if (loopback.test(host)) {
      response.writeHead(308, { location: `${origins.app}${request.url ?? '/'}` }).end()
      return
    }
    response
      .writeHead(421, { 'content-type': 'text/plain; charset=utf-8' })
      .end('This host is not served here.\n')
  }
}
