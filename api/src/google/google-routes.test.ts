import { createHmac } from 'node:crypto'
import {
  beginGoogleEndpoint,
  connectGoogleEndpoint,
  signInByGoogleEndpoint,
  signInByOneTapEndpoint,
} from '@shingle/shared/google/endpoints.ts'
import { afterAll, expect, test } from 'vitest'
import { type GooglePerson, startFakeGoogle } from '../testing/fake-google.ts'
import { cookiesOf, signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'

const google = await startFakeGoogle()
const api = await startTestApi({ google: google.client })
afterAll(async () => {
  await api.close()
  await google.close()
})

const aPerson = (email: string, more: Partial<GooglePerson> = {}): GooglePerson => ({
  ...{ sub: `sub of ${email}`, email, name: 'Ann Lee' },
  ...more,
})
const begin = async (browser = '') => {
  const answer = await api.ask(beginGoogleEndpoint, { cookie: browser })
  return { ...answer.answer, cookie: browser || cookiesOf(answer) }
}
const signIn = async (person: GooglePerson, browser = '') => {
  const begun = await begin(browser)
  const body = google.agree(begun.address, person)
  return { body, cookie: begun.cookie, answer: await byCode(body, begun.cookie) }
}
const byCode = (body: { code: string; state: string; accountId?: string }, cookie: string) =>
  api.ask(signInByGoogleEndpoint, { body, cookie })
const byToken = (body: { credential: string; state: string }, cookie: string) =>
  api.ask(signInByOneTapEndpoint, { body, cookie })
const refused = { code: 'account.google-refused', text: 'An unknown error has occurred. Please try again.' }

test('[1.google] signing in with Google makes an account once, with its name, and comes back to it', async () => {
  const { answer } = await signIn(aPerson('ann@gmail.com'))
  expect(answer.answer).toMatchObject({
    status: 'Success',
    user: { email: 'ann@gmail.com', name: 'Ann Lee' },
  })
  expect(cookiesOf(answer)).toContain('refresh=')
  const again = await signIn(aPerson('ann@gmail.com'))
  expect(again.answer.answer.user?.id).toBe(answer.answer.user?.id)
  expect((await signInAs(api, 'ann@gmail.com')).id).toBe(answer.answer.user?.id)
})

test('[1.google] Google’s own prompt signs in as its page does', async () => {
  const { state, nonce, cookie } = await begin()
  const credential = google.idToken(aPerson('tap@gmail.com'), { nonce })
  expect((await byToken({ credential, state }, cookie)).answer.user?.email).toBe('tap@gmail.com')
})

test('[T13] a token that is forged, old, for another or not of this browser’s question proves nobody', async () => {
  const person = aPerson('forged@gmail.com')
  const pem = google.publicKey.export({ type: 'spki', format: 'pem' })
  const asHmac = (token: string) => {
    const head = Buffer.from('{"alg":"HS256","kid":"fake","typ":"JWT"}').toString('base64url')
    const content = `${head}.${token.split('.')[1]}`
    return `${content}.${createHmac('sha256', pem).update(content).digest('base64url')}`
  }
  const none = (token: string) =>
    `${Buffer.from('{"alg":"none","kid":"fake"}').toString('base64url')}.${token.split('.')[1]}.`
  const forgeries: readonly ((nonce: string) => string)[] = [
    (nonce) => google.idToken(person, { nonce }, google.newKey()),
    (nonce) => google.idToken(person, { nonce, aud: 'somebody-else' }),
    (nonce) => google.idToken(person, { nonce, iss: 'https://evil.example' }),
    (nonce) => google.idToken(person, { nonce, exp: Math.floor(Date.now() / 1000) - 600, iat: 1 }),
    () => google.idToken(person, { nonce: 'another' }),
    () => google.idToken(person),
    (nonce) => google.idToken(person, { nonce, email_verified: false }),
    (nonce) => google.idToken(person, { nonce, email: 'no address' }),
    (nonce) => asHmac(google.idToken(person, { nonce })),
    (nonce) => none(google.idToken(person, { nonce })),
    () => 'a.b.c',
    () => '',
  ]
  for (const forge of forgeries) {
    const { state, nonce, cookie } = await begin()
    const answer = await byToken({ credential: forge(nonce), state }, cookie)
    expect([answer.status, answer.body]).toEqual([401, refused])
    expect(cookiesOf(answer)).toBe('')
  }
  expect(await api.db.collection('Users').countDocuments({ email: person.email })).toBe(0)
})

test('[T9] another browser’s code or token signs nobody in, and its own works once, within ten minutes', async () => {
  const attacker = await begin()
  const victim = await begin()
  const body = google.agree(attacker.address, aPerson('mallory@gmail.com'))
  for (const cookie of ['', victim.cookie]) expect((await byCode(body, cookie)).body).toEqual(refused)
  const credential = google.idToken(aPerson('mallory@gmail.com'), { nonce: attacker.nonce })
  for (const state of [attacker.state, victim.state])
    expect((await byToken({ credential, state }, victim.cookie)).body).toEqual(refused)
  const own = { credential, state: attacker.state }
  expect((await byToken(own, attacker.cookie)).answer.status).toBe('Success')
  expect((await byToken(own, attacker.cookie)).body).toEqual(refused)
  const late = await begin()
  const lateCode = google.agree(late.address, aPerson('late@gmail.com'))
  api.later(10 * 60_000 + 1)
  expect((await byCode(lateCode, late.cookie)).body).toEqual(refused)
})

test('[T13] for a mailbox that Google does not run, the account’s owner signs in once before the two are connected', async () => {
  const owner = await signInAs(api, 'rosa@pellstreetcycles.example')
  const person = aPerson(owner.email)
  const { answer, cookie } = await signIn(person)
  expect(answer.body).toEqual({ status: 'ConnectFirst', email: owner.email, ticket: expect.any(String) })
  expect(cookiesOf(answer)).toBe('')
  const ticket = answer.answer.ticket ?? ''
  const connect = (token: string, browser: string) =>
    api.ask(connectGoogleEndpoint, { body: { ticket }, token, cookie: browser })
  const stranger = await signInAs(api, 'stranger@example.com')
  expect((await connect(stranger.token, cookie)).body).toEqual({ isConnected: false })
  expect((await connect(owner.token, owner.cookie)).body).toEqual({ isConnected: false })
  expect((await connect(owner.token, cookie)).body).toEqual({ isConnected: true })
  expect((await signIn(person)).answer.answer.user?.id).toBe(owner.id)
})

test('[3.users] where Google runs the mailbox its word is enough', async () => {
  for (const [email, more] of [
    ['both@gmail.com', {}],
    ['staff@workshop.example', { hd: 'workshop.example' }],
  ] as const) {
    const byMail = await signInAs(api, email)
    expect((await signIn(aPerson(email, more))).answer.answer.user?.id).toBe(byMail.id)
  }
})

test('[T13] nobody makes an account of an address that Google does not run before its owner comes', async () => {
  const email = 'owner-comes-later@elsewhere.example'
  const { answer } = await signIn(aPerson(email, { sub: 'whoever read it once' }))
  expect(answer.body).toEqual({ status: 'ConnectFirst', email, ticket: expect.any(String) })
  expect(await api.db.collection('Users').countDocuments({ email })).toBe(0)
  const owner = await signInAs(api, email)
  const ticket = answer.answer.ticket ?? ''
  const connect = await api.ask(connectGoogleEndpoint, {
    body: { ticket },
    token: owner.token,
    cookie: owner.cookie,
  })
  expect(connect.body).toEqual({ isConnected: false })
})

test('[T13] another Google account with the same address does not come in', async () => {
  await signIn(aPerson('handed@gmail.com'))
  const { answer } = await signIn(aPerson('handed@gmail.com', { sub: 'somebody later' }))
  expect([answer.status, answer.body.text]).toEqual([409, 'Account already exists. Please sign in.'])
})

test('[8.re-login] proving again to be somebody else fails, in the specification’s words, and signs nobody in', async () => {
  const { answer } = await signIn(aPerson('self@gmail.com'))
  const accountId = answer.answer.user?.id ?? ''
  const again = async (email: string) => {
    const begun = await begin()
    return byCode({ ...google.agree(begun.address, aPerson(email)), accountId }, begun.cookie)
  }
  expect((await again('self@gmail.com')).answer.status).toBe('Success')
  for (const email of ['ann@gmail.com', 'nobody-yet@gmail.com']) {
    const other = await again(email)
    expect([other.status, other.body.text]).toEqual([403, 're-login failed'])
    expect(cookiesOf(other)).toBe('')
  }
  expect(await api.db.collection('Users').countDocuments({ email: 'nobody-yet@gmail.com' })).toBe(0)
})

test('[8.network] while Google does not answer, the person is told so', async () => {
  const begun = await begin()
  const away = await startTestApi({ google: { ...google.client, origin: 'http://127.0.0.1:9' } })
  const answer = await away.ask(beginGoogleEndpoint, {})
  const body = { ...google.agree(begun.address, aPerson('x@gmail.com')), state: answer.answer.state }
  const tried = await away.ask(signInByGoogleEndpoint, { body, cookie: cookiesOf(answer) })
  expect([tried.status, tried.body.text]).toEqual([502, 'Network connectivity failed.'])
  await away.close()
})

test('[1.google] what is offered is told, and without a client of Google’s there is nothing to begin', async () => {
  expect((await api.call('/api/session/options')).body).toEqual({ google: true })
  const without = await startTestApi()
  expect((await without.call('/api/login/google/begin', { method: 'POST' })).status).toBe(404)
  await without.close()
})
