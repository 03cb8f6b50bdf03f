import { openLinkEndpoint, sendLinkEndpoint } from '@shingle/shared/mailed-link/endpoints.ts'
import { expect, test } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'
import { cookiesOf, mailedToken, mailsOrdered, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()

const ask = async (email: string, browser = '') => {
  const answer = await api.ask(sendLinkEndpoint, { body: { email }, cookie: browser })
  return { answer, cookie: browser || cookiesOf(answer) }
}
const askAndRead = async (email: string, browser = '') => {
  const { cookie } = await ask(email, browser)
  return { cookie, token: await mailedToken(api, 'sign-in-link', email) }
}
const open = (token: string, cookie: string) => api.ask(openLinkEndpoint, { body: { token }, cookie })

test('[7.link] the magic link signs in, once', async () => {
  const { cookie, token } = await askAndRead('ann@example.com')
  const first = await open(token, cookie)
  expect(first.answer).toMatchObject({ status: 'Success', user: { email: 'ann@example.com' } })
  expect(cookiesOf(first)).toContain('refresh=')
  expect((await open(token, cookie)).body).toEqual({ status: 'ExpiredLink' })
})

test('[7.link] link and code lead to one account', async () => {
  const byCode = await signInAs(api, 'both@example.com')
  const { cookie, token } = await askAndRead('Both@Example.com '.trim().toLowerCase())
  expect((await open(token, cookie)).answer.user?.id).toBe(byCode.id)
})

test('[T12] in another browser the link says so, signs nobody in, and still works where it was asked for', async () => {
  const { cookie, token } = await askAndRead('bea@example.com')
  const stranger = await ask('mallory@example.com')
  for (const other of ['', stranger.cookie]) {
    const answer = await open(token, other)
    expect(answer.body).toEqual({ status: 'OtherBrowser' })
    expect(cookiesOf(answer)).toBe('')
  }
  expect((await open(token, cookie)).answer.status).toBe('Success')
})

test('[T12] what a scanner of mails fetches uses nothing up', async () => {
  const { cookie, token } = await askAndRead('cam@example.com')
  for (let count = 0; count < 10; count += 1)
    expect((await api.call(`/api/login/link/verify?token=${token}`)).status).toBe(405)
  expect((await open(token, cookie)).answer.status).toBe('Success')
})

test('[8.link] a link of ten minutes ago has expired, and so has one that never was', async () => {
  const { cookie, token } = await askAndRead('dan@example.com')
  api.later(10 * 60_000 - 1_000)
  const early = await askAndRead('early@example.com')
  expect((await open(early.token, early.cookie)).answer.status).toBe('Success')
  api.later(1_000)
  for (const late of [token, 'x'.repeat(43), ''])
    expect((await open(late, cookie)).body).toEqual({ status: 'ExpiredLink' })
})

test('[7.link] whichever of several mails is opened, it signs in, and the others are used up', async () => {
  const first = await askAndRead('eve@example.com')
  const second = await askAndRead('eve@example.com', first.cookie)
  expect(second.token).not.toBe(first.token)
  expect((await open(first.token, first.cookie)).answer.status).toBe('Success')
  expect((await open(second.token, first.cookie)).answer.status).toBe('ExpiredLink')
})

test('[T12] of twenty openings at once one signs in', async () => {
  const { cookie, token } = await askAndRead('fay@example.com')
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(token, cookie)))
  expect(answers.filter(({ answer }) => answer.status === 'Success')).toHaveLength(1)
})

test('[8.sign-in] codes and links are counted together: the sixth mail within an hour is refused', async () => {
  for (let count = 0; count < 5; count += 1)
    await api.call(`/api/login/${count % 2 ? 'link/' : 'otp/generate'}`, {
      body: { email: 'often@example.com' },
    })
  const { answer } = await ask('often@example.com')
  expect([answer.status, answer.body.code]).toEqual([429, 'request.too-many'])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500)
})

test('[8.sign-in] the answer is the same whether or not the address has an account', async () => {
  const known = await signInAs(api, 'known@example.com')
  const [forKnown, forUnknown] = [await ask(known.email), await ask('unknown@example.com')]
  expect(forKnown.answer.status).toBe(forUnknown.answer.status)
  expect(Object.keys(forKnown.answer.body)).toEqual(Object.keys(forUnknown.answer.body))
})

test('[5.email] what is no address gets the specified message and no mail', async () => {
  const before = await mailsOrdered(api, 'sign-in-link')
  for (const email of ['', 'ann', 'a@b', 'a@b.com\r\nBcc: x@y.z']) {
    const { answer } = await ask(email)
    expect(answer.body).toEqual({ code: 'account.email-invalid', text: 'Invalid email.', field: 'email' })
  }
  expect(await mailsOrdered(api, 'sign-in-link')).toEqual(before)
})

test('[2.7] neither what waits to be mailed nor what is stored holds the token or leads to it', async () => {
  const { token } = await askAndRead('waits@example.com')
  const [jobs, links] = await Promise.all(
    ['Jobs', 'MailedLinks'].map((name) => api.db.collection(name).find().toArray()),
  )
  expect(JSON.stringify(jobs)).not.toContain('waits')
  expect(JSON.stringify([jobs, links])).not.toContain(token)
})
