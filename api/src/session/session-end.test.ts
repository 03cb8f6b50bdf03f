import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { draftTicketEndpoint } from '@shingle/shared/website/endpoints.ts'
import { onSessionEnd } from '@shingle/storage/bus/session-ended.ts'
import { browserMark, verifySyncTicket } from '@shingle/storage/tickets/sync-ticket.ts'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { cookiesOf, mailsOrdered, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()
const ended: string[] = []
await onSessionEnd(api.options.bus, (sid) => ended.push(sid))

const cookieOf = (cookies: string) => /refresh=[^;]+/.exec(cookies)?.[0] ?? ''
const sidOf = (cookies: string) => /refresh=([^.]+)/.exec(cookies)?.[1]

test('[2.4.tokens] signing out is told to every process, and a guess at somebody else’s session is not', async () => {
  const ann = await signInAs(api, 'ann@example.com')
  const logOut = (cookie: string) => api.call('/api/login/logout', { method: 'POST', cookie })
  await logOut(`refresh=${sidOf(ann.cookie)}.guessed`)
  expect(ended).toEqual([])
  expect((await api.call('/api/websites', { token: ann.token })).status).toBe(200)
  await logOut(cookieOf(ann.cookie))
  expect(ended).toEqual([sidOf(ann.cookie)])
})

test('[T14] what never was a token of a session ends it neither by refreshing nor by signing out', async () => {
  ended.length = 0
  const cam = await signInAs(api, 'cam@example.com')
  const other = await signInAs(api, 'cam@example.com')
  const cookie = cookieOf(cam.cookie)
  const [id, token = ''] = cookie.slice('refresh='.length).split('.')
  const random = seededRandom(20260301)
  const forged = Array.from({ length: 60 }, () => {
    const at = random.below(token.length)
    return token.slice(0, at) + random.pick(['A', '7', '_', 'z']) + token.slice(at + 1)
  })
  const stranger = cookieOf(other.cookie).split('.')[1]
  const guesses = [...forged, '', 'x', token.slice(1), `${token}A`, stranger].filter(
    (guess) => guess !== token,
  )
  for (const guess of guesses)
    for (const path of ['/api/login/refresh', '/api/login/logout'])
      await api.call(path, { method: 'POST', cookie: `refresh=${id}.${guess}` })
  expect(ended).toEqual([])
  expect(await mailsOrdered(api, 'stolen-session')).toEqual([])
  expect((await api.call('/api/login/refresh', { method: 'POST', cookie })).status).toBe(200)
})

test('[T14] a token of long ago is one that was stolen', async () => {
  ended.length = 0
  const dan = await signInAs(api, 'dan@example.com')
  const refresh = (cookie: string) => api.call('/api/login/refresh', { method: 'POST', cookie })
  let cookie = cookieOf(dan.cookie)
  for (let count = 0; count < 4; count += 1) cookie = cookiesOf(await refresh(cookie))
  expect((await refresh(cookieOf(dan.cookie))).status).toBe(401)
  expect(ended).toEqual([sidOf(dan.cookie)])
})

test('[T14] a session whose token was stolen ends in every process', async () => {
  ended.length = 0
  const bea = await signInAs(api, 'bea@example.com')
  const refresh = (cookie: string) => api.call('/api/login/refresh', { method: 'POST', cookie })
  const renewed = await refresh(cookieOf(bea.cookie))
  const next = cookiesOf(renewed)
  expect((await api.call('/api/websites', { token: renewed.body.accessToken })).status).toBe(200)
  api.later(30_000)
  await refresh(cookieOf(bea.cookie))
  expect(ended).toEqual([sidOf(next)])
})

test('[2.4.tokens] a ticket names the browser that asked for it, which is none where it has no cookie', async () => {
  const eve = await signInAs(api, 'eve@example.com')
  const id = await aDraft(api, eve)
  const browser = /sign-in=([^;]+)/.exec(eve.cookie)?.[1] ?? ''
  const markIn = async (cookie: string) => {
    const { body } = await api.ask(draftTicketEndpoint, { params: { id }, token: eve.token, cookie })
    const { secret, clock } = api.options
    return (await verifySyncTicket(body.ticket, { secret, clock }))?.browser
  }
  expect(browser).not.toBe('')
  expect(await markIn(eve.cookie)).toBe(browserMark(browser))
  expect(await markIn('')).toBeUndefined()
})
