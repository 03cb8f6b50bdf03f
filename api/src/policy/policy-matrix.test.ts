import { createServer, type Server } from 'node:http'
import { addressOf, defineEndpoint } from '@shingle/shared/endpoint/endpoint.ts'
import { refreshEndpoint } from '@shingle/shared/session/endpoints.ts'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi, createEntrance, listRoutes } from '../create-api.ts'
import { mountRoutes } from '../http/mount-routes.ts'
import { onError } from '../http/on-error.ts'
import { type Route, ruledRoute } from '../http/route.ts'
import { rateKey, rateOf } from '../limits/call-rates.ts'
import { aDraft, anEditorOf, plumberAnswers } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'
import { listen } from '../testing/start-test-api.ts'
import { openActions, policies, rule } from './policies.ts'

const { api, ...everybody } = await openTestApi('owner', 'editor', 'former', 'stranger', 'pending')
const routes = listRoutes(api.options)
const people = new Map(Object.entries(everybody))
const person = (name: string): Person => {
  const found = people.get(name)
  if (found === undefined) throw new Error(`Nobody is called ${name}`)
  return found
}

/** A body that each action accepts, of those about a draft; what is not here takes none. */
const bodiesFor = (websiteId: string): Readonly<Record<string, unknown>> => ({
  'account.rename': { name: 'Rosa' },
  'draft.take-control': { seen: 1 },
  'account.set-password': { password: 'a key under the mat' },
  'account.change-password': { current: 'x', password: 'a key under the mat' },
  'account.change-email': { email: 'new@example.com' },
  'account.change-email-by-password': { email: 'new@example.com', current: 'x' },
  'account.confirm-email': { token: 'x' },
  'account.add-passkey': {
    ...{ state: 'x', id: 'x', clientDataJSON: 'x', attestationObject: 'x', transports: [], name: 'x' },
  },
  'draft.save-version': { name: 'A version' },
  'draft.ask-recipient': { email: 'desk@example.com' },
  'website.publish': { handle: 'matrix-site', epoch: 1, seq: 1 },
  'invite.create': { invitedUserEmail: 'somebody@example.com', websiteId, role: 'Collaborator' },
})

const isOpen = ({ access }: Route) => typeof access === 'string'
const isAbout = ({ access }: Route, ...resources: readonly string[]) =>
  typeof access !== 'string' && resources.includes(access.resource)
const ofDrafts = () => routes.filter((route) => isAbout(route, 'website', 'invite'))
const ofTrash = () => routes.filter((route) => isAbout(route, 'trashed'))
const ofAccounts = () => routes.filter((route) => isAbout(route, 'account'))
const key = ({ endpoint }: Route) => `${endpoint.method} ${endpoint.path}`

/** Who of the draft's people may do what (specification 6). */
const editorsMay: Readonly<Record<string, boolean>> = {
  'GET /api/websites/:id': true,
  'DELETE /api/websites/:id': false,
  'POST /api/websites/:id/duplicate': false,
  'GET /api/websites/:id/owner': true,
  'GET /api/websites/:id/editors': true,
  'POST /api/websites/:id/transfer-ownership/:newOwner': false,
  'POST /api/invite/create': false,
  'POST /api/invite/resend/:inviteId': false,
  'DELETE /api/invite/delete/:inviteId': false,
  'POST /api/drafts/:id/ticket': true,
  'POST /api/drafts/:id/take': true,
  'POST /api/drafts/:id/versions': true,
  'GET /api/drafts/:id/versions': true,
  'GET /api/drafts/:id/versions/:version': true,
  'POST /api/drafts/:id/versions/:version/reopen': true,
  'PUT /api/drafts/:id/images': true,
  'GET /api/drafts/:id/images': true,
  'GET /api/drafts/:id/images/:reference/uses': true,
  'DELETE /api/drafts/:id/images/:reference': true,
  'GET /api/drafts/:id/recipient': true,
  'POST /api/drafts/:id/recipient': true,
  'POST /api/drafts/:id/publish': true,
  'DELETE /api/drafts/:id/publish': false,
}

const aReference = `${'0'.repeat(64)}.webp`

const bodyOf = ({ action, path, body }: Route['endpoint'], id: string): unknown => {
  // One action, asked for in three ways.
  if (path === '/api/account/google') return body && { ticket: 'x' }
  if (path === '/api/account/google/code') return { code: 'x', state: 'x' }
  return body && bodiesFor(id)[action]
}

const callAs = async ({ endpoint }: Route, id: string, token?: string) => {
  const body = bodyOf(endpoint, id)
  const version = await api.db.collection('DraftVersions').findOne({ draftId: id })
  const [inviteId, newOwner] = [`pending-${id}`, person('editor').id]
  const of = { id, inviteId, newOwner, passkey: 'x' }
  const params: Record<string, string> = { ...of, version: String(version?._id), reference: aReference }
  return api.call(addressOf(endpoint, { params }), {
    method: endpoint.method,
    ...(body === undefined ? {} : { body }),
    ...(token === undefined ? {} : { token }),
  })
}

const aSharedDraft = async (owner = person('owner')) => {
  // Nobody makes as many websites in a day as there are calls to try.
  await api.db.collection('RateLimits').deleteMany({})
  const id = await aDraft(api, owner)
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
    expect(ofDrafts().map(key).sort()).toEqual(Object.keys(editorsMay).sort())
  })

  test('answers 401 to nobody, and 404 to strangers, former and pending editors as to a draft that does not exist', async () => {
    const id = await aSharedDraft()
    for (const route of ofDrafts()) {
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
    for (const route of ofDrafts()) {
      const { status } = await callAs(route, id, person('editor').token)
      const isRefused = status === 401 || status === 403 || status === 404
      expect([key(route), !isRefused]).toEqual([key(route), editorsMay[key(route)]])
      if (isRefused) expect(status).toBe(403)
    }
    expect(await api.row('DraftWebsites', id)).not.toBeNull()
  })

  test('lets the owner do everything', async () => {
    for (const route of ofDrafts()) {
      const id = await aSharedDraft()
      const { status } = await callAs(route, id, person('owner').token)
      expect([key(route), [401, 403, 404].includes(status)]).toEqual([key(route), false])
      for (const path of [`/api/websites/${id}`, `/api/trash/${id}`])
        await api.call(path, { method: 'DELETE', token: person('owner').token })
    }
  }, 20_000)

  test('asks for rights before it reads what is sent', async () => {
    const id = await aSharedDraft()
    const isNamedInPath = ({ endpoint }: Route) => endpoint.body !== undefined && endpoint.about === undefined
    for (const route of ofDrafts().filter(isNamedInPath)) {
      const address = addressOf(route.endpoint, { params: { id } as Record<string, string> })
      const sent = { method: route.endpoint.method, rawBody: '{', headers: { 'content-type': 'text/plain' } }
      expect([key(route), (await api.call(address, sent)).status]).toEqual([key(route), 401])
      const { token } = person('stranger')
      expect([key(route), (await api.call(address, { ...sent, token })).status]).toEqual([key(route), 404])
    }
  })
})

test('[6.roles] what is in the trash is there for its owner, and for nobody else', async () => {
  expect(ofTrash().map(key).sort()).toEqual([
    'DELETE /api/trash/:id',
    'GET /api/trash/:id',
    'POST /api/trash/:id/restore',
  ])
  for (const route of ofTrash()) {
    const id = await aSharedDraft()
    const { token } = person('owner')
    // Not there before it was thrown away.
    expect([key(route), (await callAs(route, id, token)).status]).toEqual([key(route), 404])
    await api.call(`/api/websites/${id}`, { method: 'DELETE', token })
    expect([key(route), (await callAs(route, id)).status]).toEqual([key(route), 401])
    for (const name of ['editor', 'stranger', 'former', 'pending'])
      expect([key(route), name, (await callAs(route, id, person(name).token)).status]).toEqual([
        ...[key(route), name, 404],
      ])
    expect([key(route), (await callAs(route, id, token)).status < 300]).toEqual([key(route), true])
  }
})

test('[6.roles] what only the body names is read for nobody who is not signed in', async () => {
  const named = ofDrafts().filter(({ endpoint }) => endpoint.about !== undefined)
  expect(named.map(key)).toEqual(['POST /api/invite/create'])
  const sent = { method: 'POST', rawBody: '{', headers: { 'content-type': 'text/plain' } }
  expect((await api.call('/api/invite/create', sent)).status).toBe(401)
})

test('[6.roles] no draft is found by an id that is none', async () => {
  const { token } = person('owner')
  for (const id of ['x', '../x', '%2e%2e', '{"$ne":null}', 'a'.repeat(24).toUpperCase(), '0'.repeat(25)]) {
    const { status } = await api.call(`/api/websites/${encodeURIComponent(id)}`, { token })
    expect([id, status]).toEqual([id, 404])
  }
})

test('[6.roles] a version is found only through its own website', async () => {
  const mine = await aDraft(api, person('editor'))
  const theirs = await aDraft(api, person('stranger'))
  const { _id } = (await api.db.collection('DraftVersions').findOne({ draftId: theirs })) ?? {}
  const { token } = person('editor')
  const answer = await api.call(`/api/drafts/${mine}/versions/${_id}`, { token })
  expect([answer.status, answer.body.code]).toEqual([404, 'version.not-found'])
})

test('[6.roles] calls for the signed-in need a token of a person who still exists', async () => {
  const gone = await signInAs(api, 'gone@example.com')
  await api.db.collection('Users').deleteOne({ email: gone.email })
  for (const route of ofAccounts()) {
    const path = route.endpoint.path.replace(/:\w+/, 'abc')
    for (const token of [undefined, gone.token, 'a.b.c']) {
      const given = token === undefined ? {} : { token }
      const answer = await api.call(path, { method: route.endpoint.method, ...given })
      expect([key(route), answer.status]).toEqual([key(route), 401])
    }
  }
})

test('[6.roles] every route is open, of an account or of a draft, and every action has a route', () => {
  const sorted = [...routes.filter(isOpen), ...ofAccounts(), ...ofDrafts(), ...ofTrash()]
  expect(sorted.map(key).sort()).toEqual(routes.map(key).sort())
  const actions = [...Object.keys(openActions), ...Object.keys(policies)].sort()
  expect([...new Set(routes.map(({ endpoint }) => endpoint.action))].sort()).toEqual(actions)
})

test('[6.roles] the app does not start while a route has no policy', () => {
  const [route] = routes
  // As a route whose action was never given a policy looks once types are gone.
  const unlisted: Route = JSON.parse(
    JSON.stringify({ endpoint: { ...route?.endpoint, action: 'website.sell' } }),
  )
  expect(() => mountRoutes([unlisted], createEntrance(api.options))).toThrow('has no policy')
  expect(() => createApi(api.options)).not.toThrow()
})

test('[T29] the app does not start while a call that writes has no rate', () => {
  const endpoint = defineEndpoint({ method: 'POST', path: '/sell', action: 'website.sell' })
  const handle = async () => ({ status: 204, body: undefined })
  const sell = ruledRoute(endpoint, rule('account')('self'), { summary: 'Something new', handle })
  expect(() => mountRoutes([sell], createEntrance(api.options))).toThrow('has no rate')
})

test('[T29] every call that writes is refused to whoever makes too many of them, and says when to come again', async () => {
  const owner = await signInAs(api, 'often@example.com')
  const [id, thrownAway] = [await aSharedDraft(owner), await aSharedDraft(owner)]
  await api.call(`/api/websites/${thrownAway}`, { method: 'DELETE', token: owner.token })
  const about = (route: Route) => (isAbout(route, 'trashed') ? thrownAway : id)
  const writing = routes.filter((route) => route.endpoint.method !== 'GET' && !isOpen(route))
  const generate = () =>
    api.call('/api/generation', { body: { answers: plumberAnswers }, token: owner.token })
  const session = await api.db.collection<{ _id: string }>('Sessions').findOne({ userId: owner.id })
  const caller = { id: owner.id, sessionId: String(session?._id) }
  const rates = new Set(
    writing.map(({ endpoint: { action } }) => `${rateOf(action)}:${rateKey(action, caller)}`),
  )
  const expire = new Date(Date.now() + 3_600_000)
  const counters = api.db.collection('RateLimits')
  await counters.deleteMany({ key: { $in: [...rates] } })
  await counters.insertMany([...rates].map((key) => ({ key, points: 1e6, expire })))
  for (const route of writing) {
    const isGeneration = route.endpoint.action === 'website.create'
    const { status, headers } = await (isGeneration ? generate() : callAs(route, about(route), owner.token))
    expect([key(route), status, Number(headers.get('retry-after')) > 0]).toEqual([key(route), 429, true])
  }
  await counters.deleteMany({ key: { $in: [...rates] } })
  expect(await api.row('DraftWebsites', id)).not.toBeNull()
})

describe('[2.4.sessions] what a forgotten device must not do', () => {
  const endpoint = defineEndpoint({ method: 'POST', path: '/danger', action: 'website.delete' })
  const danger = ruledRoute(
    endpoint,
    { ...rule('account')('self'), signedIn: 'recently' },
    { summary: 'Something dangerous', handle: async () => ({ status: 204, body: undefined }) },
  )
  let server: Server
  let port: number
  beforeAll(async () => {
    const app = new Koa().use(onError(api.options.log))
    app.use(mountRoutes([danger], createEntrance(api.options)).routes())
    server = createServer(app.callback())
    port = await listen(server)
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const dare = (token: string) =>
    fetch(`http://127.0.0.1:${port}/danger`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })

  test('needs a sign-in of the last 15 minutes, which refreshing the session does not renew', async () => {
    const ida = await signInAs(api, 'ida@example.com')
    expect((await dare(ida.token)).status).toBe(204)
    api.later(9 * 60_000)
    const once = await api.call(refreshEndpoint.path, { method: 'POST', cookie: ida.cookie })
    expect((await dare(once.body.accessToken)).status).toBe(204)
    api.later(6 * 60_000 + 1)
    const late = await dare(once.body.accessToken)
    expect([late.status, await late.json()]).toEqual([
      403,
      { code: 'session.sign-in-again', text: 'Please sign in again to do this.' },
    ])
    const again = await signInAs(api, 'ida@example.com')
    expect((await dare(again.token)).status).toBe(204)
  })

  test('is refused to nobody at all as anything is', async () => {
    expect((await dare('a.b.c')).status).toBe(401)
  })

  test('a session from before sign-ins were dated counts from its beginning', async () => {
    const jo = await signInAs(api, 'jo@example.com')
    await api.db.collection('Sessions').updateMany({ userId: jo.id }, { $unset: { authenticatedAt: '' } })
    expect((await dare(jo.token)).status).toBe(204)
  })
})
