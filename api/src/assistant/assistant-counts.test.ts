import { addAssistantEndpoint } from '@shingle/shared/assistant/endpoints.ts'
import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import { afterAll, expect, test } from 'vitest'
import { signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'

const api = await startTestApi({ trustsProxy: true })
afterAll(() => api.close())
const ann = await signInAs(api, 'ann@example.com')
const address = '203.0.113.9'

const ofAddress = {
  key: countedKey(api.options.secret, 'assistant-calls-per-address', address),
}

const callAs = (token: string) =>
  api.call('/mcp', {
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_websites', arguments: {} } },
    headers: { 'x-forwarded-for': address, accept: 'application/json, text/event-stream' },
    token,
  })

test('[security T28] strangers use up the calls of an address for each other, and for no assistant that was let in there', async () => {
  const body = { name: 'Hosted', scopes: ['read' as const] }
  const { token } = (await api.ask(addAssistantEndpoint, { body, token: ann.token })).answer
  const counters = api.db.collection('RateLimits')
  expect((await callAs(token)).status).toBe(200)
  expect(await counters.findOne(ofAddress)).toBeNull()
  const strange = `shingle_${'A'.repeat(43)}`
  expect((await callAs(strange)).status).toBe(401)
  await counters.updateOne(ofAddress, { $set: { points: 1200 } })
  expect([(await callAs(strange)).status, (await callAs('nonsense')).status]).toEqual([429, 429])
  expect((await callAs(token)).status).toBe(200)
})
