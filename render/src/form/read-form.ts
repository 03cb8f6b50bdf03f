import { bodyParser } from '@koa/bodyparser'
import { submissionBytesMaximum } from '@shingle/shared/submission/form-fields.ts'
import { isEncoded } from '@shingle/storage/network/is-encoded.ts'
import type { Context } from 'koa'

const fieldsMaximum = 24

const parse = bodyParser({
  enableTypes: ['text'],
  // Read as text: the usual parsers turn `email[$ne]` into an object.
  extendTypes: { text: ['application/x-www-form-urlencoded'] },
  textLimit: `${submissionBytesMaximum}b`,
})

/** What a post says, by name; or what is wrong with it as a whole. */
export type PostedForm = ReadonlyMap<string, string> | 'no-form' | 'too-large'

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 413

/** A posted form as texts by name, trimmed. One that says something twice is none. */
export const readForm = async (ctx: Context): Promise<PostedForm> => {
  if (!ctx.is('application/x-www-form-urlencoded') || isEncoded(ctx.req)) return 'no-form'
  try {
    await parse(ctx, async () => undefined)
  } catch (error) {
    // Otherwise cut short, or in an unknown charset.
    return isTooLarge(error) ? 'too-large' : 'no-form'
  }
  const body = String(ctx.request.body ?? '')
  // Counted before anything is made of it: 150,000 fields take half a second to read.
  if (body.split('&', fieldsMaximum + 1).length > fieldsMaximum) return 'no-form'
  const entries = [...new URLSearchParams(body)]
  const values = new Map(entries.map(([name, value]) => [name, value.replaceAll('\r\n', '\n').trim()]))
  return values.size === entries.length ? values : 'no-form'
}
