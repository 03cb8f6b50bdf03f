import { readVisitsEndpoint, visitsAnswerSchema } from '@shingle/shared/visit/endpoints.ts'
import { dayBefore, dayOf, monthBefore, monthOf } from '@shingle/shared/visit/visit.ts'
import { deleteRowsOf } from '@shingle/storage/rows/delete-rows-of.ts'
import { openWebsiteVisits } from '@shingle/storage/rows/website-visits.ts'
import type { Tally } from '@shingle/storage/visits/tally.ts'
import { expect, test } from 'vitest'
import { aDraft, anEditorOf } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { sourceName } from './source-name.ts'

const { api, owner, editor, stranger } = await openTestApi('owner', 'editor', 'stranger')
const store = openWebsiteVisits(api.db)
const today = dayOf(new Date())

const aDay = (websiteId: string, daysAgo: number, given: Partial<Pick<Tally, 'sums' | 'sources'>> = {}) => ({
  ...{ websiteId, day: dayBefore(today, daysAgo) },
  ...{ sums: new Map([['views', 3] as const, ['visits', 2] as const]), sources: new Map(), ...given },
})
const read = (id: string, { token } = owner) => api.ask(readVisitsEndpoint, { params: { id }, token })

test('[ruling 16] owners and editors see visits; strangers find no website', async () => {
  const id = await aDraft(api, owner)
  await anEditorOf(api, id, editor)
  const answers = await Promise.all([owner, editor, stranger].map((person) => read(id, person)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
  expect(answers.slice(0, 2).map(({ answer }) => answer.isOwner)).toEqual([true, false])
})

test('[ruling 17] a website that nobody has visited says so: no day is left out', async () => {
  const { answer } = await read(await aDraft(api, owner))
  expect(visitsAnswerSchema.safeParse(answer).success).toBe(true)
  expect([answer.days[0]?.day, answer.days.at(-1)?.day]).toEqual([dayBefore(today, 29), today])
  expect([answer.months[0]?.month, answer.months.at(-1)?.month]).toEqual([
    monthBefore(monthOf(today), 11),
    monthOf(today),
  ])
  const counted = [...answer.days, ...answer.months].map(({ visits, views }) => visits + views)
  expect([new Set(counted), answer.sources, answer.before, answer.url]).toEqual([new Set([0]), [], 0, null])
})

test('[ruling 17] thirty days are shown by day, twelve months by month, and the thirty days before as a sum', async () => {
  const id = await aDraft(api, owner)
  await store.add([0, 29, 30, 59, 60, 200].map((daysAgo) => aDay(id, daysAgo)))
  const { answer } = await read(id)
  expect(answer.days.filter(({ visits }) => visits > 0)).toEqual([
    { day: dayBefore(today, 29), visits: 2, views: 3 },
    { day: today, visits: 2, views: 3 },
  ])
  expect(answer.before).toBe(4)
  expect(answer.months.reduce((sum, { visits }) => sum + visits, 0)).toBe(12)
  expect(answer.months.find(({ month }) => month === monthOf(dayBefore(today, 200)))?.visits).toBe(2)
})

test('[ruling 17] search engines are one source, networks have their names, and who sent fewer than 3 is counted with others', async () => {
  const id = await aDraft(api, owner)
  const sources = new Map([
    ...([['www.google.co.uk', 4] as const, ['duckduckgo.com', 1] as const] as const),
    ...([['l.instagram.com', 3] as const, ['harbourbaths.example', 2] as const] as const),
    ...([['rare.example', 2] as const, ['direct', 5] as const, ['others', 1] as const] as const),
  ])
  await store.add([
    aDay(id, 3, { sources }),
    aDay(id, 2, { sources: new Map([['harbourbaths.example', 1]]) }),
  ])
  expect((await read(id)).answer.sources).toEqual([
    { source: 'direct', visits: 5 },
    { source: 'search', visits: 5 },
    { source: 'Instagram', visits: 3 },
    { source: 'harbourbaths.example', visits: 3 },
    { source: 'others', visits: 3 },
  ])
})

test('[ruling 17] what was used is summed up, and phone taps by the hour', async () => {
  const id = await aDraft(api, owner)
  const sums: Tally['sums'] = new Map([
    ['used.phone', 2],
    ['used.directions', 1],
    ['used.message', 4],
    ['used.sign-up', 3],
    ['phoneHours.17', 2],
    ['phones', 1],
  ])
  await store.add([aDay(id, 1, { sums }), aDay(id, 2, { sums })])
  const { answer } = await read(id)
  expect(answer.used).toEqual({ phone: 4, directions: 2, message: 8, 'sign-up': 6 })
  expect([answer.phones, answer.phoneHours[17], answer.phoneHours[16]]).toEqual([2, 4, 0])
})

test('[6.website] with a website goes what was counted of it', async () => {
  const [id, other] = [await aDraft(api, owner), await aDraft(api, owner)]
  await store.add([aDay(id, 1), aDay(other, 1)])
  await deleteRowsOf(api.db, 'website', { id })
  expect([await store.since(id, '2000-01-01'), (await store.since(other, '2000-01-01')).length]).toEqual([
    ...[[], 1],
  ])
})

test.each([
  ['google.com', 'search'],
  ['google.evil.example', 'google.evil.example'],
  ['notgoogle.com', 'notgoogle.com'],
  ['m.facebook.com', 'Facebook'],
  ['facebook.com.evil.example', 'facebook.com.evil.example'],
  ['t.co', 'X'],
  ['others', 'others'],
])('[ruling 17] %s is called %s', (host, name) => {
  expect(sourceName(host)).toBe(name)
})
