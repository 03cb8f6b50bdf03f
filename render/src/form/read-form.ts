import { bodyParser } from '@koa/bodyparser'
import { submissionBytesMaximum } from '@shingle/shared/submission/form-fields.ts'
import type { Context } from 'koa'

const fieldsMaximum = 24

const parse = bodyParser({
  enableTypes: ['text'],
  // Read as text: the usual parsers turn `email[$ne]` into an object.
  extendTypes: { text: ['application/x-www-form-urlencoded'] },
  textLimit: `${submissionBytesMaximum}b`,
})

/** A posted form as texts by name, trimmed; nothing when it is no form, is too large or says something twice. */
export const readForm = async (ctx: Context): Promise<ReadonlyMap<string, string> | undefined> => {
  if (!ctx.is('application/x-www-form-urlencoded')) return undefined
  try {
    await parse(ctx, async () => undefined)
  } catch {
    // Too large, cut short, or in an unknown charset: no form of ours.
    return undefined
  }
  const entries = [...new URLSearchParams(String(ctx.request.body ?? ''))]
  const values = new Map(entries.map(([name, value]) => [name, value.replaceAll('\r\n', '\n').trim()]))
  return values.size === entries.length && values.size <= fieldsMaximum ? values : undefined
}
