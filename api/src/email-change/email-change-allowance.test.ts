import { changeEmailByPasswordEndpoint, changeEmailEndpoint } from '@shingle/shared/email-change/endpoints.ts'
import { setPasswordEndpoint } from '@shingle/shared/password/endpoints.ts'
import { afterAll, expect, test } from 'vitest'
import { mailsOrdered, type Person, signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'

const api = await startTestApi({ trustsProxy: true })
afterAll(() => api.close())

let strangers = 0
const askAt = async (address: string, { token }: Person) => {
  strangers += 1
  const body = { email: `stranger@no-${strangers}.example` }
  return (await api.ask(changeEmailEndpoint, { token, body, headers: { 'x-forwarded-for': address } })).status
}
/** How many strangers a session mails until it is refused. */
const mailedBy = async (address: string, person: Person): Promise<number> => {
  let mailed = 0
  while (mailed < 50 && (await askAt(address, person)) === 200) mailed += 1
  return mailed
}
const ordered = async () => (await mailsOrdered(api, 'new-email')).length

test('[T29] one account mails twenty strangers a day, however many sessions it begins', async () => {
  for (let session = 0; session < 15; session += 1)
    await mailedBy(`198.51.100.${session}`, await signInAs(api, 'zed@example.com'))
  expect(await ordered()).toBe(20)
})

test('[T29] a stolen session leaves the owner’s what it takes to change the address', async () => {
  const [owner, thief] = [await signInAs(api, 'ann@example.com'), await signInAs(api, 'ann@example.com')]
  expect(await mailedBy('198.51.100.66', thief)).toBe(10)
  expect(await askAt('198.51.100.2', owner)).toBe(200)
})

test('[T29] one network mails so many strangers a day by all of its accounts, and leaves a neighbour theirs', async () => {
  const before = await ordered()
  const street = '203.0.113.9'
  for (let account = 0; account < 8; account += 1)
    await mailedBy(street, await signInAs(api, `many-${account}@example.com`))
  // Two of each account, and thirty besides.
  expect((await ordered()) - before).toBe(8 * 2 + 30)
  expect(await askAt(street, await signInAs(api, 'neighbour@example.com'))).toBe(200)
})

test('[T29] a session that has asked as often as it may has no more passwords compared, and wrong ones ask for nothing', async () => {
  const { token } = await signInAs(api, 'kim@example.com')
  const password = 'a key under the mat'
  await api.ask(setPasswordEndpoint, { token, body: { password } })
  const askBy = async (current: string) => {
    strangers += 1
    const body = { email: `stranger@no-${strangers}.example`, current }
    return (await api.ask(changeEmailByPasswordEndpoint, { token, body })).status
  }
  const statuses: number[] = []
  for (let count = 0; count < 10; count += 1) statuses.push(await askBy('not the key'), await askBy(password))
  expect(statuses).toEqual(Array(10).fill([403, 200]).flat())
  expect([await askBy('not the key'), await askBy(password)]).toEqual([429, 429])
})
