import { addAssistantEndpoint, listAssistantsEndpoint } from '@shingle/shared/assistant/endpoints.ts'
import {
  changePasswordEndpoint,
  removePasswordEndpoint,
  setPasswordEndpoint,
  signInByPasswordEndpoint,
} from '@shingle/shared/password/endpoints.ts'
import { readWaysEndpoint } from '@shingle/shared/ways/endpoints.ts'
import { expect, test } from 'vitest'
import { breakSessionsOf } from '../testing/break-sessions-of.ts'
import { onceSessionEnds } from '../testing/once-announced.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { mailsOrdered, type Person, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()
const [first, second] = ['a key under the mat', 'the spare key, on the hook']

const set = ({ token }: Person, password = first) =>
  api.ask(setPasswordEndpoint, { token, body: { password } })
const change = ({ token }: Person, current: string, password = second) =>
  api.ask(changePasswordEndpoint, { token, body: { current, password } })
const remove = ({ token }: Person, current = first) =>
  api.ask(removePasswordEndpoint, { token, body: { current } })
const waysOf = async ({ token }: Person) => (await api.ask(readWaysEndpoint, { token })).answer
const opens = async ({ email }: Person, password: string) =>
  (await api.ask(signInByPasswordEndpoint, { body: { email, password } })).status === 200
const isIn = async ({ token }: Person) => (await api.ask(readWaysEndpoint, { token })).status === 200
const toldOf = async (mail: 'password-set' | 'password-changed', { id }: Person) =>
  (await mailsOrdered(api, mail)).filter((order) => Object(order).userId === id).length

const withPassword = async (email: string) => {
  const person = await signInAs(api, email)
  expect((await set(person)).status).toBe(204)
  return person
}
const longAgo = (person: Person) =>
  api.db
    .collection('Sessions')
    .updateMany({ userId: person.id }, { $set: { authenticatedAt: new Date(Date.now() - 3_600_000) } })

test('[3.account] a password is set by who signed in just now, signs in from then on, and its owner is told', async () => {
  const ann = await signInAs(api, 'ann@example.com')
  expect((await waysOf(ann)).password).toBeNull()
  await longAgo(ann)
  const late = await set(ann)
  expect([late.status, late.body.code]).toEqual([403, 'session.sign-in-again'])
  const again = await signInAs(api, ann.email)
  expect((await set(again)).status).toBe(204)
  expect((await waysOf(again)).password).toEqual({ setAt: expect.any(String) })
  expect([await opens(ann, first), await toldOf('password-set', ann)]).toEqual([true, 1])
})

test('[15] a password of fewer than twelve characters is none, and changes nothing', async () => {
  const bea = await signInAs(api, 'bea@example.com')
  for (const password of ['', 'elevenchars', 'x'.repeat(129), ' '.repeat(3)]) {
    const answer = await set(bea, password)
    expect([answer.status, answer.body.field]).toEqual([400, 'password'])
  }
  expect((await waysOf(bea)).password).toBeNull()
})

test('[5.password] a change needs the current password, signs every other device out, and its owner is told', async () => {
  const cam = await withPassword('cam@example.com')
  const elsewhere = await signInAs(api, cam.email)
  const wrong = await change(cam, 'not the key at all')
  expect([wrong.status, wrong.body]).toEqual([
    403,
    { code: 'account.wrong-current-password', text: 'Incorrect password.', field: 'current' },
  ])
  expect([await opens(cam, first), await isIn(elsewhere)]).toEqual([true, true])
  // However long ago they signed in: the password proves who they are.
  await longAgo(cam)
  expect((await change(cam, first)).status).toBe(204)
  expect([await opens(cam, second), await opens(cam, first)]).toEqual([true, false])
  expect([await isIn(cam), await isIn(elsewhere), await toldOf('password-changed', cam)]).toEqual([
    ...[true, false, 1],
  ])
})

test('[security T12] whoever let an assistant in by a stolen session keeps it no longer than the password', async () => {
  const uma = await withPassword('uma@example.com')
  const stolen = await signInAs(api, uma.email)
  const body = { name: 'Helper', scopes: ['read' as const, 'edit' as const] }
  expect((await api.ask(addAssistantEndpoint, { body, token: stolen.token })).status).toBe(201)
  expect((await change(uma, 'not the key at all')).status).toBe(403)
  const assistants = async () =>
    (await api.ask(listAssistantsEndpoint, { token: uma.token })).answer.assistants
  expect(await assistants()).toHaveLength(1)
  expect((await change(uma, first)).status).toBe(204)
  expect(await assistants()).toEqual([])
})

test('[5.password] a change that is interrupted while sessions end can be asked again, and leaves nobody else in', async () => {
  const jan = await withPassword('jan@example.com')
  const elsewhere = await signInAs(api, jan.email)
  const repair = await breakSessionsOf(api, jan)
  expect((await change(jan, first)).status).toBe(500)
  await repair()
  expect((await change(jan, first)).status).toBe(204)
  expect([await isIn(jan), await isIn(elsewhere), await opens(jan, second)]).toEqual([true, false, true])
})

test('[5.password] an account without a password has none to change, and one with it gets no second', async () => {
  const dan = await signInAs(api, 'dan@example.com')
  expect((await change(dan, '')).status).toBe(403)
  await set(dan)
  const again = await set(dan, second)
  expect([again.status, again.body.code]).toEqual([409, 'account.password-is-set'])
  expect(await opens(dan, first)).toBe(true)
})

test('[5.password] a password is removed with the current one alone; the code signs in as ever', async () => {
  const eve = await withPassword('eve@example.com')
  const wrong = await remove(eve, 'not the key at all')
  expect([wrong.status, wrong.body.field, await opens(eve, first)]).toEqual([403, 'current', true])
  // However long ago they signed in: the password proves who they are.
  await longAgo(eve)
  expect([(await remove(eve)).status, await opens(eve, first)]).toEqual([204, false])
  expect((await remove(eve)).status).toBe(403)
  expect(await mailsOrdered(api, 'way-removed')).toEqual([{ userId: eve.id, way: 'password' }])
  expect((await signInAs(api, eve.email)).id).toBe(eve.id)
})

test('[T15] no guesses of a stolen session keep the owner from changing the password in theirs', async () => {
  const stolen = await withPassword('hana@example.com')
  for (let guess = 0; guess < 6; guess += 1) await remove(stolen, `a guess of many, ${guess}`)
  expect((await change(stolen, first)).status).toBe(429)
  const owner = await signInAs(api, stolen.email)
  expect([(await change(owner, first)).status, await isIn(stolen)]).toEqual([204, false])
})

test('[T15] of 200 guesses at the current password at once five are evaluated, and its owner is not locked out', async () => {
  const fay = await withPassword('fay@example.com')
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => change(fay, `a guess of many, ${at}`)),
  )
  const by = (status: number) => answers.filter((answer) => answer.status === status)
  expect([by(403).length, by(429).length]).toEqual([5, 195])
  for (const { headers } of by(429)) expect(Number(headers.get('retry-after')) > 0).toBe(true)
  expect([await opens(fay, first), await isIn(fay)]).toEqual([true, true])
})

test('[5.password] of many changes at once, and of many first passwords, one is made', async () => {
  const gus = await withPassword('gus@example.com')
  const wanted = Array.from({ length: 4 }, (_, at) => `the spare key number ${at}`)
  const changed = await Promise.all(wanted.map((password) => change(gus, first, password)))
  expect(changed.filter(({ status }) => status === 204)).toHaveLength(1)
  const winner = wanted[changed.findIndex(({ status }) => status === 204)] ?? ''
  expect([await opens(gus, winner), await opens(gus, first)]).toEqual([true, false])
  const hal = await signInAs(api, 'hal@example.com')
  const setAtOnce = await Promise.all(wanted.map((password) => set(hal, password)))
  expect(setAtOnce.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409])
})

test('[2.7] whatever else is sent with a password is refused, and no row holds one', async () => {
  const ida = await withPassword('ida@example.com')
  for (const more of [{ userId: 'x' }, { hash: 'x' }, { isAdmin: true }])
    expect(
      (
        await api.call(changePasswordEndpoint.path, {
          token: ida.token,
          body: { current: first, password: second, ...more },
        })
      ).status,
    ).toBe(400)
  const rows = await Promise.all(
    ['Users', 'Jobs', 'RateLimits'].map((name) => api.db.collection(name).find().toArray()),
  )
  expect(JSON.stringify(rows)).not.toContain(first)
})

test('[5.password] whoever signs in with the former password while the others are signed out is out as well', async () => {
  const [kim, entered] = [await withPassword('kim@example.com'), [] as { token: string }[]]
  await signInAs(api, kim.email)
  onceSessionEnds(api, async () => {
    const body = { email: kim.email, password: first }
    const { answer } = await api.ask(signInByPasswordEndpoint, { body })
    entered.push({ token: String(Reflect.get(answer, 'accessToken')) })
  })
  expect((await change(kim, first)).status).toBe(204)
  const asked = entered.map(({ token }) => api.ask(readWaysEndpoint, { token }))
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401])
})
