import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestRender, type TestRender } from '../testing/start-test-render.ts'

let render: TestRender
beforeAll(async () => {
  render = await startTestRender()
})
afterAll(() => render.close())

test('[T7] code that is being written runs powerless, where the app alone frames it and tells it', async () => {
  const askAs = (dest: string, method = 'GET') =>
    render.ask('/embed-preview', { host: 'usercontent', method, headers: { 'sec-fetch-dest': dest } })
  const answer = await askAs('iframe')
  const policy = String(answer.headers['content-security-policy'])
  expect(answer.status).toBe(200)
  expect(policy).toMatch(/^sandbox allow-scripts allow-forms/)
  expect(policy).not.toContain('allow-same-origin')
  expect(policy.split('; ').at(-1)).toBe(`frame-ancestors ${render.origins.app}`)
  expect(answer.text).toContain(`e.source==parent&&e.origin==app`)
  expect(answer.text).toContain(JSON.stringify(render.origins.app))
  expect((await askAs('document')).status).toBe(404)
  expect((await askAs('iframe', 'POST')).status).toBe(405)
  expect((await render.ask('/embed-preview')).status).not.toBe(200)
})
