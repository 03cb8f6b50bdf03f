import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { turnAwayUntilOpen } from './opening.ts'

test('[design 1] whoever comes while the product opens is told so, comes back by itself, and then finds it', async () => {
  const server = createServer()
  const open = turnAwayUntilOpen(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/websites`
  const away = await fetch(address)
  expect([away.status, away.headers.get('refresh'), away.headers.get('retry-after')]).toEqual([503, '2', '2'])
  expect(away.headers.get('cache-control')).toBe('no-store')
  expect(await away.text()).toContain('Opening. One moment.')
  open()
  server.on('request', (_, response) => response.end('here'))
  expect(await (await fetch(address)).text()).toBe('here')
  server.close()
})
