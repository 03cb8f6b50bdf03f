import { sendCodeEndpoint, verifyCodeEndpoint } from '@shingle/shared/account/endpoints.ts'
import { refreshEndpoint } from '@shingle/shared/session/endpoints.ts'
import { expect, test } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'
import { cookiesOf, mailedCode, signInAs } from '../testing/sign-in-as.ts'
import type { TestAnswer } from '../testing/test-calls.ts'

const { api } = await openTestApi()

const refreshIn = (cookies: string): string => /refresh=[^;]*/.exec(cookies)?.[0] ?? ''
const refresh = (cookie: string) => api.call(refreshEndpoint.path, { method: 'POST', cookie })
const emailOf = ({ body }: TestAnswer) => body.user?.email

/** Somebody signs in by a code in a browser that holds cookies already. */
const signInWith = async (planted: string, email: string): Promise<TestAnswer> => {
  const asked = await api.ask(sendCodeEndpoint, { body: { email }, cookie: planted })
  const body = { sessionId: asked.body.sessionId, code: await mailedCode(api, email) }
  return api.ask(verifyCodeEndpoint, { body, cookie: `${planted}; ${cookiesOf(asked)}` })
}

test('[2.4.fixation] whoever signs in where somebody else’s session was planted gets one of their own, and that other ends', async () => {
  const mallory = await signInAs(api, 'mallory@example.com')
  const planted = refreshIn(mallory.cookie)
  const entered = await signInWith(planted, 'ann@example.com')
  const own = refreshIn(cookiesOf(entered))
  expect(own.split('.')[0]).not.toBe(planted.split('.')[0])
  expect(emailOf(entered)).toBe('ann@example.com')
  expect((await refresh(planted)).status).toBe(401)
  expect(emailOf(await refresh(own))).toBe('ann@example.com')
})

test('[2.4.fixation] a session that was made up is not taken over by who signs in', async () => {
  for (const planted of ['refresh=made-up.token', 'refresh=__proto__.x', `refresh=${'x'.repeat(3000)}`]) {
    const own = refreshIn(cookiesOf(await signInWith(planted, 'bea@example.com')))
    expect(own).not.toContain(planted.slice('refresh='.length, 40))
    expect([(await refresh(planted)).status, (await refresh(own)).status]).toEqual([401, 200])
  }
})
