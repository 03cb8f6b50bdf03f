import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { goneSignal } from './gone-signal.ts'

test('[security T28] nothing is asked for somebody who went away before it was their turn', async () => {
  const { promise: signals, resolve } = Promise.withResolvers<readonly [AbortSignal, AbortSignal]>()
  const server = createServer((_, res) => {
    const early = goneSignal({ res })
    res.once('close', () => resolve([early, goneSignal({ res })]))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const visitor = connect(port, '127.0.0.1')
  visitor.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  setTimeout(() => visitor.destroy(), 50)
  const [early, late] = await signals
  expect([early.aborted, late.aborted]).toEqual([true, true])
  server.close()
})
