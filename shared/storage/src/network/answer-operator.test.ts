import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOperator } from './answer-operator.ts'

const server = createServer((request, response) => {
  const told = { health: () => Promise.reject(new Error('not asked')), metrics: () => 'told' }
  void answerOperator(told, request, response)
})
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

test.each(['localhost', 'sync:3002', '10.0.0.7:3002', '[fd00::7]:3002', '[::ffff:10.0.0.7]'])(
  '[operations] the metrics are told to the network of the server, which calls it %s',
  async (host) => expect(await ask(`Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 .*told/s),
)

test.each([
  [['Host: evil.example']],
  [['Host: localhost.evil.example:3002']],
  [['Host: 10.0.0.7.evil.example']],
  [['Host: sync', 'Host: sync']],
  [['Host: sync', 'X-Forwarded-For: 10.0.0.1']],
  [['Host: sync', 'Forwarded: for=10.0.0.1']],
])('[security 2.7] the metrics are not told to who says %j', async (headers) => {
  expect(await ask(...headers)).not.toContain('told')
})
