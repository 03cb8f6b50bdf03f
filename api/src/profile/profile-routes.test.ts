import { sendCodeEndpoint, verifyCodeEndpoint } from '@shingle/shared/account/endpoints.ts'
import { addAssistantEndpoint } from '@shingle/shared/assistant/endpoints.ts'
import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import {
  listDevicesEndpoint,
  readProfileEndpoint,
  renameAccountEndpoint,
  signOutDeviceEndpoint,
  signOutEverywhereEndpoint,
} from '@shingle/shared/profile/endpoints.ts'
import { tidyPersonName } from '@shingle/shared/profile/name.ts'
import { personNameMaximum } from '@shingle/shared/profile/name-maximum.ts'
import { expect, test } from 'vitest'
import { aDraft, anEditorOf } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { cookiesOf, mailedCode, type Person, signInAs } from '../testing/sign-in-as.ts'

const { api, ann, tom } = await openTestApi('ann', 'tom')

const rename = (name: string, { token } = ann) => api.ask(renameAccountEndpoint, { body: { name }, token })
const profileOf = async ({ token }: Person) => (await api.ask(readProfileEndpoint, { token })).answer
const devicesOf = async ({ token }: Person) => (await api.ask(listDevicesEndpoint, { token })).answer.devices
const isIn = async ({ token, cookie }: Person) => {
  const read = (await api.ask(readProfileEndpoint, { token })).status === 200
  const refreshed = await api.call('/api/login/refresh', { method: 'POST', cookie })
  return [read, refreshed.status === 200]
}

test('[2.account] an account knows since when it is, and which websites are its own and which it edits', async () => {
  const since = (await api.row('Users', ann.id)).createdAt.toISOString()
  expect(await profileOf(ann)).toEqual({
    createdAt: since,
    owned: 0,
    shared: 0,
    emailChange: null,
    wayBack: null,
  })
  await aDraft(api, ann)
  await anEditorOf(api, await aDraft(api, tom), ann)
  expect(await profileOf(ann)).toEqual({
    createdAt: since,
    owned: 1,
    shared: 1,
    emailChange: null,
    wayBack: null,
  })
})

test('[2.account] whatever somebody calls themselves is kept as one line, or refused and changes nothing', async () => {
  const random = seededRandom('names')
  const parts = [
    'Rosa',
    ' ',
    '  ',
    '\n',
    '\t',
    '\u202e',
    '\u200b',
    '\u2028',
    'ß',
    '山田',
    '👩‍🔧',
    'x'.repeat(30),
    '\ud800',
  ] as const
  for (let run = 0; run < 60; run += 1) {
    await api.db.collection('RateLimits').deleteMany({})
    const name = Array.from({ length: random.below(6) }, () => random.pick(parts)).join('')
    const before = (await api.row('Users', ann.id)).name
    const { status, body } = await rename(name)
    const kept = (await api.row('Users', ann.id)).name
    if (status === 200) expect([kept ?? '', body.name]).toEqual([tidyPersonName(name), kept])
    else expect([status, body.field, kept]).toEqual([400, 'name', before])
    expect(
      kept === null || (kept.length <= personNameMaximum && /^[^\n\t\u202e\u200b\u2028]+$/.test(kept)),
    ).toBe(true)
  }
})

test('[2.account] each device is listed as its browser calls itself, and one that is signed out is out at once', async () => {
  const [here, there] = [await signInAs(api, 'kay@example.com'), await signInAs(api, 'kay@example.com')]
  const stranger = await signInAs(api, 'joe@example.com')
  const devices = await devicesOf(here)
  expect(devices.map(({ isThis }) => isThis).toSorted()).toEqual([false, true])
  const other = devices.find(({ isThis }) => !isThis)?.id ?? ''
  const signOut = (device: string, { token }: Person) =>
    api.ask(signOutDeviceEndpoint, { params: { device }, token })
  expect((await signOut(other, stranger)).status).toBe(404)
  expect(await isIn(there)).toEqual([true, true])
  expect((await signOut(other, here)).status).toBe(204)
  expect(await isIn(there)).toEqual([false, false])
  expect((await signOut(other, here)).status).toBe(404)
  expect((await devicesOf(here)).map(({ isThis }) => isThis)).toEqual([true])
})

test('[2.account] signing out everywhere ends every session of a person, and nobody else’s', async () => {
  const mine = [await signInAs(api, 'lou@example.com'), await signInAs(api, 'lou@example.com')]
  const [first] = mine
  const letIn = { name: 'Claude', scopes: ['read' as const] }
  await api.ask(addAssistantEndpoint, { body: letIn, token: first?.token ?? '' })
  const answer = await api.ask(signOutEverywhereEndpoint, { token: first?.token ?? '' })
  expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([204, expect.stringMatching(/=;/)])
  for (const person of mine) expect(await isIn(person)).toEqual([false, false])
  expect(await api.db.collection('AssistantTokens').countDocuments({ userId: first?.id })).toBe(0)
  expect((await api.ask(readProfileEndpoint, { token: tom.token })).status).toBe(200)
})

test('[2.account] whoever signs in again in a browser is one device there, as before', async () => {
  const former = await signInAs(api, 'mia@example.com')
  const { id: sessionId } = (await devicesOf(former))[0] ?? {}
  const asked = await api.ask(sendCodeEndpoint, { body: { email: former.email }, cookie: former.cookie })
  const again = await api.ask(verifyCodeEndpoint, {
    body: { sessionId: asked.answer.sessionId, code: await mailedCode(api, former.email) },
    cookie: `${former.cookie}; ${cookiesOf(asked)}`,
  })
  const { accessToken = '' } = again.answer
  const devices = await devicesOf({ ...former, token: accessToken })
  expect(devices.map(({ id, isThis }) => [id === sessionId, isThis])).toEqual([[false, true]])
  expect(await isIn(former)).toEqual([false, false])
})
