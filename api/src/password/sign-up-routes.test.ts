import { confirmSignUpEndpoint, signUpEndpoint } from '@shingle/shared/password/endpoints.ts'
import { expect, test } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'
import { cookiesOf, mailedToken, mailsOrdered, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()
const password = 'a key under the mat'

const signUp = async (email: string, typed = password, cookie = '') => {
  const answer = await api.ask(signUpEndpoint, { body: { email, password: typed }, cookie })
  return { answer, cookie: cookie || cookiesOf(answer) }
}
const signUpAndRead = async (email: string) => ({
  ...(await signUp(email)),
  token: await mailedToken(api, 'sign-up', email),
})
const confirm = (token: string, cookie: string, typed?: string) =>
  api.ask(confirmSignUpEndpoint, {
    body: { token, ...(typed === undefined ? {} : { password: typed }) },
    cookie,
  })
const tryPassword = async (email: string, typed = password) =>
  (await api.call('/api/login/password', { body: { email, password: typed } })).status
const countOf = (email: string) => api.db.collection('Users').countDocuments({ email })

test('[4.verified] an account with a password is made once its address is confirmed', async () => {
  const { cookie, token } = await signUpAndRead('ann@example.com')
  expect([await countOf('ann@example.com'), await tryPassword('ann@example.com')]).toEqual([0, 401])
  const confirmed = await confirm(token, cookie)
  expect(confirmed.answer).toMatchObject({ status: 'Success', user: { email: 'ann@example.com' } })
  expect(await tryPassword('ann@example.com')).toBe(200)
  expect((await confirm(token, cookie)).answer.status).toBe('ExpiredLink')
})

test('[T13] whoever reads the mail confirms nothing that somebody else chose, without knowing it', async () => {
  const attack = await signUpAndRead('victim@example.com')
  const there = await confirm(attack.token, '')
  expect(there.body).toEqual({ status: 'PasswordNeeded', email: 'victim@example.com' })
  expect((await confirm(attack.token, '', 'what the victim uses')).body).toEqual({
    status: 'IncorrectPassword',
  })
  expect(await countOf('victim@example.com')).toBe(0)
  const victim = await signInAs(api, 'victim@example.com')
  expect(await tryPassword('victim@example.com')).toBe(401)
  const late = await confirm(attack.token, attack.cookie)
  expect(late.body).toEqual({ status: 'AccountExists', email: 'victim@example.com' })
  expect(await tryPassword('victim@example.com')).toBe(401)
  expect((await signInAs(api, 'victim@example.com')).id).toBe(victim.id)
})

test('[7.sign-up] in another browser the password makes the account, and is guessed five times at most', async () => {
  const here = await signUpAndRead('bea@example.com')
  expect((await confirm(here.token, '', password)).answer.status).toBe('Success')
  const guessed = await signUpAndRead('guessed@example.com')
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => confirm(guessed.token, '', `a guess of many, ${at}`)),
  )
  const evaluated = answers.filter(({ status }) => status === 200)
  expect(evaluated).toHaveLength(5)
  expect((await confirm(guessed.token, '', password)).status).toBe(429)
})

test('[8.sign-in] the answer is the same whether or not the address has an account; the mail alone says it', async () => {
  const known = await signInAs(api, 'known@example.com')
  const [forKnown, forUnknown] = [await signUp(known.email), await signUp('unknown@example.com')]
  expect(forKnown.answer.status).toBe(forUnknown.answer.status)
  expect(Object.keys(forKnown.answer.body)).toEqual(Object.keys(forUnknown.answer.body))
  expect((await mailsOrdered(api, 'sign-up')).length).toBeGreaterThanOrEqual(2)
})

test('[5.password] a password has twelve characters or more, and no other rule', async () => {
  const before = await mailsOrdered(api, 'sign-up')
  for (const typed of ['', 'elevenchars', 'x'.repeat(129)]) {
    const { answer } = await signUp('short@example.com', typed)
    expect([answer.status, answer.body.field]).toEqual([400, 'password'])
  }
  expect(await mailsOrdered(api, 'sign-up')).toEqual(before)
  expect((await signUp('plain@example.com', 'passwordpassword')).answer.status).toBe(200)
})

test('[7.sign-up] a confirmation works for a day', async () => {
  const { cookie, token } = await signUpAndRead('dan@example.com')
  api.later(24 * 3_600_000)
  expect((await confirm(token, cookie)).answer.status).toBe('ExpiredLink')
})

test('[2.7] the hash of a chosen password is kept no longer than it is needed', async () => {
  const { cookie, token } = await signUpAndRead('eve@example.com')
  await confirm(token, cookie)
  const rows = await api.db.collection('MailedLinks').find({ email: 'eve@example.com' }).toArray()
  expect(rows.map((row) => 'passwordHash' in row)).toEqual([false])
})
