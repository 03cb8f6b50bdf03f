import { sendCodeEndpoint, verifyCodeEndpoint } from '@shingle/shared/account/endpoints.ts'
import { addAssistantEndpoint } from '@shingle/shared/assistant/endpoints.ts'
import { disableAccountEndpoint } from '@shingle/shared/disabling/endpoints.ts'
import { refreshEndpoint } from '@shingle/shared/session/endpoints.ts'
import { expect, test } from 'vitest'
import { hashPassword } from '../password/argon2.ts'
import { aDraft } from '../testing/a-draft.ts'
import { inviteCalls, shareWith } from '../testing/invites.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { cookiesOf, mailedCode, signInAs } from '../testing/sign-in-as.ts'
import { testOperatorToken } from '../testing/start-test-api.ts'

const { api } = await openTestApi()
const decide = (email: string, state: 'disabled' | 'allowed', token = testOperatorToken) =>
  api.ask(disableAccountEndpoint, { body: { email, state }, token })
const disabled = { code: 'account.disabled', text: 'This account is disabled.' }
const password = 'a key under the mat'

const lasting = (userId: string) => api.db.collection('Sessions').countDocuments({ userId, revokedAt: null })
/** A code that was mailed, and how the browser that asked for it tries it. */
const readyToSignIn = async (email: string) => {
  const asked = await api.ask(sendCodeEndpoint, { body: { email } })
  const code = await mailedCode(api, email)
  return () =>
    api.call(verifyCodeEndpoint.path, {
      body: { sessionId: asked.body.sessionId, code },
      cookie: cookiesOf(asked),
    })
}

test('[8.sign-in] a disabled user is signed out everywhere, with their assistants, and comes in by no way', async () => {
  const ann = await signInAs(api, 'ann@example.com')
  const hash = await hashPassword(password)
  const users = api.db.collection<{ _id: string }>('Users')
  await users.updateOne({ _id: ann.id }, { $set: { password: { hash, setAt: new Date() } } })
  const body = { name: 'Mine', scopes: ['read' as const] }
  const assistant = (await api.ask(addAssistantEndpoint, { body, token: ann.token })).answer.token
  const byAssistant = () =>
    api.call('/mcp', {
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      headers: { accept: 'application/json, text/event-stream' },
      token: assistant,
    })
  expect((await byAssistant()).status).toBe(200)
  const byPassword = () => api.call('/api/login/password', { body: { email: ann.email, password } })

  expect((await decide(' Ann@example.com ', 'disabled')).answer).toEqual({
    userId: ann.id,
    state: 'disabled',
  })
  expect((await api.call('/api/websites', { token: ann.token })).status).toBe(401)
  expect((await api.call(refreshEndpoint.path, { method: 'POST', cookie: ann.cookie })).status).toBe(401)
  expect((await byAssistant()).status).toBe(401)
  for (const come of [await readyToSignIn(ann.email), byPassword]) {
    const answer = await come()
    expect([answer.status, answer.body]).toMatchObject([403, disabled])
    expect(cookiesOf(answer)).not.toContain('refresh=')
  }
  expect(await lasting(ann.id)).toBe(0)

  expect((await decide(ann.email, 'allowed')).status).toBe(200)
  expect((await byPassword()).status).toBe(200)
  expect(await lasting(ann.id)).toBe(1)
})

test('[8.sign-in] whoever signs in while they are being disabled does not stay in', async () => {
  const tom = await signInAs(api, 'tom@example.com')
  const ways = await Promise.all(['a', 'b', 'c'].map(() => readyToSignIn(tom.email)))
  const [first, ...others] = ways
  await Promise.all([first?.(), decide(tom.email, 'disabled'), ...others.map((come) => come())])
  expect(await lasting(tom.id)).toBe(0)
})

test('[8.sign-in] with a disabled account end the invites to its websites that nobody has accepted, and no other', async () => {
  const named = (name: string) => signInAs(api, `${name}@example.com`)
  const [una, editor, invited] = [await named('una'), await named('vic'), await named('wyn')]
  const { invite, accept } = inviteCalls(api)
  const [id, othersId] = [await aDraft(api, una), await aDraft(api, editor)]
  const acceptedId = await shareWith(api, id, { owner: una, editor })
  const { inviteId } = (await invite(una, id, invited.email)).answer
  const others = (await invite(editor, othersId, invited.email)).answer.inviteId
  expect((await decide(una.email, 'disabled')).status).toBe(200)
  expect((await accept(invited, inviteId)).answer).toEqual({ outcome: 'no-longer-valid' })
  expect((await accept(invited, others)).answer.outcome).toBe('accepted')
  expect((await accept(editor, acceptedId)).answer.outcome).toBe('accepted')
})

test('[8.sign-in] nobody but the operator disables an account, and only one that there is', async () => {
  const kim = await signInAs(api, 'kim@example.com')
  for (const token of [kim.token, '', 'operator'])
    expect((await decide(kim.email, 'disabled', token)).status).toBe(401)
  expect(await lasting(kim.id)).toBe(1)
  const unknown = await decide('nobody@example.com', 'disabled')
  expect([unknown.status, unknown.body]).toMatchObject([404, { text: 'User not found.' }])
})
