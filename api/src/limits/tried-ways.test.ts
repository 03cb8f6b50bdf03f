import { openLinkEndpoint } from '@shingle/shared/mailed-link/endpoints.ts'
import { setPasswordEndpoint, signInByPasswordEndpoint } from '@shingle/shared/password/endpoints.ts'
import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import { afterAll, expect, test } from 'vitest'
import { hashOf } from '../session/keys.ts'
import { cookiesOf, signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'

const api = await startTestApi({ trustsProxy: true })
afterAll(() => api.close())
const password = 'a key under the mat'

/** A house whose people share an address. */
const houseAt = (address: string) => {
  const headers = { 'x-forwarded-for': address }
  return {
    tryLink: () => api.ask(openLinkEndpoint, { body: { token: 'x'.repeat(43) }, headers }),
    tryPassword: (email: string, typed: string, cookie = '') =>
      api.ask(signInByPasswordEndpoint, { body: { email, password: typed }, headers, cookie }),
  }
}
const withPassword = async (email: string) => {
  const person = await signInAs(api, email)
  await api.ask(setPasswordEndpoint, { body: { password }, token: person.token })
  return person
}

test('[T15] junk at one way of signing in leaves everybody at the address the others', async () => {
  const { tryLink, tryPassword } = houseAt('203.0.113.7')
  const { email } = await withPassword('vera@example.com')
  const junk = await Promise.all(Array.from({ length: 110 }, tryLink))
  expect(junk.filter(({ status }) => status === 429)).toHaveLength(10)
  expect((await tryPassword(email, password)).status).toBe(200)
})

test('[T15] neighbours’ wrong passwords stop no known browser, and right ones nobody', async () => {
  const { tryPassword } = houseAt('203.0.113.8')
  const [ann, bea] = [await withPassword('ann@example.com'), await withPassword('bea@example.com')]
  const known = /sign-in=[^;]+/.exec(cookiesOf(await tryPassword(ann.email, password)))?.[0] ?? ''
  for (let count = 0; count < 99; count += 1) await tryPassword(`nobody-${count}@example.com`, 'a guess')
  for (let count = 0; count < 3; count += 1) expect((await tryPassword(bea.email, password)).status).toBe(200)
  expect((await tryPassword('nobody@example.com', 'a guess')).status).toBe(401)
  expect((await tryPassword(bea.email, password)).status).toBe(429)
  expect((await tryPassword(ann.email, password, known)).status).toBe(200)
}, 60_000)

test('[T15] neighbours who use up a way of signing in shut out no browser in which somebody got in, and that is bounded itself', async () => {
  const address = '203.0.113.9'
  const { tryPassword } = houseAt(address)
  const [cal, dee] = [await withPassword('cal@example.com'), await withPassword('dee@example.com')]
  const known = /sign-in=[^;]+/.exec(cookiesOf(await tryPassword(cal.email, password)))?.[0] ?? ''
  const useUp = async (limit: string, key: string) => {
    const counted = { key: countedKey(api.options.secret, limit, `${key} ${signInByPasswordEndpoint.path}`) }
    const expire = new Date(Date.now() + 3_600_000)
    await api.db
      .collection('RateLimits')
      .updateOne(counted, { $set: { points: 1200, expire } }, { upsert: true })
  }
  await useUp('session-calls-per-address', address)
  expect((await tryPassword(dee.email, password)).status).toBe(429)
  expect((await tryPassword(dee.email, password, 'sign-in=guessed')).status).toBe(429)
  expect((await tryPassword(cal.email, password, known)).status).toBe(200)
  await useUp('session-calls-per-known-browser', hashOf(known.slice('sign-in='.length)))
  expect((await tryPassword(cal.email, password, known)).status).toBe(429)
})
