import { bodyParser } from '@koa/bodyparser'
import type { Context, Middleware } from 'koa'
import { bodyMaximumKb, bodyTooLarge, malformedJson, notJson } from './problems.ts'
import { Refusal } from './refusal.ts'

const parse = bodyParser({
  enableTypes: ['json'],
  jsonLimit: `${bodyMaximumKb}kb`,
  jsonStrict: true,
  onError: (error) => {
    throw new Refusal('status' in error && error.status === 413 ? bodyTooLarge : malformedJson)
  },
})

const hasBody = ({ request }: Context): boolean =>
  request.get('transfer-encoding') !== '' || Number(request.get('content-length')) > 0

/** Reads `ctx.request.body` from JSON and from nothing else. */
export const readJson: Middleware = (ctx, next) => {
  if (hasBody(ctx) && !ctx.is('application/json')) throw new Refusal(notJson)
  return parse(ctx, next)
}
