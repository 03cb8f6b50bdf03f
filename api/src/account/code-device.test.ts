import { sendCodeEndpoint } from '@shingle/shared/account/endpoints.ts'
import { afterAll, expect, test } from 'vitest'
import { startTestApi } from '../testing/start-test-api.ts'

const api = await startTestApi()
afterAll(() => api.close())

test('[2.7] with a code is kept what the browser says of itself that asked for it, for the mail to say', async () => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const asked = await api.ask(sendCodeEndpoint, {
    body: { email: 'ann@example.com' },
    headers: { 'user-agent': userAgent },
  })
  const { sessionId } = asked.body
  expect(await api.row('OtpSessions', sessionId)).toMatchObject({
    device: { browser: 'Firefox', system: 'Windows', kind: 'computer' },
  })
})
