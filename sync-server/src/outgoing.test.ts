import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import { freePort } from '@shingle/storage/embedded-mongo/free-port.ts'
import { afterEach, expect, it, type MockInstance, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { noLanes } from './draft-lanes.ts'
import { createOutgoing, type Outgoing } from './outgoing.ts'
import { disconnect } from './sync-socket.ts'

const ends: (() => unknown)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server's end of a WebSocket, and what its client hears. */
const connect = async () => {
  const [server, port] = [createServer(), await freePort()]
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const taken = new Promise<{ ws: WebSocket; outgoing: Outgoing; writes: MockInstance }>((resolve) => {
    server.on('upgrade', (request, raw, head) =>
      wss.handleUpgrade(request, raw, head, (ws) => {
        const writes = vi.spyOn(raw, 'write')
        resolve({ ws, outgoing: createOutgoing(ws, raw), writes })
      }),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  const heard: Buffer[] = []
  client.on('message', (message: Buffer) => heard.push(message))
  const closed = new Promise<[number, string]>((resolve) => {
    client.on('close', (code, reason) => resolve([code, reason.toString()]))
  })
  ends.push(
    () => client.terminate(),
    () => server.close(),
  )
  return { ...(await taken), heard, closed }
}

const message = (length: number): Uint8Array => new Uint8Array(length).map((_, at) => at % 251)

it('[draft] messages of one turn leave in one write, and arrive whole and in order, whatever their lengths', async () => {
  const { outgoing, heard, writes } = await connect()
  const messages = [0, 1, 125, 126, 65_535, 65_536, 300_000, 2].map(message)
  for (const one of messages) outgoing.send(one)
  while (heard.length < messages.length) await wait(5)
  expect(heard.map((one) => new Uint8Array(one))).toEqual(messages)
  expect(writes).toHaveBeenCalledTimes(1)
})

it('[draft] what was sent before a goodbye arrives, and nothing follows it', async () => {
  const { ws, outgoing, heard, closed } = await connect()
  outgoing.send(message(3))
  const socket = {
    address: '',
    browser: undefined,
    sessionId: undefined,
    userId: undefined,
    backloggedAt: 0,
    heardAt: 0,
    lanes: noLanes(),
  }
  disconnect({ ...socket, ws, outgoing }, syncClose.invalid)
  outgoing.send(message(4))
  expect(await closed).toEqual([syncClose.invalid.code, syncClose.invalid.reason])
  expect(heard.map((one) => one.length)).toEqual([3])
})
