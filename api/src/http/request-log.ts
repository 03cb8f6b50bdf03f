import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import type { Logger } from 'pino'

/** Gives every request an id and writes one line per call: never an address, a body, a cookie or a header. */
export const requestLog =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    const requestId = randomUUID()
    const startedAt = performance.now()
    ctx.state.requestId = requestId
    ctx.set('X-Request-Id', requestId)
    await next()
    log.debug(
      {
        requestId,
        method: ctx.method,
        route: ctx._matchedRoute,
        status: ctx.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'request',
    )
  }
