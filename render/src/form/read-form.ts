import { submissionBytesMaximum } from '@shingle/shared/submission/form-fields.ts'
import { type BodyFault, takeBody } from '@shingle/storage/network/body-intake.ts'
import { isEncoded } from '@shingle/storage/network/is-encoded.ts'
import type { Context } from 'koa'

const fieldsMaximum = 24

/** Why nothing of a post is read. */
export type UnreadForm = 'no-form' | Exclude<BodyFault, 'broken'>

/** What a post says, by name; or what is wrong with it as a whole. */
type PostedForm = ReadonlyMap<string, string> | UnreadForm

/** A posted form as texts by name, trimmed. One that says something twice is none. */
export const readForm = async (ctx: Context): Promise<PostedForm> => {
  if (!ctx.is('application/x-www-form-urlencoded') || isEncoded(ctx.req)) return 'no-form'
  const body = await takeBody(ctx.req, { address: ctx.ip, maximum: submissionBytesMaximum })
  if (typeof body === 'string') return body === 'broken' ? 'no-form' : body
  const text = body.toString()
  // Counted before anything is made of it: 150,000 fields take half a second to read.
  if (text.split('&', fieldsMaximum + 1).length > fieldsMaximum) return 'no-form'
  const entries = [...new URLSearchParams(text)]
  const values = new Map(entries.map(([name, value]) => [name, value.replaceAll('\r\n', '\n').trim()]))
  return values.size === entries.length ? values : 'no-form'
}
