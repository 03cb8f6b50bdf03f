import { duplicateWebsiteEndpoint } from '@shingle/shared/creation/endpoints.ts'
import { handleUnavailable } from '@shingle/shared/handle/problems.ts'
import { takedownEndpoint } from '@shingle/shared/takedown/endpoints.ts'
import { expect, test } from 'vitest'
import { aDraft, publish } from '../testing/a-draft.ts'
import { inviteCalls, shareWith } from '../testing/invites.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { testOperatorToken } from '../testing/start-test-api.ts'

const { api, ann, tom } = await openTestApi('ann', 'tom')

const decide = (website: string, state: 'taken-down' | 'allowed', token = testOperatorToken) =>
  api.ask(takedownEndpoint, { params: { website }, body: { state }, token })
const takeDown = (website: string, token?: string) => decide(website, 'taken-down', token)
const problem = { code: 'website.taken-down' }

test('[T42] a website that the operator took down is off the web, and stays off until it is let back', async () => {
  const id = await aDraft(api, ann)
  await publish(api, id, { person: ann, handle: 'bad-website' })
  expect((await takeDown('bad-website')).answer).toEqual({ websiteId: id, state: 'taken-down' })
  expect(await api.row('Websites', 'bad-website')).toMatchObject({
    page: null,
    content: null,
    takenDown: true,
  })
  for (const handle of ['bad-website', 'another-address']) {
    const refused = await publish(api, id, { person: ann, handle })
    expect([refused.status, refused.body]).toMatchObject([403, problem])
  }
  const entry = await api.call(`/api/websites/${id}`, { token: ann.token })
  expect([entry.status, entry.body.publishedHandle ?? null]).toEqual([200, null])
  expect((await decide(id, 'allowed')).answer).toEqual({ websiteId: id, state: 'allowed' })
  expect((await publish(api, id, { person: ann, handle: 'bad-website' })).status).toBe(200)
  expect(await api.row('Websites', 'bad-website')).toMatchObject({ state: 'published', takenDown: false })
})

test('[T42] taking off and publishing anew does not undo a takedown', async () => {
  const id = await aDraft(api, ann)
  await publish(api, id, { person: ann, handle: 'stubborn' })
  await takeDown('stubborn')
  await api.call(`/api/websites/${id}/publish`, { method: 'DELETE', token: ann.token })
  expect((await publish(api, id, { person: ann, handle: 'stubborn' })).body).toMatchObject(problem)
})

test('[T42] a website that was taken down is not published as a copy of itself', async () => {
  const id = await aDraft(api, ann)
  await publish(api, id, { person: ann, handle: 'copied' })
  await takeDown('copied')
  const copy = () => api.ask(duplicateWebsiteEndpoint, { params: { id }, token: ann.token })
  const refused = await copy()
  expect([refused.status, refused.body]).toMatchObject([403, problem])
  await decide(id, 'allowed')
  expect((await copy()).status).toBe(201)
})

test('[T42] nobody but the operator takes a website down', async () => {
  const id = await aDraft(api, ann)
  await publish(api, id, { person: ann, handle: 'good-website' })
  for (const token of [ann.token, '', 'operator']) {
    const answer = await takeDown('good-website', token)
    expect([answer.status, answer.body.code]).toEqual([401, 'session.invalid-token'])
  }
  expect(await api.row('Websites', 'good-website')).toMatchObject({ state: 'published' })
  expect((await takeDown('no-such-website')).status).toBe(404)
})

/** What happens to a website that stands at `handle`, around the moment when it is taken down. */
interface Evasion {
  readonly before?: (id: string) => Promise<unknown>
  readonly after?: (id: string) => Promise<unknown>
}
const unpublish = (id: string) =>
  api.call(`/api/drafts/${id}/publish`, { method: 'DELETE', token: ann.token })
const remove = (id: string) => api.call(`/api/websites/${id}`, { method: 'DELETE', token: ann.token })
const evasions: Readonly<Record<string, Evasion>> = {
  'makes a second one': {},
  'deletes it': { after: remove },
  'takes it off before': { before: unpublish },
  'hands it over before': {
    before: async (id) => {
      await shareWith(api, id, { owner: ann, editor: tom })
      expect((await inviteCalls(api).transfer(ann, id, tom.id)).status).toBeLessThan(300)
    },
  },
}

test.each(Object.entries(evasions))(
  '[T42] no website comes to a taken-down address until it is let back: its owner %s',
  async (words, { before, after }) => {
    const handle = words.replaceAll(' ', '-').slice(0, 24).replace(/-$/, '')
    const id = await aDraft(api, ann)
    expect((await publish(api, id, { person: ann, handle })).status).toBe(200)
    await before?.(id)
    expect((await takeDown(handle)).status).toBe(200)
    await after?.(id)
    const tries = async () => {
      const statuses: number[] = []
      for (const person of [ann, tom]) {
        const second = await aDraft(api, person)
        // At once, and as a change of address.
        for (const to of [handle, `${second.slice(0, 8)}-elsewhere`, handle]) {
          const tried = await publish(api, second, { person, handle: to })
          if (to === handle) statuses.push(tried.status)
        }
        await api.call(`/api/websites/${second}`, { method: 'DELETE', token: person.token })
      }
      return statuses
    }
    expect(new Set(await tries())).toEqual(new Set([handleUnavailable.status]))
    expect(await api.row('Websites', handle)).toMatchObject({
      page: null,
      takenDown: true,
      reservedUntil: null,
    })
    expect((await decide(handle, 'allowed')).status).toBe(200)
    expect(await tries()).toContain(200)
  },
)
