import { changeEmailEndpoint, confirmEmailEndpoint } from '@shingle/shared/email-change/endpoints.ts'
import {
  forgotPasswordEndpoint,
  readResetEndpoint,
  resetPasswordEndpoint,
} from '@shingle/shared/password/endpoints.ts'
import { onSessionEnd } from '@shingle/storage/bus/session-ended.ts'
import { mailedTokenHash } from '@shingle/storage/codes/mailed-token.ts'
import { expect, test } from 'vitest'
import { breakSessionsOf } from '../testing/break-sessions-of.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { mailedToken, mailsOrdered, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()
const password = 'a new key, cut today'
const ended: string[] = []
await onSessionEnd(api.options.bus, (sid) => ended.push(sid))

const forgot = (email: string) => api.ask(forgotPasswordEndpoint, { body: { email } })
const forgotAndRead = async (email: string) => {
  await forgot(email)
  return mailedToken(api, 'new-password', email)
}
const reset = (token: string, typed = password) =>
  api.ask(resetPasswordEndpoint, { body: { token, password: typed } })
const read = async (token: string) => (await api.ask(readResetEndpoint, { body: { token } })).body

test('[7.reset] the mailed link sets a password, once, signs in with it and signs other devices out', async () => {
  const ann = await signInAs(api, 'ann@example.com')
  const elsewhere = await signInAs(api, 'ann@example.com')
  const token = await forgotAndRead(ann.email)
  expect(await read(token)).toEqual({ email: ann.email })
  const done = await reset(token)
  expect(done.answer).toMatchObject({ status: 'Success', user: { id: ann.id } })
  for (const { token: former } of [ann, elsewhere])
    expect((await api.call('/api/websites', { token: former })).status).toBe(401)
  expect(ended).toHaveLength(2)
  expect((await api.call('/api/websites', { token: done.answer.accessToken ?? '' })).status).toBe(200)
  const signIn = await api.call('/api/login/password', { body: { email: ann.email, password } })
  expect(signIn.body.user.id).toBe(ann.id)
  expect((await reset(token, 'another password')).body).toEqual({ status: 'ExpiredLink' })
  expect(await read(token)).toEqual({ email: null })
  expect(await mailsOrdered(api, 'password-changed')).toEqual([{ userId: ann.id }])
})

test('[T12] what is interrupted while sessions end can be asked again, and leaves nobody in', async () => {
  const ivy = await signInAs(api, 'ivy@example.com')
  const token = await forgotAndRead(ivy.email)
  const repair = await breakSessionsOf(api, ivy)
  expect((await reset(token)).status).toBe(500)
  await repair()
  expect((await reset(token)).body.status).toBe('Success')
  expect((await api.call('/api/websites', { token: ivy.token })).status).toBe(401)
})

test('[8.sign-in] asking is answered the same for every address, and makes no account', async () => {
  const known = await signInAs(api, 'known@example.com')
  const [forKnown, forUnknown] = [await forgot(known.email), await forgot('unknown@example.com')]
  expect([forKnown.status, Object.keys(forKnown.body)]).toEqual([
    forUnknown.status,
    Object.keys(forUnknown.body),
  ])
  const token = await mailedToken(api, 'new-password', 'unknown@example.com')
  expect((await reset(token)).body).toEqual({ status: 'ExpiredLink' })
  expect(await api.db.collection('Users').countDocuments({ email: 'unknown@example.com' })).toBe(0)
})

test('[7.reset] a link works for an hour, and for a password that is one', async () => {
  const bea = await signInAs(api, 'bea@example.com')
  const token = await forgotAndRead(bea.email)
  expect((await reset(token, 'elevenchars')).body.field).toBe('password')
  api.later(3_600_000)
  expect((await reset(token)).body).toEqual({ status: 'ExpiredLink' })
})

test('[T12] of ten at once one sets a password', async () => {
  const cam = await signInAs(api, 'cam@example.com')
  const token = await forgotAndRead(cam.email)
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => reset(token, `${password} ${at}`)))
  expect(answers.filter(({ body }) => body.status === 'Success')).toHaveLength(1)
})

test('[T12] no link does what another was mailed for', async () => {
  const dan = await signInAs(api, 'dan@example.com')
  await api.call('/api/login/link/', { body: { email: dan.email } })
  const token = await mailedToken(api, 'sign-in-link', dan.email)
  expect(await read(token)).toEqual({ email: null })
  expect((await reset(token)).body).toEqual({ status: 'ExpiredLink' })
})

test('[T12] who keeps signing in with the former password is out once another is set, whenever they asked', async () => {
  const former = 'the one that somebody knows'
  for (let round = 0; round < 4; round += 1) {
    const email = `knows-${round}@example.com`
    await signInAs(api, email)
    await reset(await forgotAndRead(email), former)
    const token = await forgotAndRead(email)
    const entered: string[] = []
    let isOver = false
    const keepSigningIn = async () => {
      while (!isOver) {
        const { body } = await api.call('/api/login/password', { body: { email, password: former } })
        if (body.accessToken) entered.push(body.accessToken)
        else return
      }
    }
    const loops = [keepSigningIn(), keepSigningIn()]
    while (entered.length === 0) await new Promise((resolve) => setImmediate(resolve))
    expect((await reset(token)).body.status).toBe('Success')
    isOver = true
    await Promise.all(loops)
    const asked = await Promise.all(entered.map((one) => api.call('/api/websites', { token: one })))
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([401]))
  }
}, 60_000)

test('[7.reset] once a password is set, the links that other browsers asked for set none', async () => {
  const ned = await signInAs(api, 'ned@example.com')
  const first = await forgotAndRead(ned.email)
  const second = await forgotAndRead(ned.email)
  const browserOf = async (token: string) =>
    (await api.db.collection('MailedLinks').findOne({ token: mailedTokenHash(token) }))?.browser
  expect(await browserOf(first)).not.toBe(await browserOf(second))
  expect((await reset(first)).body.status).toBe('Success')
  expect([(await reset(second, 'by another browser')).body, await read(second)]).toEqual([
    { status: 'ExpiredLink' },
    { email: null },
  ])
  expect((await reset(await forgotAndRead(ned.email), 'asked for anew')).body.status).toBe('Success')
})

test('[7.reset] what is interrupted between the link and the password can be asked again, for that password alone', async () => {
  const ola = await signInAs(api, 'ola@example.com')
  const [link, user] = [await forgotAndRead(ola.email), { _id: ola.id }]
  expect((await reset(link)).body.status).toBe('Success')
  // What a process leaves that ends between the two.
  const users = api.db.collection<{ _id: string }>('Users')
  const { password: set } = await api.row('Users', ola.id)
  await users.updateOne(user, { $unset: { password: '' } })
  await api.db
    .collection('MailedLinks')
    .updateOne({ token: mailedTokenHash(link) }, { $set: { passwordHash: set.hash } })
  expect(await read(link)).toEqual({ email: ola.email })
  expect((await reset(link, 'quite another one')).body).toEqual({ status: 'ExpiredLink' })
  expect((await reset(link)).body.status).toBe('Success')
  expect((await api.call('/api/login/password', { body: { email: ola.email, password } })).body.user.id).toBe(
    ola.id,
  )
  expect((await reset(link)).body).toEqual({ status: 'ExpiredLink' })
})

test('[T12] an email change that whoever knew the former password asked for is made by nobody once another is set', async () => {
  const pia = await signInAs(api, 'pia@example.com')
  const email = 'pia@thief.example'
  expect((await api.ask(changeEmailEndpoint, { token: pia.token, body: { email } })).status).toBe(200)
  const mailed = await mailedToken(api, 'new-email', email)
  const { answer } = await reset(await forgotAndRead(pia.email))
  const confirmed = await api.ask(confirmEmailEndpoint, {
    token: answer.accessToken ?? '',
    body: { token: mailed },
  })
  expect([confirmed.answer.status, (await api.row('Users', pia.id)).email]).toEqual([
    'ExpiredLink',
    pia.email,
  ])
})
