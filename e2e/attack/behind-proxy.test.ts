import { once } from 'node:events'
import { request } from 'node:http'
import { syncPath } from '@shingle/shared/paths/server-paths.ts'
import { sendReportEndpoint } from '@shingle/shared/report/endpoints.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'
import { hasProxy, openProxy, proxyNames } from '@shingle/storage/network/real-proxy.testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../product/http-website.ts'
import { type RunningProduct, startProduct } from '../product/start-product.ts'
import { answers } from './attack-answers.ts'

const busy = '203.0.113.9'
const handle = 'behind-a-proxy'
let product: RunningProduct
let form = ''
const sockets: WebSocket[] = []

/** The status that a request with this header gets at a port of this machine. */
type Ask = (port: number, forwarded: string) => Promise<number>

const own = () => new URL(product.origin)
const sitesHost = () => `sites.${own().host}`

const send = async (
  port: number,
  {
    body,
    ...options
  }: { method: string; path: string; headers: Readonly<Record<string, string>>; body?: string },
) => {
  const asking = request({ host: '127.0.0.1', port, agent: false, ...options })
  asking.end(body)
  const [response] = await once(asking, 'response')
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return { status: Number(response.statusCode), text }
}

const report: Ask = async (port, forwarded) => {
  const { method, path } = sendReportEndpoint
  const headers = {
    ...{ host: own().host, origin: product.origin, 'x-forwarded-for': forwarded },
    ...{ [appHeader]: '1', 'content-type': 'application/json' },
  }
  const body = JSON.stringify({ websiteId: '0'.repeat(24), reason: 'other', text: '' })
  return (await send(port, { method, path, headers, body })).status
}

const write: Ask = async (port, forwarded) => {
  const headers = {
    ...{ host: sitesHost(), 'x-forwarded-for': forwarded },
    'content-type': 'application/x-www-form-urlencoded',
  }
  return (await send(port, { method: 'POST', path: form, headers, body: '' })).status
}

const connect: Ask = (port, forwarded) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${syncPath}`, {
    headers: { host: own().host, origin: product.origin, 'x-forwarded-for': forwarded },
  })
  sockets.push(socket)
  return new Promise((resolve) => {
    socket.on('open', () => resolve(101))
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
    socket.on('error', () => resolve(0))
  })
}

interface Room {
  readonly room: string
  readonly ask: Ask
  /** How often one visitor may ask, and what they are answered until then. */
  readonly most: number
  readonly served: number
}

const rooms: readonly Room[] = [
  { room: 'api', ask: report, most: 10, served: 404 },
  { room: 'render', ask: write, most: 60, served: 422 },
  { room: 'sync server', ask: connect, most: 30, served: 101 },
]

beforeAll(async () => {
  product = await startProduct({ variables: { TRUST_PROXY: '1' } })
  const account = await signInByHttp(product.origin, 'behind@example.com')
  await publishByHttp(account, await createWebsiteByHttp(account, answers), handle)
  const headers = { host: sitesHost() }
  const page = await send(Number(own().port), { method: 'GET', path: `/${handle}`, headers })
  form = /<form[^>]* action="([^"]+)"/.exec(page.text)?.[1] ?? ''
}, 60_000)
afterAll(async () => {
  for (const socket of sockets) socket.terminate()
  await product.stop()
})

test.each(rooms)(
  '[security 2.7] with TRUST_PROXY the $room counts whom the proxy saw, and not what stands before it in the header',
  async ({ ask, most, served }) => {
    const port = Number(own().port)
    const statuses: number[] = []
    for (let at = 0; at <= most; at += 1) statuses.push(await ask(port, `198.51.100.${at}, ${busy}`))
    expect(statuses).toEqual([...Array(most).fill(served), 429])
    expect(await ask(port, `${busy}, 203.0.113.10`)).toBe(served)
  },
)

for (const name of proxyNames)
  test.skipIf(!hasProxy(name))(
    `[security 2.7] behind a real ${name} no room is told by a client who it is (needs ${name})`,
    async () => {
      const proxy = await openProxy(name, Number(own().port))
      for (const { room, ask, served } of rooms) {
        expect([room, await ask(Number(own().port), busy)]).toEqual([room, 429])
        expect([room, await ask(proxy.port, busy)]).toEqual([room, served])
      }
      await proxy.close()
    },
  )
