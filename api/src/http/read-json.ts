import { bodyParser } from '@koa/bodyparser'
import { isEncoded } from '@shingle/storage/network/is-encoded.ts'
import type { Context, Middleware } from 'koa'
import { bodyMaximumKb, bodyTooLarge, encodedBody, malformedJson, notJson } from './problems.ts'
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
  if (isEncoded(ctx.req)) throw new Refusal(encodedBody)
  return parse(ctx, next)
}
