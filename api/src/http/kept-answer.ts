import { createHash } from 'node:crypto'
import type { Context } from 'koa'

/** A tag that names a text. */
export const tagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** Says that an answer, the same for everybody, may be kept for some minutes, and how to ask whether it still holds. */
export const offerKept = (ctx: Context, tag: string): void => {
  ctx.set('Cache-Control', 'public, max-age=300')
  ctx.set('ETag', tag)
}

/** Leaves out the body that whoever asks has already, if the answer names it. */
export const leaveOutKept = (ctx: Context): void => {
  if (ctx.response.get('ETag') !== '' && ctx.fresh) ctx.status = 304
}
