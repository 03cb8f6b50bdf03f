import { expect, test } from 'vitest'
import { startTestApi } from '../testing/start-test-api.ts'

test.each([true, false])(
  '[security] a limit counts the last hop, never what a client wrote (proxy: %s)',
  async (trustsProxy) => {
    const api = await startTestApi({ trustsProxy })
    const ask = (count: number, last: string) =>
      api.call('/api/login/otp/verify', {
        body: { sessionId: 'nobody', code: 'AAAAAA' },
        headers: {
          'x-forwarded-for': `198.51.100.${count % 250}, ${last}`,
          'x-forwarded-host': 'evil.example',
        },
      })
    const statuses: number[] = []
    for (let count = 0; count < 101; count += 1) statuses.push((await ask(count, '203.0.113.9')).status)
    expect(statuses.slice(0, 100)).toEqual(Array(100).fill(200))
    // Without a proxy of ours the peer is this machine, which is counted together with nobody.
    expect(statuses[100]).toBe(trustsProxy ? 429 : 200)
    expect((await ask(0, '203.0.113.10')).status).toBe(200)
    await api.close()
  },
)
