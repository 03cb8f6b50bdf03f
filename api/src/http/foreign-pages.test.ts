import { describe, expect, test } from 'vitest'
import { everythingIn } from '../testing/everything-in.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { isAbout, isOpen, keyOf, openPolicyWorld } from '../testing/policy-world.ts'
import type { TestAnswer } from '../testing/test-calls.ts'
import type { Route } from './route.ts'

const { api, ...cast } = await openTestApi('owner', 'editor', 'viewer', 'former', 'pending', 'gone')
const { routes, callAs, aSharedDraft } = openPolicyWorld(api, cast)
const { owner } = cast
const [id, thrownAway] = [await aSharedDraft(), await aSharedDraft()]
await api.call(`/api/websites/${thrownAway}`, { method: 'DELETE', token: owner.token })

/** What browsers say of pages that are not the app's own. */
const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a sandbox': { origin: 'null' },
  'another site': { origin: 'https://evil.example' },
  'a website of ours': { origin: 'http://sites.localhost:3000' },
  'embedded code': { origin: 'http://x.usercontent.localhost:3000' },
  'a host that begins as the app’s does': { origin: 'http://localhost:3000.evil.example' },
  'the app’s host at another port': { origin: 'http://localhost:3001' },
  'another site, that hides its origin': { origin: '', 'sec-fetch-site': 'cross-site' },
  'a neighbour, that hides its origin': { origin: '', 'sec-fetch-site': 'same-site' },
  'another site under our name': { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
}

const writing = routes.filter(({ endpoint }) => endpoint.method !== 'GET')
const sessions = () => api.db.collection('Sessions').find().sort({ _id: 1 }).toArray()
const refusal = { status: 403, code: 'session.foreign-request' }
const toldOf = ({ status, body }: TestAnswer) => ({ status, code: body?.code })
const pathOf = (route: Route) =>
  route.endpoint.path
    .replace(':inviteId', `pending-${id}`)
    .replace(':newOwner', cast.editor.id)
    .replace(':id', isAbout(route, 'trashed') ? thrownAway : id)
    .replace(/:\w+/g, 'x')

describe('[2.4.csrf] a page that is not the app’s own', () => {
  test.each(Object.entries(foreign))('changes nothing, with or without a body: %s', async (_, headers) => {
    const before = [await everythingIn(api), await sessions()]
    for (const route of writing) {
      // With everything that a browser could be brought to send.
      const { token, cookie } = owner
      const bare = await api.call(pathOf(route), { method: route.endpoint.method, token, cookie, headers })
      expect([keyOf(route), 'without a body', toldOf(bare)]).toEqual([
        keyOf(route),
        'without a body',
        refusal,
      ])
      const whole = await callAs(route, id, { token, cookie, headers })
      expect([keyOf(route), 'with a body', toldOf(whole)]).toEqual([keyOf(route), 'with a body', refusal])
    }
    expect([await everythingIn(api), await sessions()]).toEqual(before)
  })

  test('reads nothing that a cookie opens', async () => {
    const files = routes.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.gives !== undefined)
    expect(files.map(keyOf).sort()).toEqual([
      'GET /api/account/export/file',
      'GET /api/contacts',
      'GET /api/generation/:id/progress',
      'GET /api/imports/:importId/pictures/:item',
      'GET /api/websites/:id/contacts',
      'GET /api/websites/:id/project',
      'GET /api/websites/:id/static-export',
    ])
    for (const route of files)
      for (const site of ['cross-site', 'same-site']) {
        const headers = { 'sec-fetch-site': site }
        const { status } = await api.call(pathOf(route), { cookie: owner.cookie, headers })
        expect([keyOf(route), site, status]).toEqual([keyOf(route), site, isOpen(route) ? 403 : 401])
      }
  })
})

test('[2.4.csrf] what a cookie decides needs the app’s own header, which no form of another page can send', async () => {
  const before = [await everythingIn(api), await sessions()]
  for (const route of writing.filter((one) => isOpen(one) && one.access === 'own-pages')) {
    const answer = await api.call(pathOf(route), {
      ...{ method: route.endpoint.method, cookie: owner.cookie, headers: { 'x-shingle': '' } },
    })
    expect([keyOf(route), toldOf(answer)]).toEqual([keyOf(route), refusal])
  }
  expect([await everythingIn(api), await sessions()]).toEqual(before)
})
