import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import { expect, test } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'
import { cookiesOf, mailedCode, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()

const ask = async (email: string, browser = '') => {
  const answer = await api.call('/api/login/otp/generate', { body: { email }, cookie: browser })
  return { answer, sessionId: answer.body.sessionId, cookie: cookiesOf(answer) }
}
const tryCode = (sessionId: string, code: string, cookie: string) =>
  api.call('/api/login/otp/verify', { body: { sessionId, code }, cookie })

test('[1.sign-in] the mailed code signs in, once, however it is typed', async () => {
  const { sessionId, cookie } = await ask('ann@example.com')
  const code = await mailedCode(api, 'ann@example.com')
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/)
  const first = await tryCode(sessionId, ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `, cookie)
  expect(first.status).toBe(200)
  expect(first.body.status).toBe('Success')
  expect(first.body.user).toEqual({ id: expect.any(String), email: 'ann@example.com', name: null })
  const again = await tryCode(sessionId, code, cookie)
  expect(again.body).toEqual({ status: 'InvalidSession' })
})

test('[5.code] a wrong code is invalid, and the sixth guess is not looked at', async () => {
  const { sessionId, cookie } = await ask('bea@example.com')
  const code = await mailedCode(api, 'bea@example.com')
  const wrong = code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA'
  for (const typed of [wrong, '', 'not a code', wrong, wrong]) {
    expect((await tryCode(sessionId, typed, cookie)).body).toEqual({ status: 'InvalidCode' })
  }
  expect((await tryCode(sessionId, code, cookie)).body).toEqual({ status: 'InvalidSession' })
})

test('[5.code] of 200 guesses at once at most five are evaluated', async () => {
  const { sessionId, cookie } = await ask('cam@example.com')
  const answers = await Promise.all(Array.from({ length: 200 }, () => tryCode(sessionId, 'AAAAAA', cookie)))
  const statuses = answers.map(({ body }) => body.status)
  expect(statuses.filter((status) => status === 'InvalidCode')).toHaveLength(5)
  expect(statuses.filter((status) => status === 'InvalidSession')).toHaveLength(195)
})

test('[3.otp] a code of ten minutes ago has expired, one of nine has not', async () => {
  const late = await ask('dan@example.com')
  const lateCode = await mailedCode(api, 'dan@example.com')
  api.later(9 * 60_000 + 59_000)
  const early = await tryCode(late.sessionId, 'AAAAAA', late.cookie)
  expect(early.body.status).toBe('InvalidCode')
  api.later(2_000)
  expect((await tryCode(late.sessionId, lateCode, late.cookie)).body).toEqual({ status: 'ExpiredCode' })
})

test('[2.7] what waits to be mailed is neither the code nor the address', async () => {
  const { sessionId } = await ask('waits@example.com')
  const waiting = await api.db.collection('Jobs').findOne({ 'payload.sessionId': sessionId })
  expect(waiting?.payload).toEqual({ sessionId })
  const everything = JSON.stringify(waiting)
  for (const secret of ['waits', await mailedCode(api, 'waits@example.com')])
    expect(everything).not.toContain(secret)
})

test('[3.otp] a new code kills the old one of its browser', async () => {
  const old = await ask('eve@example.com')
  const oldCode = await mailedCode(api, 'eve@example.com')
  const fresh = await ask('eve@example.com', old.cookie)
  const replaced = await tryCode(old.sessionId, oldCode, old.cookie)
  expect(replaced.body).toEqual({ status: 'InvalidSession' })
  const code = await mailedCode(api, 'eve@example.com')
  expect((await tryCode(fresh.sessionId, code, fresh.cookie)).body.status).toBe('Success')
})

test('[3.otp] a right code in another browser is an invalid session and signs nobody in', async () => {
  const attacker = await ask('mallory@example.com')
  const code = await mailedCode(api, 'mallory@example.com')
  const victim = await ask('vic@example.com')
  for (const cookie of ['', victim.cookie]) {
    const answer = await tryCode(attacker.sessionId, code, cookie)
    expect(answer.body).toEqual({ status: 'InvalidSession' })
    expect(answer.headers.getSetCookie()).toEqual([])
  }
})

test('[8.sign-in] the answer is the same whether or not the address has an account', async () => {
  const known = await signInAs(api, 'known@example.com')
  const forKnown = (await ask(known.email)).answer
  const forUnknown = (await ask('unknown@example.com')).answer
  expect(Object.keys(forKnown.body)).toEqual(Object.keys(forUnknown.body))
  expect(forKnown.status).toBe(forUnknown.status)
})

test('[5.email] what is no address gets the specified message and no mail', async () => {
  for (const email of ['', 'ann', 'a@b', 'a@b.c,d@e.f', `${'a'.repeat(60)}@b.com`, 'a@b.com\r\nBcc: x@y.z']) {
    const answer = await api.call('/api/login/otp/generate', { body: { email } })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ code: 'account.email-invalid', text: 'Invalid email.', field: 'email' })
  }
})

test('[8.sign-in] the sixth code within an hour for one address is refused', async () => {
  for (let count = 0; count < 5; count += 1) await ask('often@example.com')
  const answer = await api.call('/api/login/otp/generate', { body: { email: 'Often@example.com ' } })
  expect(answer.status).toBe(429)
  expect(answer.body.code).toBe('request.too-many')
  const retryAfterS = Number(answer.headers.get('retry-after'))
  expect([retryAfterS > 3500, retryAfterS <= 3600]).toEqual([true, true])
})

test('[T10] what strangers ask for ends nobody’s code', async () => {
  const owner = await ask('owner@example.com')
  const code = await mailedCode(api, 'owner@example.com')
  for (let count = 0; count < 6; count += 1) await ask('owner@example.com')
  expect((await tryCode(owner.sessionId, code, owner.cookie)).body.status).toBe('Success')
})

test('[T10] whoever has a code that works is not refused for asking again', async () => {
  const owner = await ask('live@example.com')
  const code = await mailedCode(api, 'live@example.com')
  for (let count = 0; count < 6; count += 1) await ask('live@example.com')
  const again = await ask('live@example.com', owner.cookie)
  expect([again.answer.status, again.sessionId]).toEqual([200, owner.sessionId])
  expect((await tryCode(owner.sessionId, code, owner.cookie)).body.status).toBe('Success')
})

test('[T10] a browser that signed in before gets its code, however many strangers ask', async () => {
  const first = await ask('known-browser@example.com')
  const code = await mailedCode(api, 'known-browser@example.com')
  const signedIn = await tryCode(first.sessionId, code, first.cookie)
  const browser = /sign-in=[^;]+/.exec(cookiesOf(signedIn))?.[0] ?? ''
  for (let count = 0; count < 7; count += 1) await ask('known-browser@example.com')
  expect((await ask('known-browser@example.com')).answer.status).toBe(429)
  const again = await ask('known-browser@example.com', browser)
  expect(again.answer.status).toBe(200)
  const fresh = await mailedCode(api, 'known-browser@example.com')
  expect((await tryCode(again.sessionId, fresh, browser)).body.status).toBe('Success')
})

test('[T10] one browser that signed in before floods no mailbox, its own no more than others', async () => {
  const { cookie } = await signInAs(api, 'flood@example.com')
  const browser = /sign-in=[^;]+/.exec(cookie)?.[0] ?? ''
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1) {
    const { answer, sessionId } = await ask('flood@example.com', browser)
    statuses.push(answer.status)
    // Used up, so that it is no code that still works.
    for (let guess = 0; guess < 5; guess += 1) await tryCode(sessionId ?? '', 'AAAAAA', browser)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
})

test('[T10] one mailbox gets so many codes a day, however its address is spelt', async () => {
  const counters = api.db.collection('RateLimits')
  await ask('spelt@example.com')
  for (const limit of ['codes-per-mail-and-day', 'first-codes-per-mail-and-day'])
    await counters.updateOne(
      { key: countedKey(api.options.secret, limit, 'spelt@example.com') },
      { $set: { points: 200 } },
      { upsert: true },
    )
  expect((await ask('spelt+again@example.com')).answer.status).toBe(429)
})

test('[T10] one stranger asks no more for a mailbox by spelling its address in many ways', async () => {
  const statuses: number[] = []
  for (let spelling = 0; spelling < 12; spelling += 1)
    statuses.push((await ask(`vera+${spelling}@example.com`)).answer.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
})

test('[8.sign-in] who signs in by the codes may sign in again and again', async () => {
  for (let count = 0; count < 8; count += 1) await signInAs(api, 'regular@example.com')
  expect((await ask('regular@example.com')).answer.status).toBe(200)
})

test('[7.register] registering answers 201 once and 200 after', async () => {
  const person = await signInAs(api, 'reg@example.com')
  const call = () => api.call('/api/login/register', { method: 'POST', token: person.token })
  expect((await call()).status).toBe(201)
  expect((await call()).status).toBe(200)
})

test('[7.register] two first sign-ins at once make one account', async () => {
  const email = 'twice@example.com'
  const rows = api.db.collection('Users')
  await signInAs(api, email)
  await signInAs(api, email)
  expect(await rows.countDocuments({ email })).toBe(1)
})

test('[1.sign-in] what this deployment offers is told', async () => {
  expect((await api.call('/api/session/options')).body).toEqual({ google: false })
})
