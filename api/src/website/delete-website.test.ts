import { collections } from '@shingle/storage/rows/collections.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDraft, publish } from '../testing/a-draft.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const ofWebsites = collections.flatMap(({ name, owners }) =>
  owners.filter(({ of }) => of === 'website').map(({ by }) => ({ name, by })),
)

test('[4.delete] deleting a website leaves no row of it in any collection that says it belongs to websites', async () => {
  const ann = await signInAs(api, 'ann@example.com')
  const [gone, kept] = [await aDraft(api, ann), await aDraft(api, ann)]
  await publish(api, gone, { person: ann, handle: 'harrow-plumbing' })
  // What the product itself has not written yet of these two websites.
  for (const { name, by } of ofWebsites.filter((one) => one.by !== '_id'))
    for (const id of [gone, kept])
      await api.insert(name, {
        _id: `${name}-${id}`,
        [by]: id,
        email: 'v@example.com',
        invitedUserEmail: 'i@example.com',
      })
  const counts = (id: string) =>
    Promise.all(ofWebsites.map(({ name, by }) => api.db.collection(name).countDocuments({ [by]: id })))
  expect((await counts(gone)).every((count) => count > 0)).toBe(true)
  const before = await counts(kept)
  expect((await api.call(`/api/websites/${gone}`, { method: 'DELETE', token: ann.token })).status).toBe(204)
  expect(await counts(gone)).toEqual(ofWebsites.map(() => 0))
  expect(await counts(kept)).toEqual(before)
  expect(await api.row('Websites', 'harrow-plumbing')).toMatchObject({
    state: 'released',
    content: null,
    page: null,
  })
})
