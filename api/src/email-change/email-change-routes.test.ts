import {
  cancelEmailChangeEndpoint,
  changeEmailByPasswordEndpoint,
  changeEmailEndpoint,
  confirmEmailEndpoint,
} from '@shingle/shared/email-change/endpoints.ts'
import { setPasswordEndpoint, signInByPasswordEndpoint } from '@shingle/shared/password/endpoints.ts'
import { readProfileEndpoint } from '@shingle/shared/profile/endpoints.ts'
import { expect, test } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'
import { mailedToken, mailsOrdered, type Person, signedInLongAgo, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()
const password = 'a key under the mat'

const ask = ({ token }: Person, email: string) => api.ask(changeEmailEndpoint, { token, body: { email } })
const askBy = ({ token }: Person, email: string, current = password) =>
  api.ask(changeEmailByPasswordEndpoint, { token, body: { email, current } })
const tokenTo = (email: string) => mailedToken(api, 'new-email', email)
const confirm = ({ token }: Person, mailed: string) =>
  api.ask(confirmEmailEndpoint, { token, body: { token: mailed } })
const profileOf = async ({ token }: Person) => api.ask(readProfileEndpoint, { token })
const emailOf = async ({ id }: Person) => (await api.row('Users', id)).email
const withPassword = async (email: string) => {
  const person = await signInAs(api, email)
  await api.ask(setPasswordEndpoint, { token: person.token, body: { password } })
  return person
}
const told = async (mail: 'new-email' | 'new-email-asked' | 'email-changed') =>
  (await mailsOrdered(api, mail)).length

test('[5.email] a change fails if the address is equal to the current one, however it is typed', async () => {
  const ann = await withPassword('ann@example.com')
  for (const typed of ['ann@example.com', '  Ann@Example.com ']) {
    const answer = await askBy(ann, typed)
    expect([answer.status, answer.body]).toEqual([
      400,
      { code: 'account.same-email', text: 'This is your email already.', field: 'email' },
    ])
  }
  const invalid = await askBy(ann, 'no address')
  expect([invalid.status, invalid.body.text, invalid.body.field]).toEqual([400, 'Invalid email.', 'email'])
  expect((await profileOf(ann)).answer.emailChange).toBeNull()
})

test('[5.email] who has a password gives the current one; a wrong one is told and changes nothing', async () => {
  const bea = await withPassword('bea@example.com')
  await signedInLongAgo(api, bea)
  const wrong = await askBy(bea, 'bea@new.example', 'not the key at all')
  expect([wrong.status, wrong.body.text, wrong.body.field]).toEqual([403, 'Incorrect password.', 'current'])
  const again = await signInAs(api, bea.email)
  const without = await ask(again, 'bea@new.example')
  expect([without.status, without.body.code]).toEqual([409, 'account.current-password-needed'])
  expect((await profileOf(bea)).answer.emailChange).toBeNull()
  expect((await askBy(bea, 'bea@new.example')).answer.email).toBe('bea@new.example')
})

test('[5.email] who has none needs a sign-in of the last minutes', async () => {
  const cam = await signInAs(api, 'cam@example.com')
  await signedInLongAgo(api, cam)
  const late = await ask(cam, 'cam@new.example')
  expect([late.status, late.body.code]).toEqual([403, 'session.sign-in-again'])
  expect((await askBy(cam, 'cam@new.example', '')).status).toBe(403)
  expect((await ask(await signInAs(api, cam.email), 'cam@new.example')).status).toBe(200)
})

test('[5.email] the new address counts once its mail was opened: then it signs in, verified, and other devices are out', async () => {
  const dan = await withPassword('dan@example.com')
  const elsewhere = await signInAs(api, dan.email)
  const [told1, told2] = [await told('new-email-asked'), await told('email-changed')]
  const { answer } = await askBy(dan, 'Dan@New.example')
  expect((await profileOf(dan)).answer.emailChange).toEqual(answer)
  expect([await emailOf(dan), await told('new-email-asked')]).toEqual(['dan@example.com', told1 + 1])
  const mailed = await tokenTo('dan@new.example')
  const done = await confirm(dan, mailed)
  expect(done.answer).toEqual({
    status: 'Success',
    user: { id: dan.id, email: 'dan@new.example', name: null },
  })
  expect([(await profileOf(dan)).answer.emailChange, (await profileOf(elsewhere)).status]).toEqual([
    null,
    401,
  ])
  expect(await told('email-changed')).toBe(told2 + 1)
  const byPassword = await api.ask(signInByPasswordEndpoint, { body: { email: 'dan@new.example', password } })
  expect(byPassword.answer.user?.id).toBe(dan.id)
  expect((await signInAs(api, 'dan@new.example')).id).toBe(dan.id)
  // The former address is free: it opens an account of its own.
  expect((await signInAs(api, 'dan@example.com')).id).not.toBe(dan.id)
  expect((await confirm(dan, mailed)).answer).toEqual({ status: 'ExpiredLink' })
})

test('[T12] a link is for the account that asked, works once, and not late', async () => {
  const [eve, fay] = [await signInAs(api, 'eve@example.com'), await signInAs(api, 'fay@example.com')]
  await ask(eve, 'eve@new.example')
  const mailed = await tokenTo('eve@new.example')
  expect((await confirm(fay, mailed)).answer).toEqual({ status: 'OtherAccount' })
  expect((await confirm(fay, 'guessed')).answer).toEqual({ status: 'ExpiredLink' })
  expect([await emailOf(eve), await emailOf(fay)]).toEqual(['eve@example.com', 'fay@example.com'])
  api.later(24 * 3_600_000)
  const again = await signInAs(api, eve.email)
  expect((await confirm(again, mailed)).answer).toEqual({ status: 'ExpiredLink' })
  expect([await emailOf(eve), (await profileOf(again)).answer.emailChange]).toEqual(['eve@example.com', null])
})

test('[8.sign-in] an address with an account gets the same answer as one without, and changes hands by no link', async () => {
  const [gus, hal] = [await signInAs(api, 'gus@example.com'), await signInAs(api, 'hal@example.com')]
  const [free, taken] = [await ask(gus, 'nobody@new.example'), await ask(gus, hal.email)]
  expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)])
  expect(taken.answer.email).toBe(hal.email)
  // Even who could read that mailbox: one address opens one account.
  expect((await confirm(gus, await tokenTo(hal.email))).answer).toEqual({ status: 'AddressTaken' })
  expect([await emailOf(gus), await emailOf(hal)]).toEqual(['gus@example.com', 'hal@example.com'])
})

test('[5.email] of two changes the later counts, and a change that was taken back not at all', async () => {
  const ida = await signInAs(api, 'ida@example.com')
  await ask(ida, 'ida@first.example')
  await ask(ida, 'ida@second.example')
  expect((await confirm(ida, await tokenTo('ida@first.example'))).answer.status).toBe('ExpiredLink')
  expect((await api.ask(cancelEmailChangeEndpoint, { token: ida.token })).status).toBe(204)
  expect((await confirm(ida, await tokenTo('ida@second.example'))).answer.status).toBe('ExpiredLink')
  expect(await emailOf(ida)).toBe('ida@example.com')
})

test('[5.email] of many changes and confirmations at once one address is left, and of two accounts one gets it', async () => {
  const [jo, kay] = [await signInAs(api, 'jo@example.com'), await signInAs(api, 'kay@example.com')]
  const wanted = ['jo@a.example', 'jo@b.example', 'jo@c.example']
  await Promise.all(wanted.map((email) => ask(jo, email)))
  const tokens = await Promise.all(wanted.map(tokenTo))
  const answers = await Promise.all([...tokens, ...tokens].map((token) => confirm(jo, token)))
  expect(answers.filter(({ answer }) => answer.status === 'Success')).toHaveLength(1)
  expect(wanted).toContain(await emailOf(jo))
  await Promise.all([ask(jo, 'both@new.example'), ask(kay, 'both@new.example')])
  const orders = (await mailsOrdered(api, 'new-email')).slice(-2).map((order) => Object(order).linkId)
  const { mailedTokenOf } = await import('@shingle/storage/codes/mailed-token.ts')
  const both = await Promise.all(
    orders.map(async (id) => {
      const { userId, secret, purpose } = await api.row('MailedLinks', id)
      const mailed = mailedTokenOf(purpose, secret, api.options.secret)
      return confirm(userId === jo.id ? jo : kay, mailed)
    }),
  )
  expect(both.map(({ answer }) => answer.status).toSorted()).toEqual(['AddressTaken', 'Success'])
})

test('[T29] nobody floods a mailbox, or asks for one address after the other', async () => {
  const [lou, max] = [await signInAs(api, 'lou@example.com'), await signInAs(api, 'max@example.com')]
  for (let count = 0; count < 3; count += 1) expect((await ask(lou, 'victim@flood.example')).status).toBe(200)
  const { status, headers } = await ask(lou, 'victim+1@flood.example')
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
  // Whoever has reason to ask for it is not kept from it by somebody who has none.
  expect((await ask(max, 'victim@flood.example')).status).toBe(200)
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1)
    statuses.push((await ask(max, `one-${count}@of-many.example`)).status)
  expect([statuses.slice(0, 9), statuses.at(-1)]).toEqual([Array.from({ length: 9 }, () => 200), 429])
})

test('[T19] whatever else is sent with an address is refused and changes nothing', async () => {
  const ned = await signInAs(api, 'ned@example.com')
  const bodies = [
    { email: 'ned@new.example', userId: 'x' },
    { email: { $ne: null } },
    { email: ['ned@new.example'] },
    JSON.parse('{"email":"ned@new.example","__proto__":{"isAdmin":true}}'),
    {},
  ]
  for (const body of bodies)
    expect((await api.call(changeEmailEndpoint.path, { token: ned.token, body })).status).toBe(400)
  expect((await profileOf(ned)).answer.emailChange).toBeNull()
})
