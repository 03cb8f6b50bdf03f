import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { databaseAway, retryAfterS } from '@shingle/shared/problem/ask-again.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { waitWords } from '@shingle/shared/time/lifetime-words.ts'
import { isDatabaseAway } from '@shingle/storage/database/is-database-away.ts'
import type { Context, Middleware } from 'koa'
import type { Logger } from 'pino'
import { noSuchCall, unknownProblem, wrongMethod } from './problems.ts'
import { Refusal } from './refusal.ts'

// Of a shorter wait nobody has to be told how long it is.
const toldFromMs = 60_000

const textOf = ({ code, text }: Problem, waitMs: number | undefined): string =>
  code === tooManyRequests.code && waitMs !== undefined && waitMs >= toldFromMs
    ? `That was too often. Please try again in ${waitWords(waitMs)}.`
    : text

/** Says after how long to ask again: as long as with any answer of that status, if nothing better is known. */
const answer = (ctx: Context, problem: Problem, waitMs?: number): void => {
  const { code, field } = problem
  ctx.status = problem.status
  ctx.set('Cache-Control', 'no-store')
  const waitS = waitMs === undefined ? retryAfterS(problem.status) : Math.ceil(waitMs / 1000)
  if (waitS !== undefined) ctx.set('Retry-After', String(waitS))
  ctx.body = { code, text: textOf(problem, waitMs), ...(field === undefined ? {} : { field }) }
}

/** The one place that turns a throw into an answer: a problem as it stands, a bug as 'unknown' with the request id. */
export const onError =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    try {
      await next()
    } catch (thrown) {
      const { requestId } = ctx.state
      if (thrown instanceof Refusal) {
        if (thrown.cause !== undefined) log.error({ requestId, err: thrown.cause }, 'request refused')
        return answer(ctx, thrown.problem, thrown.retryAfterMs)
      }
      log.error({ requestId, err: thrown }, 'request failed')
      if (isDatabaseAway(thrown)) return answer(ctx, databaseAway)
      answer(ctx, unknownProblem)
      ctx.body = { ...unknownShown, requestId }
    }
  }

const unknownShown = { code: unknownProblem.code, text: unknownProblem.text }

/** What remains unanswered under the API is no call of ours. */
export const noSuchCalls: Middleware = async (ctx, next) => {
  await next()
  if (ctx.body !== undefined && ctx.body !== null) return
  if (ctx.status === 405) answer(ctx, wrongMethod)
  else if (ctx.status === 404) answer(ctx, noSuchCall)
}
