import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { visitorAddress } from '@shingle/storage/network/visitor-address.ts'
import { afterEach, expect, test } from 'vitest'
import { openProxy, proxyNames } from './real-proxy.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A server that answers who asks, for pages and for sockets, as every room asks it. */
const openServer = async (): Promise<number> => {
  const server: Server = createServer((asking, response) => response.end(visitorAddress(asking, true)))
  server.on('upgrade', (asking, socket) => {
    socket.end(`HTTP/1.1 426 No\r\nContent-Length: 0\r\nx-visitor: ${visitorAddress(asking, true)}\r\n\r\n`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const ask = async (port: number, headers: Record<string, string>): Promise<string> => {
  const asking = request({ port, host: '127.0.0.1', headers })
  asking.end()
  const [response] = await once(asking, 'response')
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return response.headers['x-visitor'] ?? text
}

const spoofed = ['203.0.113.9', '203.0.113.9, 198.51.100.7', '::1', 'unknown', "x'; drop"]

test.each(proxyNames)(
  '[security] behind a real %s, whatever a client writes into X-Forwarded-For, it is who it is',
  async (name) => {
    const { port, close } = await openProxy(name, await openServer())
    closing.push(close)
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket' }
    for (const forwarded of spoofed) {
      expect([forwarded, await ask(port, { 'x-forwarded-for': forwarded })]).toEqual([forwarded, '127.0.0.1'])
      const socket = await ask(port, { 'x-forwarded-for': forwarded, ...upgrade })
      expect([forwarded, socket]).toEqual([forwarded, '127.0.0.1'])
    }
  },
)
