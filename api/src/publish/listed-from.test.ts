import { newAccountMs } from '@shingle/shared/website/limits.ts'
import { afterAll, expect, test } from 'vitest'
import { aDraft, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'

const api = await startTestApi({ sites: 'https://sites.example' })
afterAll(() => api.close())
const ann = await signInAs(api, 'ann@example.com')

const entryOf = async (id: string, token: string) => (await api.call(`/api/websites/${id}`, { token })).body

test('[T42] what a new account publishes is listed a day after it was made; its owner is told when', async () => {
  const id = await aDraft(api, ann)
  const { createdAt } = await api.row('Users', ann.id)
  const listedFrom = new Date(createdAt.getTime() + newAccountMs)
  const { body } = await publish(api, id, { person: ann, handle: 'brand-new' })
  expect(body.listedFrom).toBe(listedFrom.toISOString())
  expect((await api.row('Websites', 'brand-new')).listedFrom).toEqual(listedFrom)
  expect((await entryOf(id, ann.token)).published.listedFrom).toBe(listedFrom.toISOString())
})

test('[T42] what an account of a day publishes is listed at once, at an address of before as well', async () => {
  const bea = await signInAs(api, 'bea@example.com')
  const id = await aDraft(api, bea)
  await publish(api, id, { person: bea, handle: 'day-old' })
  api.later(newAccountMs)
  const later = await signInAs(api, 'bea@example.com')
  const { status, body } = await publish(api, id, { person: later, handle: 'day-old' })
  expect([status, body.listedFrom]).toEqual([200, undefined])
  expect((await api.row('Websites', 'day-old')).listedFrom).toBeNull()
  expect((await entryOf(id, later.token)).published).not.toHaveProperty('listedFrom')
})

test('[T42] where websites are reached on this machine alone, nothing is held back', async () => {
  const { api: local, bea } = await openTestApi('bea')
  const { body } = await publish(local, await aDraft(local, bea), { person: bea, handle: 'at-home' })
  expect(body.listedFrom).toBeUndefined()
  expect((await local.row('Websites', 'at-home')).listedFrom).toBeNull()
})
