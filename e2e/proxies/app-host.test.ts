import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenServer, openAppHost } from './real-proxy.ts'

const closing: (() => Promise<unknown>)[] = []

/** A server that answers everything with its name. */
const openRoom = async (name: string): Promise<readonly [string, number]> => {
  const server = createServer((_, response) => response.end(name))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  const address = server.address()
  return [name, typeof address === 'object' && address !== null ? address.port : 0]
}

let proxy: OpenServer
beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'shingle-client-'))
  closing.push(() => rm(root, { recursive: true, force: true }))
  for (const file of ['index.html', 'designer.html', 'home.html', 'pricing.html', '404.html'])
    await writeFile(join(root, file), file)
  const rooms = await Promise.all(['api', 'sync-server', 'render'].map(openRoom))
  proxy = await openAppHost(Object.fromEntries(rooms), root)
  closing.push(proxy.close)
})
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

test.each([
  ['/', [200, 'home.html']],
  ['/pricing', [200, 'pricing.html']],
  ['/websites', [200, 'index.html']],
  ['/designer/', [200, 'designer.html']],
  ['/api/websites', [200, 'api']],
  ['/mcp', [200, 'api']],
  ['/health', [200, 'api']],
  ['/sitemap.xml', [200, 'api']],
  ['/sync', [200, 'sync-server']],
  ['/sync/', [200, 'sync-server']],
  ['/fonts/a.woff2', [200, 'render']],
  ['/i/abc', [200, 'render']],
  ['/harrow-plumbing', [302, 'https://sites.example/harrow-plumbing']],
  ['/sync-studio', [302, 'https://sites.example/sync-studio']],
  ['/nothing/there', [404, '404.html']],
])(
  '[2.routes] behind a real Caddy, as docs/Caddyfile has it, %s is answered with %j',
  async (path, answer) => {
    const response = await fetch(`http://127.0.0.1:${proxy.port}${path}`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location') ?? (await response.text())]).toEqual(answer)
  },
)
