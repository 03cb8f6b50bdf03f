import {
  changeEmailByPasswordEndpoint,
  confirmEmailEndpoint,
} from '@shingle/shared/email-change/endpoints.ts'
import {
  confirmSignUpEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
  setPasswordEndpoint,
  signInByPasswordEndpoint,
  signUpEndpoint,
} from '@shingle/shared/password/endpoints.ts'
import { afterAll, expect, test } from 'vitest'
import { browserKnownMs } from '../session/browser-mark.ts'
import { cookiesOf, mailedToken, signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'

const api = await startTestApi({ trustsProxy: true })
afterAll(() => api.close())
const password = 'a key under the mat'

const from = (address: string, cookie = '') => ({ cookie, headers: { 'x-forwarded-for': address } })
const tryPassword = (email: string, typed: string, place: ReturnType<typeof from>) =>
  api.ask(signInByPasswordEndpoint, { body: { email, password: typed }, ...place })
/** Has somebody else at a place use up what may be tried there. */
const guessAway = async (email: string, address: string) => {
  for (let count = 0; count < 5; count += 1) await tryPassword(email, 'a guess', from(address))
  expect((await tryPassword(email, 'a guess', from(address))).status).toBe(429)
}
const browserIn = (cookies: string) => /sign-in=[^;]+/.exec(cookies)?.[0] ?? ''

test('[T15] a password that is set by a mail makes the browser known that set it, and not the one that asked', async () => {
  const { email } = await signInAs(api, 'ann@example.com')
  const asked = await api.ask(forgotPasswordEndpoint, { body: { email }, ...from('198.51.100.66') })
  const token = await mailedToken(api, 'new-password', email)
  const set = await api.ask(resetPasswordEndpoint, { body: { token, password }, ...from('198.51.100.2') })
  expect(set.body.status).toBe('Success')
  await guessAway(email, '198.51.100.66')
  const asker = from('198.51.100.66', cookiesOf(asked))
  expect((await tryPassword(email, 'a guess', asker)).status).toBe(429)
  const setter = from('198.51.100.66', browserIn(cookiesOf(set)))
  expect((await tryPassword(email, password, setter)).status).toBe(200)
})

test('[T15] an account that is confirmed elsewhere makes that browser known, and not the one that asked', async () => {
  const body = { email: 'bea@example.com', password }
  const asked = await api.ask(signUpEndpoint, { body, ...from('198.51.100.66') })
  const token = await mailedToken(api, 'sign-up', body.email)
  const made = await api.ask(confirmSignUpEndpoint, { body: { token, password }, ...from('198.51.100.2') })
  expect(made.body.status).toBe('Success')
  await guessAway(body.email, '198.51.100.66')
  expect((await tryPassword(body.email, 'a guess', from('198.51.100.66', cookiesOf(asked)))).status).toBe(429)
})

test('[T15] browsers without a mark are no known one, whatever was asked for without it', async () => {
  const { token } = await signInAs(api, 'cam@example.com')
  const email = 'cam-anew@example.com'
  await api.ask(setPasswordEndpoint, { body: { password }, token })
  await api.ask(changeEmailByPasswordEndpoint, { body: { email, current: password }, token })
  const link = await mailedToken(api, 'new-email', email)
  expect((await api.ask(confirmEmailEndpoint, { body: { token: link }, token })).body.status).toBe('Success')
  await guessAway(email, '198.51.100.66')
  expect((await tryPassword(email, password, from('198.51.100.77'))).status).toBe(200)
})

test('[T15] whichever way somebody gets in, the browser is known for half a year', async () => {
  const { email, token } = await signInAs(api, 'dan@example.com')
  await api.ask(setPasswordEndpoint, { body: { password }, token })
  const browser = browserIn(cookiesOf(await tryPassword(email, password, from('198.51.100.2'))))
  await guessAway(email, '198.51.100.66')
  api.later(browserKnownMs - 1)
  expect((await tryPassword(email, 'a guess', from('198.51.100.66', browser))).status).toBe(401)
  api.later(1)
  expect((await tryPassword(email, 'a guess', from('198.51.100.66', browser))).status).toBe(429)
})
