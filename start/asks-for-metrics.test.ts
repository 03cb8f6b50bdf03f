import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asksForMetrics } from './asks-for-metrics.ts'

const server = createServer((request, response) =>
  response.end(asksForMetrics(request) ? 'told' : 'not told'),
)
let port = 0
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const ask = (...headers: readonly string[]) => {
  const socket = connect(port, '127.0.0.1')
  socket.end(['GET /metrics HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'))
  return text(socket)
}

test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '127.0.0.53', '[::1]:3000'])(
  '[operations] the metrics are told to this machine, called %s',
  async (host) => {
    expect(await ask(`Host: ${host}`)).toMatch(/\r\n\r\n.*\btold/s)
    expect(await ask(`Host: ${host}`)).not.toContain('not told')
  },
)

test.each([
  [['Host: evil.example']],
  [['Host: localhost.evil.example']],
  [['Host: 127.0.0.1.evil.example']],
  [['Host: localhost', 'Host: localhost']],
  [['Host: localhost', 'X-Forwarded-For: 127.0.0.1']],
  [['Host: localhost', 'Forwarded: for=127.0.0.1']],
  [['Host: localhost', 'Via: 1.1 proxy']],
  [['Host: localhost', 'X-Real-IP: 127.0.0.1']],
  [['Host: localhost', 'X-Forwarded-Proto: https']],
])('[security 2.7] the metrics are not told to who says %j', async (headers) => {
  expect(await ask(...headers)).toContain('not told')
})
