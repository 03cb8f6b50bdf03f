import type { Endpoint } from '@shingle/shared/endpoint/endpoint.ts'
import type { Context } from 'koa'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readSent } from './read-sent.ts'

type Asking<Q> = Endpoint<string, string, Q, undefined, unknown>

const asking = <Q>(query?: z.core.$ZodType<Q>) => ({ query }) as unknown as Asking<Q>

/** A call whose query Koa never gets to read: that takes a second for what fits into a request's first line. */
const callWith = (querystring: string): Context =>
  Object.defineProperty({ querystring }, 'query', {
    get: () => {
      throw new Error('Koa read the query')
    },
  }) as unknown as Context

const manyPairs = 'a&'.repeat(7_800)

test('[T29] what a call does not ask for is not read, however much is sent', async () => {
  await expect(readSent(callWith(manyPairs), asking())).resolves.toEqual({
    query: undefined,
    body: undefined,
  })
})

test('[T29] a query longer than any call asks is refused before it is read', async () => {
  const found = asking(z.strictObject({ called: z.string() }))
  await expect(readSent(callWith(`called=${'x'.repeat(3_000)}`), found)).rejects.toMatchObject({
    problem: { code: 'request.query-too-long', status: 414 },
  })
  await expect(readSent(callWith('called=caf%C3%A9+noir'), found)).resolves.toMatchObject({
    query: { called: 'café noir' },
  })
})

test.each(['called=a&called=b', 'called=a&other=b', '__proto__=a', 'called[$ne]=a'])(
  '[T29] what no call asks is refused: %s',
  async (sent) => {
    const found = asking(z.strictObject({ called: z.string() }))
    await expect(readSent(callWith(sent), found)).rejects.toMatchObject({ problem: { status: 400 } })
  },
)
