import { readModelEndpoint } from '@shingle/shared/language-model/endpoints.ts'
import { afterAll, expect, test } from 'vitest'
import { startTestApi } from '../testing/start-test-api.ts'

const apis = await Promise.all([startTestApi(), startTestApi({ modelAt: 'http://127.0.0.1:1' })])
afterAll(() => Promise.all(apis.map((api) => api.close())))

test('[2.words] anybody is told whether a model is connected, and nothing is asked of it for that', async () => {
  const [without, connected] = await Promise.all(
    apis.map(async (api) => (await api.ask(readModelEndpoint, {})).answer),
  )
  expect([without, connected]).toEqual([{ isConnected: false }, { isConnected: true }])
})
