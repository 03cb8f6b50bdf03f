import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshHandle, startTestRender, type TestRender } from './testing/start-test-render.ts'

let render: TestRender

beforeAll(async () => {
  render = await startTestRender()
})
afterAll(() => render.close())

const html = '<!doctype html><title>Harrow Plumbing</title>'
const ask = (host: string, path: string) => render.ask(path, { headers: { host } })

test('[2.6] a connected domain shows its website at the root, and nothing of anybody else', async () => {
  const [handle, other] = [freshHandle(), freshHandle()]
  await render.put(handle, html)
  await render.put(other, 'somebody else')
  render.domains.set('harrow.example', { kind: 'website', handle })
  const page = await ask('Harrow.example', '/')
  expect([page.status, page.text]).toEqual([200, html])
  for (const path of [`/${handle}`, `/${other}`, '/health', '/sitemap.xml', '/embed/x/y'])
    expect([path, (await ask('harrow.example', path)).status]).toEqual([path, 404])
  const key = await render.files.put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {
    type: 'image/svg+xml',
  })
  expect((await ask('harrow.example', `/i/${key}`)).status).toBe(200)
})

test('[2.6] a host that stands for nothing gets 421, at once when its domain was disconnected', async () => {
  expect((await ask('stranger.example', '/')).status).toBe(421)
  const handle = freshHandle()
  await render.put(handle, html)
  render.domains.set('gone.example', { kind: 'website', handle })
  expect((await ask('gone.example', '/')).status).toBe(200)
  render.domains.delete('gone.example')
  await render.bus.publish(siteChangedChannel, { handle, version: 2 })
  await expect.poll(async () => (await ask('gone.example', '/')).status).toBe(421)
})
