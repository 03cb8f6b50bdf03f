import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort } from '../embedded-mongo/free-port.ts'
import { visitorAddress } from './visitor-address.ts'

const asked = (forwarded: string | undefined, trustsProxy: boolean) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const socket = { remoteAddress: '10.0.0.1' } as never
  return visitorAddress({ headers, socket }, trustsProxy)
}

test.each([
  [undefined, '10.0.0.1'],
  ['', '10.0.0.1'],
  ['203.0.113.9', '203.0.113.9'],
  ['1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['127.0.0.1,::1 ,2001:db8::9', '2001:db8::9'],
  ['203.0.113.9, unknown', '10.0.0.1'],
  ['203.0.113.9,', '10.0.0.1'],
  ["'; drop", '10.0.0.1'],
])('[security] behind a proxy, X-Forwarded-For "%s" is a visitor at %s', (forwarded, address) => {
  expect(asked(forwarded, true)).toBe(address)
})

test('[security] without a proxy nobody says who they are', () => {
  expect(asked('203.0.113.9', false)).toBe('10.0.0.1')
})

const has = (command: string, ...args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

interface Proxy {
  readonly command: string
  readonly args: (folder: string) => string[]
  readonly file: string
  readonly configuration: (given: { folder: string; port: number; target: number }) => string
}

const proxies: Readonly<Record<'nginx' | 'caddy', Proxy>> = {
  nginx: {
    command: 'nginx',
    args: (folder) => ['-c', join(folder, 'nginx.conf'), '-p', folder],
    file: 'nginx.conf',
    configuration: ({ folder, port, target }) => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 64; }
http {
  access_log off; client_body_temp_path ${folder}/t; proxy_temp_path ${folder}/t; fastcgi_temp_path ${folder}/t;
  uwsgi_temp_path ${folder}/t; scgi_temp_path ${folder}/t;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${target}; proxy_http_version 1.1;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $http_connection;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}`,
  },
  caddy: {
    command: 'caddy',
    args: (folder) => ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
    file: 'Caddyfile',
    configuration: ({ port, target }) => `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	reverse_proxy 127.0.0.1:${target}
}`,
  },
}

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== null))
    socket.once('error', () => resolve(false))
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

const openProxy = async ({ command, args, file, configuration }: Proxy, target: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-proxy-'))
  // Started as root, a proxy's worker is another user.
  await chmod(folder, 0o755)
  const port = await freePort()
  await writeFile(join(folder, file), configuration({ folder, port, target }))
  const child = spawn(command, args(folder), { stdio: 'ignore', env: { ...process.env, HOME: folder } })
  closing.push(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  })
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`)
    await wait(50)
  }
  return port
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

describe.each(Object.entries(proxies))('[security] behind a real %s', (name, proxy) => {
  test.skipIf(!has(proxy.command, name === 'nginx' ? '-v' : 'version'))(
    `whatever a client writes into X-Forwarded-For, it is who it is (needs ${name})`,
    async () => {
      const port = await openProxy(proxy, await openServer())
      const upgrade = { connection: 'Upgrade', upgrade: 'websocket' }
      for (const forwarded of spoofed) {
        expect([forwarded, await ask(port, { 'x-forwarded-for': forwarded })]).toEqual([
          forwarded,
          '127.0.0.1',
        ])
        const socket = await ask(port, { 'x-forwarded-for': forwarded, ...upgrade })
        expect([forwarded, socket]).toEqual([forwarded, '127.0.0.1'])
      }
    },
  )
})
