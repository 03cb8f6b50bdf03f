import { expect, test } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import type { TestAnswer } from '../testing/test-calls.ts'
import { hashPassword } from './argon2.ts'

const { api } = await openTestApi()
const password = 'a key under the mat'

const withPassword = async (email: string) => {
  const person = await signInAs(api, email)
  const hash = await hashPassword(password)
  await api.db
    .collection<{ _id: string }>('Users')
    .updateOne({ _id: person.id }, { $set: { password: { hash, setAt: new Date() } } })
  return person
}
const tryPassword = (email: string, typed: string, cookie = ''): Promise<TestAnswer> =>
  api.call('/api/login/password', { body: { email, password: typed }, cookie })
const incorrect = { code: 'account.incorrect-password', text: 'Incorrect password.', field: 'password' }

test('[7.password] address and password sign in, to the account that the code opens', async () => {
  const ann = await withPassword('ann@example.com')
  const answer = await tryPassword(' Ann@example.com', password)
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ status: 'Success', user: { id: ann.id, email: ann.email } })
  expect((await api.call('/api/websites', { token: answer.body.accessToken })).status).toBe(200)
})

test('[8.sign-in] a wrong password, no password and no account are one answer', async () => {
  await withPassword('bea@example.com')
  await signInAs(api, 'without@example.com')
  const answers = await Promise.all([
    tryPassword('bea@example.com', 'not the key at all'),
    tryPassword('without@example.com', password),
    tryPassword('nobody@example.com', password),
    tryPassword('bea@example.com', ''),
  ])
  for (const { status, body, headers } of answers) {
    expect([status, body]).toEqual([401, incorrect])
    expect(headers.getSetCookie()).toEqual([])
  }
})

test('[T15][8.sign-in] of 200 tries at once at most five are evaluated, which tells of no address whether it has an account', async () => {
  await withPassword('cam@example.com')
  await signInAs(api, 'no-password@example.com')
  const tell = ({ status, body, headers }: TestAnswer) => {
    const retryAfterS = Number(headers.get('retry-after'))
    const waits = status === 429 && { isSoon: retryAfterS > 0 && retryAfterS <= 600 }
    return JSON.stringify({ status, body, ...waits, headers: [...headers.keys()].sort() })
  }
  const told: Record<string, number>[] = []
  for (const email of ['cam@example.com', 'no-password@example.com', 'no-account@example.com']) {
    const tries = Array.from({ length: 200 }, (_, at) => tryPassword(email, `a guess of many, ${at}`))
    const counts: Record<string, number> = {}
    for (const answer of await Promise.all(tries)) {
      expect([401, 429]).toContain(answer.status)
      expect(answer.body.code).toBe(answer.status === 401 ? incorrect.code : 'request.too-many')
      counts[tell(answer)] = (counts[tell(answer)] ?? 0) + 1
    }
    told.push(counts)
  }
  // Two answers, word for word the same for each address.
  expect(Object.values(told[0] ?? {}).sort()).toEqual([195, 5])
  expect(told).toEqual([told[0], told[0], told[0]])
})

test('[T15] strangers’ guesses lock nobody out of the browser they signed in with, nor of their codes', async () => {
  const dan = await withPassword('dan@example.com')
  for (let count = 0; count < 6; count += 1) await tryPassword(dan.email, 'a guess of a stranger')
  expect((await tryPassword(dan.email, password)).status).toBe(429)
  const browser = /sign-in=[^;]+/.exec(dan.cookie)?.[0] ?? ''
  expect((await tryPassword(dan.email, password, browser)).status).toBe(200)
  expect((await signInAs(api, dan.email)).id).toBe(dan.id)
})

test('[T15] who knows the password may sign in again and again', async () => {
  await withPassword('regular@example.com')
  for (let count = 0; count < 8; count += 1)
    expect((await tryPassword('regular@example.com', password)).status).toBe(200)
})

test('[2.7] no answer and no row holds a password or tells its hash', async () => {
  const eve = await withPassword('eve@example.com')
  const { text } = await tryPassword(eve.email, password)
  const rows = await Promise.all(
    ['Users', 'Sessions', 'RateLimits', 'Jobs'].map((name) => api.db.collection(name).find().toArray()),
  )
  expect(JSON.stringify(rows)).not.toContain(password)
  expect(text).not.toContain('argon2')
})
