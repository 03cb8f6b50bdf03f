import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInProcessBus } from '../bus/in-process-bus.ts'
import { byHost } from './by-host.ts'
import { openHosts } from './open-hosts.ts'

const bus = createInProcessBus((error) => console.error(error))
const hosts = openHosts({ origins: localOrigins(3000), bus, clock: () => new Date() })
const server = createServer(byHost(hosts, { app: (_, response) => response.end('the app') }))
let port = 0
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const sendLines = (...lines: readonly string[]) => {
  const socket = connect(port, '127.0.0.1')
  socket.end([...lines, 'Connection: close', '', ''].join('\r\n'))
  return text(socket)
}

const askFor = (target: string, ...names: readonly string[]) =>
  sendLines(`GET ${target} HTTP/1.1`, ...names.map((name) => `Host: ${name}`))

const ask = (...names: readonly string[]) => askFor('/', ...names)

test('[design 5] the app answers on its host, and a host that stands for nothing is not served', async () => {
  expect(await ask('localhost:3000')).toContain('the app')
  expect(await ask('evil.example')).toMatch(/^HTTP\/1\.1 421 /)
})

test('[4.domain] whoever comes with a browser to a domain that is connected with nothing reads what is so', async () => {
  const host = 'Host: evil.example'
  const page = await sendLines('GET / HTTP/1.1', host, 'Accept: text/html,application/xhtml+xml')
  expect(page).toMatch(/^HTTP\/1\.1 421 /)
  expect(page).toContain('<h1>No website is connected here</h1>')
  expect(page).toContain("content-security-policy: default-src 'none'")
  expect(await sendLines('HEAD / HTTP/1.1', host, 'Accept: text/html')).not.toContain('<h1>')
  for (const lines of [['GET / HTTP/1.1'], ['POST / HTTP/1.1', 'Accept: text/html']])
    expect(await sendLines(...lines, host)).toContain('This host is not served here.')
})

test.each([
  [['localhost:3000', 'evil.example']],
  [['evil.example', 'localhost:3000']],
  [['localhost:3000', 'localhost:3000']],
])('[security 2.7] a request that names the hosts %j is refused', async (names) => {
  expect(await ask(...names)).toMatch(/^HTTP\/1\.1 400 /)
})

test.each(['http://localhost:3000/', 'http://evil.example/', 'https:///x', '*'])(
  '[security 2.7] a request for %j names a host twice, and is refused',
  async (target) => {
    expect(await askFor(target, 'localhost:3000')).toMatch(/^HTTP\/1\.1 400 /)
  },
)
