import { once } from 'node:events'
import { request } from 'node:http'
import { syncPath } from '@shingle/shared/paths/server-paths.ts'
import { sendReportEndpoint } from '@shingle/shared/report/endpoints.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'
import { WebSocket } from 'ws'
import { answers } from '../attack/attack-answers.ts'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../product/http-website.ts'
import { startProduct } from '../product/start-product.ts'

const handle = 'behind-a-proxy'

/** A room of the product that counts its visitors by address. */
export interface CountedRoom {
  readonly room: string
  /** The status that a request with this `X-Forwarded-For` gets at a port of this machine. */
  readonly ask: (port: number, forwarded: string) => Promise<number>
  /** How often one visitor may ask, and what they are answered until then. */
  readonly most: number
  readonly served: number
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const send = async (port: number, { body, ...options }: Sent) => {
  const asking = request({ host: '127.0.0.1', port, agent: false, ...options })
  asking.end(body)
  const [response] = await once(asking, 'response')
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return { status: Number(response.statusCode), text }
}

const reports = (origin: URL): CountedRoom['ask'] => {
  const { method, path } = sendReportEndpoint
  const body = JSON.stringify({ websiteId: '0'.repeat(24), reason: 'other', text: '' })
  return async (port, forwarded) => {
    const headers = {
      ...{ host: origin.host, origin: origin.origin, 'x-forwarded-for': forwarded },
      ...{ [appHeader]: '1', 'content-type': 'application/json' },
    }
    return (await send(port, { method, path, headers, body })).status
  }
}

const forms = async (origin: URL): Promise<CountedRoom['ask']> => {
  const account = await signInByHttp(origin.origin, 'behind@example.com')
  await publishByHttp(account, await createWebsiteByHttp(account, answers), handle)
  const host = `sites.${origin.host}`
  const page = await send(Number(origin.port), { method: 'GET', path: `/${handle}`, headers: { host } })
  const path = /<form[^>]* action="([^"]+)"/.exec(page.text)?.[1] ?? ''
  return async (port, forwarded) => {
    const headers = {
      ...{ host, 'x-forwarded-for': forwarded },
      'content-type': 'application/x-www-form-urlencoded',
    }
    return (await send(port, { method: 'POST', path, headers, body: '' })).status
  }
}

const connections =
  (origin: URL, opened: WebSocket[]): CountedRoom['ask'] =>
  (port, forwarded) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${syncPath}`, {
      headers: { host: origin.host, origin: origin.origin, 'x-forwarded-for': forwarded },
    })
    opened.push(socket)
    return new Promise((resolve) => {
      socket.on('open', () => resolve(101))
      socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
      socket.on('error', () => resolve(0))
    })
  }

/** Starts the whole product with `TRUST_PROXY` and a published page, and tells its rooms that count visitors. */
export const startCountedRooms = async () => {
  const product = await startProduct({ variables: { TRUST_PROXY: '1' } })
  const origin = new URL(product.origin)
  const sockets: WebSocket[] = []
  const rooms: readonly CountedRoom[] = [
    { room: 'api', ask: reports(origin), most: 10, served: 404 },
    { room: 'render', ask: await forms(origin), most: 60, served: 422 },
    { room: 'sync server', ask: connections(origin, sockets), most: 30, served: 101 },
  ]
  const stop = async () => {
    for (const socket of sockets) socket.terminate()
    await product.stop()
  }
  return { port: Number(origin.port), rooms, stop }
}
