import { changePasswordEndpoint, setPasswordEndpoint } from '@shingle/shared/password/endpoints.ts'
import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import { expect, test } from 'vitest'
import type { Route } from '../http/route.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { isAbout, isOpen, keyOf, openPolicyWorld } from '../testing/policy-world.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { countCall, rateOf } from './call-rates.ts'
import { accountLimits, createRateLimits, type SharedLimit } from './rate-limits.ts'

const { api, ...cast } = await openTestApi('owner', 'editor', 'viewer', 'former', 'pending', 'gone')
const { routes, callAs, aSharedDraft } = openPolicyWorld(api, cast)
const { secret } = api.options

const byLimit: ReadonlyMap<string, SharedLimit> = new Map(Object.entries(accountLimits))
const counted = routes.flatMap((route) => {
  const limit = byLimit.get(String(rateOf(route.endpoint.action)))
  return limit === undefined || isOpen(route) ? [] : [{ route, limit }]
})

test('[T29] whoever signs in anew may do no more of anything that is counted by session than their account may', async () => {
  const [id, thrownAway] = [await aSharedDraft(), await aSharedDraft()]
  await api.call(`/api/websites/${thrownAway}`, { method: 'DELETE', token: cast.owner.token })
  const about = (route: Route) => (isAbout(route, 'trashed') ? thrownAway : id)
  const full = (limit: SharedLimit, key: string) =>
    ['first-', ''].map((part) => ({
      ...{ key: countedKey(secret, `${part}${limit}`, key), points: 1e6 },
      expire: new Date(Date.now() + 3_600_000),
    }))
  const used = new Map(
    counted
      .flatMap(({ route, limit }) => full(limit, `${cast.owner.id} ${route.endpoint.action}`))
      .map((row) => [row.key, row]),
  )
  const counters = api.db.collection('RateLimits')
  await counters.deleteMany({ key: { $in: [...used.keys()] } })
  await counters.insertMany([...used.values()])
  const { token } = await signInAs(api, cast.owner.email)
  expect(counted.length).toBeGreaterThan(20)
  for (const { route } of counted) {
    const { status, headers } = await callAs(route, about(route), { token })
    expect([keyOf(route), status, Number(headers.get('retry-after')) > 0]).toEqual([keyOf(route), 429, true])
  }
  expect(await api.row('DraftWebsites', id)).not.toBeNull()
})

test('[T29] of any number of sessions ten are worth as much as all, and one leaves another its own', async () => {
  const uses = createRateLimits({ db: api.db, secret })
  const action = 'lead.erase-person'
  const may = (id: string, sessionId: string) =>
    countCall(uses, action, { id, sessionId }).then(
      () => true,
      () => false,
    )
  const allowedOf = async (id: string, sessions: number): Promise<number> => {
    let allowed = 0
    for (let session = 0; session < sessions; session += 1)
      while (await may(id, `${id} ${session}`)) allowed += 1
    return allowed
  }
  expect(await allowedOf('stolen', 1)).toBe(60)
  expect(await may('stolen', 'the owner’s')).toBe(true)
  const all = await allowedOf('many', 40)
  expect([all <= 600, all > 540]).toEqual([true, true])
  expect(await may('many', 'one more')).toBe(false)
  expect(await may('another', 'theirs')).toBe(true)
})

test('[security 2.5 T29] the current password is guessed no more often by whoever signs in over and over', async () => {
  const email = 'guessed@example.com'
  const owner = await signInAs(api, email)
  const [password, next] = ['a key under the mat', 'a key under the pot']
  await api.ask(setPasswordEndpoint, { token: owner.token, body: { password } })
  const change = ({ token }: { readonly token: string }, current: string) =>
    api.ask(changePasswordEndpoint, { token, body: { current, password: next } })
  let compared = 0
  const thief = await signInAs(api, email)
  for (let guess = 0; (await change(thief, `${guess}`)).status === 403; guess += 1) compared += 1
  expect(compared).toBe(5)
  // One that was stolen leaves the owner theirs.
  expect((await change(owner, 'wrong')).status).toBe(403)
  for (let session = 0; session < 14; session += 1) {
    const again = await signInAs(api, email)
    for (let guess = 0; (await change(again, `${guess}`)).status === 403; guess += 1) compared += 1
  }
  expect(compared).toBeLessThan(50)
  expect((await change(await signInAs(api, email), 'once more')).status).toBe(429)
})
