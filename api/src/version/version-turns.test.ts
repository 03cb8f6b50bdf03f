import { readVersionEndpoint, saveVersionEndpoint } from '@shingle/shared/version/endpoints.ts'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import type { Person } from '../testing/sign-in-as.ts'

const { api, ann, zoe } = await openTestApi('ann', 'zoe')

/** Reads the same saved version of somebody's website, as often as it is called. */
const aReading = async (person: Person) => {
  const { token } = person
  const id = await aDraft(api, person)
  const saved = await api.ask(saveVersionEndpoint, { params: { id }, body: { name: 'Read' }, token })
  return () => api.ask(readVersionEndpoint, { params: { id, version: saved.body.id }, token })
}

test('[security] of one account only so many versions are read at once, and others read theirs meanwhile', async () => {
  const [often, once] = [await aReading(ann), await aReading(zoe)]
  const crowd = Array.from({ length: 40 }, often)
  const [ofZoe, ...answers] = await Promise.all([once(), ...crowd])
  expect(ofZoe.status).toBe(200)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect((await often()).status).toBe(200)
})
