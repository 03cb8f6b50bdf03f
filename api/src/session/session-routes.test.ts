import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import { expect, onTestFinished, test } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'
import { cookiesOf, mailsOrdered, signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'

const { api } = await openTestApi()

const refresh = (cookie: string, headers = {}) =>
  api.call('/api/login/refresh', { method: 'POST', cookie, headers })
const websites = (token: string) => api.call('/api/websites', { token })
const refreshOnly = (cookie: string) =>
  cookie
    .split('; ')
    .filter((part) => part.startsWith('refresh='))
    .join()

test('[7.session] the cookie gives a new access token and turns over', async () => {
  const ann = await signInAs(api, 'ann@example.com')
  const cookie = refreshOnly(ann.cookie)
  const answer = await refresh(cookie)
  expect(answer.status).toBe(200)
  expect(answer.body.user).toEqual({ id: ann.id, email: ann.email, name: null })
  expect((await websites(answer.body.accessToken)).status).toBe(200)
  expect(cookiesOf(answer)).not.toBe(cookie)
  expect(answer.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Strict/)
})

test('[7.session] an access token works for ten minutes', async () => {
  const bea = await signInAs(api, 'bea@example.com')
  api.later(9 * 60_000)
  expect((await websites(bea.token)).status).toBe(200)
  api.later(61_000)
  const late = await websites(bea.token)
  const problem = { code: 'session.invalid-token', text: 'Invalid authorization token.' }
  expect([late.status, late.body]).toEqual([401, problem])
})

test('[7.session] a used cookie answers with its own successor for ten seconds', async () => {
  const cam = await signInAs(api, 'cam@example.com')
  const first = cookiesOf(await refresh(refreshOnly(cam.cookie)))
  api.later(9_000)
  const again = await refresh(refreshOnly(cam.cookie))
  expect(again.status).toBe(200)
  expect(cookiesOf(again)).toBe(first)
  expect((await refresh(first)).status).toBe(200)
})

test('[7.session] a used cookie that comes back later ends the session everywhere, and the person is told', async () => {
  const dan = await signInAs(api, 'dan@example.com')
  const next = await refresh(refreshOnly(dan.cookie))
  expect((await websites(next.body.accessToken)).status).toBe(200)
  api.later(30_000)
  expect((await refresh(refreshOnly(dan.cookie))).status).toBe(401)
  expect((await refresh(cookiesOf(next))).status).toBe(401)
  expect((await websites(next.body.accessToken)).status).toBe(401)
  expect(await mailsOrdered(api, 'stolen-session')).toEqual([{ userId: dan.id }])
})

test('[7.session] a browser whose answer was lost gets it again, however late it asks, until it uses it', async () => {
  const lou = await signInAs(api, 'lost@example.com')
  api.later(5 * 60_000)
  const lost = await refresh(refreshOnly(lou.cookie))
  // What it had before says nothing of what has arrived.
  expect((await websites(lou.token)).status).toBe(200)
  for (const ms of [12_000, 24 * 3_600_000]) {
    api.later(ms)
    const again = await refresh(refreshOnly(lou.cookie))
    expect([again.status, cookiesOf(again)]).toEqual([200, cookiesOf(lost)])
  }
  const found = await refresh(refreshOnly(lou.cookie))
  expect((await websites(found.body.accessToken)).status).toBe(200)
  api.later(30_000)
  expect((await refresh(refreshOnly(lou.cookie))).status).toBe(401)
})

test('[7.session] 20 refreshes at once lead to one and the same successor', async () => {
  const eve = await signInAs(api, 'eve@example.com')
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshOnly(eve.cookie))))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(cookiesOf)).size).toBe(1)
})

test('[7.session] signing out ends the session and its access token', async () => {
  const fay = await signInAs(api, 'fay@example.com')
  const cookie = refreshOnly(fay.cookie)
  expect((await api.call('/api/login/logout', { method: 'POST', cookie })).status).toBe(204)
  expect((await refresh(cookie)).status).toBe(401)
  expect((await websites(fay.token)).status).toBe(401)
})

test('[7.session] a session that nobody uses ends after 14 days, every session after 30', async () => {
  const gus = await signInAs(api, 'gus@example.com')
  let cookie = refreshOnly(gus.cookie)
  for (let week = 0; week < 4; week += 1) {
    api.later(7 * 24 * 60 * 60_000)
    const answer = await refresh(cookie)
    expect(answer.status).toBe(200)
    cookie = cookiesOf(answer)
  }
  api.later(3 * 24 * 60 * 60_000)
  expect((await refresh(cookie)).status).toBe(401)
  const hal = await signInAs(api, 'hal@example.com')
  api.later(14 * 24 * 60 * 60_000 + 1)
  expect((await refresh(refreshOnly(hal.cookie))).status).toBe(401)
})

test('[2.4.tokens] only the app’s own pages may use the cookie', async () => {
  const ivy = await signInAs(api, 'ivy@example.com')
  const cookie = refreshOnly(ivy.cookie)
  const foreign = [
    { origin: 'null' },
    { origin: '' },
    { origin: 'http://sites.localhost:3000' },
    { origin: 'https://evil.example' },
    { 'x-shingle': '' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of foreign) {
    const answer = await refresh(cookie, headers)
    expect([answer.status, answer.body.code]).toEqual([403, 'session.foreign-request'])
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  expect((await refresh(cookie)).status).toBe(200)
})

test('[2.4.tokens] forged, foreign and unsigned tokens sign nobody in', async () => {
  const jan = await signInAs(api, 'jan@example.com')
  const [head, claims = '', mark] = jan.token.split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const { sub, sid } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const other = Buffer.from(JSON.stringify({ sub: 'somebody', sid, aud: 'app', exp: 9e9 })).toString(
    'base64url',
  )
  expect(sub).toBe(jan.id)
  for (const token of [
    `${none}.${claims}.`,
    `${none}.${claims}.x`,
    `${head}.${other}.${mark}`,
    'x.y.z',
    '',
  ]) {
    expect((await websites(token)).status).toBe(401)
  }
})

test('[T15] a neighbour behind the same address keeps nobody from staying in, signing out or signing in', async () => {
  const street = await startTestApi({ trustsProxy: true })
  onTestFinished(street.close)
  const kim = await signInAs(street, 'kim@example.com')
  const post = (path: string, cookie = '', given = {}) =>
    street.call(path, { method: 'POST', cookie, headers: { 'x-forwarded-for': '203.0.113.9' }, ...given })
  const calls = [
    ...Array.from({ length: 1_250 }, () => post('/api/login/refresh')),
    ...Array.from({ length: 1_250 }, () => post('/api/login/logout', 'refresh=some.thing')),
  ]
  await Promise.all(calls)
  const [kept, code] = [
    await post('/api/login/refresh', refreshOnly(kim.cookie)),
    await post('/api/login/otp/generate', '', { body: { email: 'lou@example.com' } }),
  ]
  expect([kept.status, code.status]).toEqual([200, 200])
  // Whoever has signed in nowhere is told that, and the app shows where to.
  expect((await post('/api/login/refresh')).status).toBe(401)
  expect((await post('/api/login/logout', cookiesOf(kept))).status).toBe(204)
  expect((await post('/api/login/refresh', cookiesOf(kept))).status).toBe(401)
})

test('[T15] one session is turned over so often, and others as often', async () => {
  const [kim, lou] = [await signInAs(api, 'kim@example.com'), await signInAs(api, 'lou@example.com')]
  const [sessionId] = refreshOnly(kim.cookie).slice('refresh='.length).split('.')
  const key = countedKey(api.options.secret, 'refreshes-per-session', String(sessionId))
  await api.db
    .collection('RateLimits')
    .insertOne({ key, points: 600, expire: new Date(Date.now() + 3_600_000) })
  const refused = await refresh(refreshOnly(kim.cookie))
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await refresh(refreshOnly(lou.cookie))).status).toBe(200)
  const out = await api.call('/api/login/logout', { method: 'POST', cookie: refreshOnly(kim.cookie) })
  expect(out.status).toBe(204)
  expect((await websites(kim.token)).status).toBe(401)
})
