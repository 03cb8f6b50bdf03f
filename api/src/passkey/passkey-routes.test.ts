import {
  addPasskeyEndpoint,
  beginAddPasskeyEndpoint,
  beginPasskeyEndpoint,
  removePasskeyEndpoint,
  signInByPasskeyEndpoint,
} from '@shingle/shared/passkey/endpoints.ts'
import { passkeysMaximum } from '@shingle/shared/passkey/limits.ts'
import { readWaysEndpoint } from '@shingle/shared/ways/endpoints.ts'
import { expect, test } from 'vitest'
import { createFakeAuthenticator, type Mischief } from '../testing/fake-authenticator.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { cookiesOf, mailsOrdered, type Person, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()
const { app } = api.options.origins
type Authenticator = ReturnType<typeof createFakeAuthenticator>

const beginAdding = async ({ token, cookie }: Person) =>
  (await api.ask(beginAddPasskeyEndpoint, { token, cookie })).answer
const add = async (
  person: Person,
  authenticator: Authenticator,
  { name = 'Laptop', ...mischief }: Mischief & { readonly name?: string } = {},
) => {
  const begun = await beginAdding(person)
  const body = { state: begun.state, ...authenticator.make(begun, mischief), transports: [], name }
  return api.ask(addPasskeyEndpoint, { body, token: person.token, cookie: person.cookie })
}
const begin = async () => {
  const answer = await api.ask(beginPasskeyEndpoint, {})
  return { ...answer.answer, cookie: cookiesOf(answer) }
}
const signIn = async (authenticator: Authenticator, mischief: Mischief = {}, accountId?: string) => {
  const { state, cookie, ...asked } = await begin()
  const body = { state, ...authenticator.sign(asked, mischief), ...(accountId && { accountId }) }
  return api.ask(signInByPasskeyEndpoint, { body, cookie })
}
const withPasskey = async (email: string) => {
  const [person, authenticator] = [await signInAs(api, email), createFakeAuthenticator(app)]
  expect((await add(person, authenticator)).status).toBe(200)
  return { person, authenticator }
}

test('[1.passkey] a passkey signs in by itself, to the account that added it, again and again', async () => {
  const { person, authenticator } = await withPasskey('ann@example.com')
  for (let count = 0; count < 2; count += 1) {
    const answer = await signIn(authenticator)
    expect(answer.answer).toMatchObject({ status: 'Success', user: { id: person.id } })
    expect(cookiesOf(answer)).toContain('refresh=')
  }
  const { passkeys } = (await api.ask(readWaysEndpoint, { token: person.token })).answer
  expect(passkeys).toEqual([
    { id: authenticator.id, name: 'Laptop', createdAt: expect.any(String), lastUsedAt: expect.any(String) },
  ])
})

test('[T13] what another page, another challenge, a copy or nobody in person signed signs nobody in', async () => {
  const { authenticator } = await withPasskey('bea@example.com')
  expect((await signIn(authenticator)).status).toBe(200)
  const mischiefs: readonly Mischief[] = [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { challenge: Buffer.from('of long ago').toString('base64url') },
    { isVerified: false },
    { counter: 1 },
  ]
  for (const mischief of mischiefs) {
    const answer = await signIn(authenticator, mischief)
    expect([mischief, answer.status, answer.body.code]).toEqual([mischief, 401, 'account.passkey-refused'])
    expect(cookiesOf(answer)).toBe('')
  }
  expect((await signIn(createFakeAuthenticator(app))).status).toBe(401)
})

test('[T9] what was signed in one browser signs nobody in elsewhere, nor twice, nor late', async () => {
  const { authenticator } = await withPasskey('cam@example.com')
  const { state, cookie, ...asked } = await begin()
  const body = { state, ...authenticator.sign(asked) }
  const send = async (browser: string) =>
    (await api.ask(signInByPasskeyEndpoint, { body, cookie: browser })).status
  const other = await begin()
  expect([await send(''), await send(other.cookie), await send(cookie), await send(cookie)]).toEqual([
    ...[401, 401, 200, 401],
  ])
  const late = await begin()
  const lateBody = { state: late.state, ...authenticator.sign(late) }
  api.later(10 * 60_000 + 1)
  expect((await api.ask(signInByPasskeyEndpoint, { body: lateBody, cookie: late.cookie })).status).toBe(401)
})

test('[1.passkey] a passkey is added by its account’s owner, just signed in, in person and for this app', async () => {
  const person = await signInAs(api, 'dan@example.com')
  const refused = async (mischief: Mischief) => {
    const answer = await add(person, createFakeAuthenticator(app), mischief)
    return [answer.status, answer.body.code]
  }
  for (const mischief of [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { isVerified: false },
  ])
    expect(await refused(mischief)).toEqual([400, 'account.passkey-not-added'])
  const stranger = await signInAs(api, 'stranger@example.com')
  const begun = await beginAdding(stranger)
  const made = { state: begun.state, ...createFakeAuthenticator(app).make(begun), transports: [], name: '' }
  const asDan = await api.ask(addPasskeyEndpoint, {
    body: made,
    token: person.token,
    cookie: stranger.cookie,
  })
  expect(asDan.status).toBe(400)
  api.later(16 * 60_000)
  const refreshed = await api.call('/api/login/refresh', { method: 'POST', cookie: person.cookie })
  const late = await api.ask(beginAddPasskeyEndpoint, { token: refreshed.body.accessToken })
  expect([late.status, late.body.code]).toEqual([403, 'session.sign-in-again'])
})

test('[1.passkey] a passkey belongs to one account, and is removed by its owner alone', async () => {
  const { person, authenticator } = await withPasskey('eve@example.com')
  const other = await signInAs(api, 'fay@example.com')
  expect((await add(other, authenticator)).status).toBe(400)
  const remove = ({ token }: Person) =>
    api.ask(removePasskeyEndpoint, { params: { passkey: authenticator.id }, token })
  await remove(other)
  expect(await mailsOrdered(api, 'way-removed')).toEqual([])
  expect((await signIn(authenticator)).status).toBe(200)
  expect((await remove(person)).status).toBe(204)
  expect(await mailsOrdered(api, 'way-removed')).toEqual([{ userId: person.id, way: 'passkey' }])
  expect((await signIn(authenticator)).status).toBe(401)
})

test('[1.passkey] of many that are added at once an account keeps as many as it may', async () => {
  const person = await signInAs(api, 'gus@example.com')
  const answers = await Promise.all(
    Array.from({ length: passkeysMaximum + 4 }, () => add(person, createFakeAuthenticator(app))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(passkeysMaximum)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
})

test('[8.sign-in] whoever proves once more who they are does so with a passkey of the same account', async () => {
  const [{ person, authenticator }, other] = [
    await withPasskey('hal@example.com'),
    await signInAs(api, 'ida@example.com'),
  ]
  const answer = await signIn(authenticator, {}, other.id)
  expect([answer.status, answer.body]).toEqual([
    403,
    { code: 'account.re-login-failed', text: 're-login failed' },
  ])
  expect(cookiesOf(answer)).toBe('')
  expect((await signIn(authenticator, {}, person.id)).answer.user?.id).toBe(person.id)
})

test('[3.account] the owner of an account is told of each passkey that is added to it', async () => {
  const { authenticator } = await withPasskey('jo@example.com')
  expect((await mailsOrdered(api, 'passkey-added')).at(-1)).toEqual({ passkeyId: authenticator.id })
})

test('[1.passkey] of two accounts that bring the same passkey at once one gets it, and the other is told', async () => {
  const authenticator = createFakeAuthenticator(app)
  const [kim, lou] = [await signInAs(api, 'kim@example.com'), await signInAs(api, 'lou@example.com')]
  const [hers, his] = [await beginAdding(kim), await beginAdding(lou)]
  const bring = ({ token, cookie }: Person, begun: typeof hers) => {
    const body = { state: begun.state, ...authenticator.make(begun), transports: [], name: 'Laptop' }
    return api.ask(addPasskeyEndpoint, { body, token, cookie })
  }
  const answers = await Promise.all([bring(kim, hers), bring(lou, his)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.map(({ body }) => body.code)).toContain('account.passkey-not-added')
})

test('[1.passkey] the name of a passkey is one line, without what hides', async () => {
  const person = await signInAs(api, 'max@example.com')
  const name = ' Lap\u202etop\r\nof\u2028Max\u0000 '
  expect((await add(person, createFakeAuthenticator(app), { name })).answer.name).toBe('Laptop of Max')
  const unseen = await add(person, createFakeAuthenticator(app), { name: '\u200b\n' })
  expect(unseen.answer.name).toBe('Passkey')
})
