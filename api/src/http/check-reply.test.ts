import { createServer, type Server } from 'node:http'
import { defineEndpoint } from '@shingle/shared/endpoint/endpoint.ts'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createEntrance } from '../create-api.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { listen } from '../testing/start-test-api.ts'
import { checkReply, type Reply } from './check-reply.ts'
import { mountRoutes } from './mount-routes.ts'
import { onError } from './on-error.ts'
import { unknownProblem } from './problems.ts'
import { openRoute } from './route.ts'

const { api } = await openTestApi()

const endpoint = defineEndpoint({
  method: 'GET',
  path: '/looms/:id',
  action: 'documentation.read',
  answer: z.object({ name: z.string(), maker: z.object({ name: z.string() }) }),
})
const loom = { name: 'Linney', maker: { name: 'Ada' } }

/** A loom as its row has it, with what nobody is to be told. */
const row = { ...loom, secret: 's3cret', maker: { ...loom.maker, email: 'ada@example.com' } }

/** What the row of another time would make of it, as its types no longer say. */
const misshapen: typeof loom = JSON.parse('{"name":7,"maker":{"name":"Ada"}}')

const check = (reply: Reply<typeof loom>) => checkReply(endpoint, reply)

describe('[security] a reply leaves the server only', () => {
  test('with what its endpoint promises: what else its rows have stays behind, at any depth', () => {
    expect(check({ status: 200, body: row })).toEqual({ status: 200, body: loom })
  })

  test('as it was promised: another one is a mistake of ours that names its field, and not its value', () => {
    expect(() => check({ status: 200, body: misshapen })).toThrow(
      /^GET \/looms\/:id answered otherwise than it promises: name (?!.*7)/,
    )
  })

  test('under a status that its endpoint says', () => {
    expect(() => check({ status: 201, body: loom })).toThrow('GET /looms/:id answered 201')
  })
})

describe('[security] a route that is mounted', () => {
  const replies: Readonly<Record<string, Reply<typeof loom>>> = {
    whole: { status: 200, body: row },
    misshapen: { status: 200, body: misshapen },
    undeclared: { status: 201, body: loom },
  }
  const looms = openRoute(endpoint, {
    summary: 'A loom',
    handle: async ({ params }) => replies[params.id] ?? { status: 200, body: loom },
  })
  let server: Server
  let port: number
  beforeAll(async () => {
    const app = new Koa().use(onError(api.options.log))
    app.use(mountRoutes([looms], createEntrance(api.options)).routes())
    server = createServer(app.callback())
    port = await listen(server)
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const ask = async (id: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/looms/${id}`)
    return [answer.status, await answer.json()]
  }

  test('sends what its endpoint promises, and nothing else', async () => {
    expect(await ask('whole')).toEqual([200, loom])
  })

  test.each(['misshapen', 'undeclared'])('says of a reply that is %s only that it failed', async (id) => {
    const { status, code, text } = unknownProblem
    expect(await ask(id)).toEqual([status, { code, text }])
  })
})
