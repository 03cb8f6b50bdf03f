import { foreignRequest } from '@shingle/shared/account/problems.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'
import type { Context } from 'koa'
import { Refusal } from './refusal.ts'

// Browsers leave Sec-Fetch-Site out on plain http beyond localhost; where it is sent it must be right.
const hasForeignSite = (ctx: Context): boolean => {
  const site = ctx.get('sec-fetch-site')
  return site !== '' && site !== 'same-origin'
}

/**
 * For calls that a cookie decides: only the app's own pages may make them. Koa's `ctx.origin` is the request's own
 * Origin header, so the comparison is with the configured origin.
 */
export const requireOwnPage = (ctx: Context, appOrigin: string): void => {
  const own = ctx.get('origin') === appOrigin && ctx.get(appHeader) !== ''
  if (!own || hasForeignSite(ctx)) throw new Refusal(foreignRequest)
}

/** For calls that a bearer token decides: a browser's request must come from the app; other clients send no Origin. */
export const refuseForeignPage = (ctx: Context, appOrigin: string): void => {
  const origin = ctx.get('origin')
  if ((origin !== '' && origin !== appOrigin) || hasForeignSite(ctx)) throw new Refusal(foreignRequest)
}
