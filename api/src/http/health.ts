import type { Middleware } from 'koa'

/** Says that the process answers; what it stands on is not asked, so that one slow database restarts nothing. */
export const health: Middleware = async (ctx, next) => {
  if (ctx.path !== '/health' || ctx.method !== 'GET') return next()
  ctx.set('Cache-Control', 'no-store')
  ctx.body = { status: 'ok' }
}
