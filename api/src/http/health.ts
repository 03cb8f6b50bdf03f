import { operatorPaths } from '@shingle/shared/paths/server-paths.ts'
import { healthOf } from '@shingle/storage/database/is-reachable.ts'
import type { Middleware } from 'koa'
import type { Db } from 'mongodb'

/** Says that the process lives, and whether its database answers; the status is 200 even then, so that one slow database restarts nothing. */
export const health =
  (db: Db): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== operatorPaths.health || ctx.method !== 'GET') return next()
    ctx.set('Cache-Control', 'no-store')
    ctx.body = await healthOf(db)
  }
