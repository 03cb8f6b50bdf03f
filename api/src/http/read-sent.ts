import type { Endpoint } from '@shingle/shared/endpoint/endpoint.ts'
import type { Context } from 'koa'
import type * as z from 'zod/mini'
import { parseSent } from './parse-sent.ts'
import { readJson } from './read-json.ts'
import { unwrap } from './refusal.ts'

const typed = <T>(schema: z.core.$ZodType<T> | undefined, sent: unknown): T =>
  // Without a schema T is undefined, and so is what nobody reads.
  schema === undefined ? (undefined as T) : unwrap(parseSent(schema, sent))

const bodyOf = async (ctx: Context): Promise<unknown> => {
  await readJson(ctx, async () => undefined)
  return ctx.request.body
}

/** What a request sends, read and checked as its endpoint says; the problem that names the field is thrown. */
export const readSent = async <Q, Body>(
  ctx: Context,
  { query, body }: Endpoint<string, string, Q, Body, unknown>,
): Promise<{ readonly query: Q; readonly body: Body }> => ({
  query: typed(query, { ...ctx.query }),
  body: typed(body, body === undefined ? undefined : await bodyOf(ctx)),
})
