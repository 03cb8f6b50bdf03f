import {
  listVersionsEndpoint,
  readVersionEndpoint,
  saveVersionEndpoint,
} from '@shingle/shared/version/endpoints.ts'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import type { Person } from '../testing/sign-in-as.ts'

const { api, ann, zoe } = await openTestApi('ann', 'zoe')

/** The calls about versions of somebody's website. */
const versionsOf = async (person: Person) => {
  const { token } = person
  const id = await aDraft(api, person)
  const saved = await api.ask(saveVersionEndpoint, { params: { id }, body: { name: 'Read' }, token })
  const params = { id, version: saved.body.id }
  return {
    read: () => api.ask(readVersionEndpoint, { params, token }),
    list: () => api.ask(listVersionsEndpoint, { params: { id }, token }),
    save: () => api.ask(saveVersionEndpoint, { params: { id }, body: { name: 'More' }, token }),
  }
}

const [often, once] = [await versionsOf(ann), await versionsOf(zoe)]

const served = { read: 200, list: 200, save: 201 } as const

test.each(['read', 'list', 'save'] as const)(
  '[security] of one account only so many ask to %s versions at once, and others are answered meanwhile',
  async (ask) => {
    const statuses = new Set<number>()
    // On a slow machine those who come may be served as they come: then more of them do.
    for (let crowds = 0; crowds < 3 && !statuses.has(429); crowds += 1) {
      const crowd = Array.from({ length: 40 }, () => often[ask]())
      const [ofZoe, ...answers] = await Promise.all([once[ask](), ...crowd])
      expect(ofZoe.status).toBe(served[ask])
      for (const { status } of answers) statuses.add(status)
    }
    expect(statuses).toEqual(new Set([served[ask], 429]))
    expect((await often[ask]()).status).toBe(served[ask])
  },
)
