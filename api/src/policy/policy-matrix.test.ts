import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi, listRoutes } from '../create-api.ts'
import { mountRoutes } from '../http/mount-routes.ts'
import { openRoute, type Route } from '../http/route.ts'
import { aDraft, anEditorOf } from '../testing/a-draft.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { policies } from './policies.ts'

let api: TestApi
let routes: readonly Route[]
const people = new Map<string, Person>()

const names = ['owner', 'editor', 'former', 'stranger', 'pending']
const person = (name: string): Person => {
  const found = people.get(name)
  if (found === undefined) throw new Error(`Nobody is called ${name}`)
  return found
}

beforeAll(async () => {
  api = await startTestApi()
  routes = listRoutes(api.options)
  for (const name of names) people.set(name, await signInAs(api, `${name}@example.com`))
})
afterAll(() => api.close())

/** A body that each action accepts; what is not here takes none. */
const bodies: Readonly<Record<string, unknown>> = {
  'draft.take-control': { seen: 1 },
  'draft.save-version': { name: 'A version' },
  'website.publish': { handle: 'matrix-site', epoch: 1, seq: 1 },
}

const drafts = () => routes.filter(({ door }) => door === 'draft')
const key = (route: Route) => `${route.method} ${route.path}`

/** Who of the draft's people may do what (specification 6). */
const editorsMay: Readonly<Record<string, boolean>> = {
  'GET /api/websites/:id': true,
  'DELETE /api/websites/:id': false,
  'GET /api/websites/:id/owner': true,
  'POST /api/drafts/:id/ticket': true,
  'POST /api/drafts/:id/take': true,
  'POST /api/drafts/:id/versions': true,
  'GET /api/drafts/:id/versions': true,
  'GET /api/drafts/:id/versions/:version': true,
  'PUT /api/drafts/:id/images': true,
  'POST /api/drafts/:id/publish': true,
  'DELETE /api/drafts/:id/publish': false,
}

const callAs = async (route: Route, id: string, token?: string) => {
  const body = bodies[route.action]
  const version = await api.db.collection('DraftVersions').findOne({ draftId: id })
  const path = route.path.replace(':id', id).replace(':version', String(version?._id))
  return api.call(path, {
    method: route.method,
    ...(body === undefined ? {} : { body }),
    ...(token === undefined ? {} : { token }),
  })
}

const aSharedDraft = async () => {
  const id = await aDraft(api, person('owner'))
  await anEditorOf(api, id, person('editor'))
  const { id: pendingId, email } = person('pending')
  await api.insert('WebsiteInvites', {
    _id: `pending-${id}`,
    websiteId: id,
    invitedUserEmail: email,
    invitedUserId: pendingId,
    role: 'Collaborator',
    accepted: false,
    createdAt: new Date(),
  })
  return id
}

describe('[6.roles] every route of a draft', () => {
  test('is in the matrix', () => {
    expect(drafts().map(key).sort()).toEqual(Object.keys(editorsMay).sort())
  })

  test('answers 401 to nobody, and 404 to strangers, former and pending editors as to a draft that does not exist', async () => {
    const id = await aSharedDraft()
    for (const route of drafts()) {
      expect([key(route), (await callAs(route, id)).status]).toEqual([key(route), 401])
      const absent = await callAs(route, '0'.repeat(24), person('stranger').token)
      for (const name of ['stranger', 'former', 'pending']) {
        const answer = await callAs(route, id, person(name).token)
        expect([key(route), name, answer.status, answer.body]).toEqual([key(route), name, 404, absent.body])
      }
    }
    expect(await api.row('DraftWebsites', id)).not.toBeNull()
  })

  test('lets an editor do what editors may and refuses the rest', async () => {
    const id = await aSharedDraft()
    for (const route of drafts()) {
      const { status } = await callAs(route, id, person('editor').token)
      const isRefused = status === 401 || status === 403 || status === 404
      expect([key(route), !isRefused]).toEqual([key(route), editorsMay[key(route)]])
      if (isRefused) expect(status).toBe(403)
    }
    expect(await api.row('DraftWebsites', id)).not.toBeNull()
  })

  test('lets the owner do everything', async () => {
    for (const route of drafts()) {
      const id = await aSharedDraft()
      const { status } = await callAs(route, id, person('owner').token)
      expect([key(route), [401, 403, 404].includes(status)]).toEqual([key(route), false])
      await api.call(`/api/websites/${id}`, { method: 'DELETE', token: person('owner').token })
    }
  }, 20_000)
})

test('[6.roles] no draft is found by an id that is none', async () => {
  const { token } = person('owner')
  for (const id of ['x', '../x', '%2e%2e', '{"$ne":null}', 'a'.repeat(24).toUpperCase(), '0'.repeat(25)]) {
    const { status } = await api.call(`/api/websites/${encodeURIComponent(id)}`, { token })
    expect([id, status]).toEqual([id, 404])
  }
})

test('[6.roles] calls for the signed-in need a token of a person who still exists', async () => {
  const gone = await signInAs(api, 'gone@example.com')
  await api.db.collection('Users').deleteOne({ email: gone.email })
  for (const route of routes.filter(({ door }) => door === 'signed-in')) {
    const path = route.path.replace(':handle', 'abc')
    for (const token of [undefined, gone.token, 'a.b.c']) {
      const given = token === undefined ? {} : { token }
      const answer = await api.call(path, { method: route.method, ...given })
      expect([key(route), answer.status]).toEqual([key(route), 401])
    }
  }
})

test('[6.roles] the app does not start while a route has no policy', () => {
  const stray = openRoute({
    method: 'GET',
    path: '/api/stray',
    action: 'session.options',
    handle: async () => ({ status: 200 }),
  })
  const doors = {
    appOrigin: '',
    callerOf: async () => undefined,
    draftOf: async () => undefined,
  }
  // As a route whose action was never given a policy looks once types are gone.
  const unlisted: Route = JSON.parse(JSON.stringify({ ...stray, action: 'website.sell' }))
  expect(() => mountRoutes([unlisted], doors)).toThrow('GET /api/stray has no policy')
  expect(() => createApi(api.options)).not.toThrow()
  expect(new Set(routes.map(({ action }) => action)).size).toBe(Object.keys(policies).length)
})
