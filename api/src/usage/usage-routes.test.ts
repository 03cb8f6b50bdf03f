import { registerEndpoint } from '@shingle/shared/account/endpoints.ts'
import { industryPath } from '@shingle/shared/paths/page-paths.ts'
import { writtenPages } from '@shingle/shared/paths/written-pages.ts'
import { countUsageEndpoint, readUsageEndpoint, type UsageEvent } from '@shingle/shared/usage/endpoints.ts'
import { eventsMaximum } from '@shingle/shared/usage/events.ts'
import { dayOf } from '@shingle/shared/visit/visit.ts'
import { expect, test } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { testOperatorToken } from '../testing/start-test-api.ts'

const { api, ann } = await openTestApi('ann')
const count = (...events: readonly UsageEvent[]) =>
  api.ask(countUsageEndpoint, { body: { events: [...events] } })
const seen = (page_path: string): UsageEvent => ({ name: 'page_view', page_path })

test('[9.analytics] pages that were seen and clicks are summed up by day, and the operator alone reads them', async () => {
  expect((await count(seen('/'), seen('/'), seen('/designer'), { name: 'click_publish' })).status).toBe(204)
  await count(seen('/'))
  const day = dayOf(api.options.clock())
  expect((await api.ask(readUsageEndpoint, { token: testOperatorToken })).answer.counts).toEqual([
    { day, name: 'click_publish', page_path: null, count: 1 },
    { day, name: 'page_view', page_path: '/', count: 3 },
    { day, name: 'page_view', page_path: '/designer', count: 1 },
  ])
  for (const token of ['', ann.token]) expect((await api.ask(readUsageEndpoint, { token })).status).toBe(401)
})

test('[9.analytics] nothing is taken but what is counted: no id, no other name, no more at once', async () => {
  const before = await api.db.collection('UsageDays').countDocuments()
  const refused = async (body: object) =>
    (await api.call(countUsageEndpoint.path, { method: 'POST', body })).status
  for (const events of [
    [],
    [{ name: 'page_view' }],
    [{ name: 'page_view', page_path: '/invite/abc' }],
    [{ name: 'page_view', page_path: '/industries/dragons' }],
    [{ name: 'page_view', page_path: '/blog/ann-lives-in-leeds' }],
    [{ name: 'page_view', page_path: `${industryPath('spa')}/` }],
    [{ name: 'page_view', page_path: '/designer?websiteId=1' }],
    [{ name: 'page_view', page_path: '/', email: 'ann@example.com' }],
    [{ name: 'click_anything' }],
    [{ name: '__proto__' }],
    Array.from({ length: eventsMaximum + 1 }, () => seen('/')),
  ])
    expect([JSON.stringify(events).slice(0, 60), await refused({ events })]).toEqual([
      ...[JSON.stringify(events).slice(0, 60), 400],
    ])
  expect(await api.db.collection('UsageDays').countDocuments()).toBe(before)
})

test('[9.analytics] the page of each trade and each article is counted by itself', async () => {
  for (const path of writtenPages) expect([path, (await count(seen(path))).status]).toEqual([path, 204])
  const { counts } = (await api.ask(readUsageEndpoint, { token: testOperatorToken })).answer
  const counted = counts.map(({ page_path }) => page_path)
  expect(writtenPages.filter((path) => !counted.includes(path))).toEqual([])
})

test('[ruling 17] sums are kept for 13 months, and nobody is in them', async () => {
  await count(seen('/pricing'))
  const row = await api.db.collection('UsageDays').findOne({ path: '/pricing' })
  expect(Object.keys(row ?? {}).sort()).toEqual(['_id', 'count', 'day', 'expiresAt', 'name', 'path'])
  const months = 13 * 30 * 24 * 3_600_000
  expect(row?.expiresAt.getTime() - api.options.clock().getTime()).toBeGreaterThan(months)
})

test('[4.session] who registers and who signs in again is counted by the server, which takes neither from anybody', async () => {
  const day = dayOf(api.options.clock())
  const counted = async (name: string) =>
    (await api.db.collection('UsageDays').findOne({ day, name }))?.count ?? 0
  const before = { registered: await counted('sign_up'), back: await counted('login') }
  const newcomer = await signInAs(api, 'newcomer@example.com')
  for (const _ of [1, 2, 3]) await api.ask(registerEndpoint, { token: newcomer.token })
  expect(await counted('sign_up')).toBe(before.registered + 1)
  expect(await counted('login')).toBe(before.back + 2)
  const body = { events: [{ name: 'sign_up' }] }
  expect((await api.call(countUsageEndpoint.path, { method: 'POST', body })).status).toBe(400)
})
