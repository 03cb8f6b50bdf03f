import type { IncomingMessage } from 'node:http'
import { visitorAddress } from './visitor-address.ts'

interface Asking {
  readonly req: IncomingMessage
  readonly request: { ip: string }
}

/** A Koa middleware that makes `ctx.ip` the visitor's address; Koa's own trust in proxies believes their clients too. */
export const namesVisitor =
  (trustsProxy: boolean) =>
  ({ req, request }: Asking, next: () => Promise<unknown>): Promise<unknown> => {
    request.ip = visitorAddress(req, trustsProxy)
    return next()
  }
