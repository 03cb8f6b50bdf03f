import { createHash, timingSafeEqual } from 'node:crypto'
import { invalidToken } from '@shingle/shared/account/problems.ts'
import type { Context } from 'koa'
import { Refusal } from '../http/refusal.ts'

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Throws where a call is not the operator's, who proves it with the token of the deployment; nobody is where there is none. */
export const requireOperator = (ctx: Pick<Context, 'get'>, token: string | undefined): void => {
  const given = ctx.get('authorization')
  if (token === undefined || !timingSafeEqual(digestOf(given), digestOf(`Bearer ${token}`)))
    throw new Refusal(invalidToken)
}
