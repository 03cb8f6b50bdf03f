import type { Endpoint } from '@shingle/shared/endpoint/endpoint.ts'
import type { Context } from 'koa'
import type * as z from 'zod/mini'
import { parseSent } from './parse-sent.ts'
import { queryTooLong } from './problems.ts'
import { readJson } from './read-json.ts'
import { Refusal, unwrap } from './refusal.ts'

const typed = <T>(schema: z.core.$ZodType<T> | undefined, sent: unknown): T =>
  // Without a schema T is undefined, and so is what nobody reads.
  schema === undefined ? (undefined as T) : unwrap(parseSent(schema, sent))

/** The longest that a call asks, with an address of 254 characters written in percent. */
const queryMaximum = 2_048

/**
 * What stands behind the question mark, by name. What is sent twice is a list, which no schema takes. Koa's own reading
 * takes a second for what fits into a request's first line.
 */
const queryIn = ({ querystring }: Context): Readonly<Record<string, unknown>> => {
  if (querystring.length > queryMaximum) throw new Refusal(queryTooLong)
  const sent = new Map<string, unknown>()
  for (const [name, value] of new URLSearchParams(querystring)) sent.set(name, sent.has(name) ? [] : value)
  return Object.fromEntries(sent)
}

/** What a request sends, read and checked as its endpoint says; the problem that names the field is thrown. */
export const readSent = async <Q, Body>(
  ctx: Context,
  { query, body }: Endpoint<string, string, Q, Body, unknown>,
): Promise<{ readonly query: Q; readonly body: Body }> => ({
  query: typed(query, query === undefined ? undefined : queryIn(ctx)),
  body: typed(body, body === undefined ? undefined : await readJson(ctx)),
})
