import { defineEndpoint } from '@shingle/shared/endpoint/endpoint.ts'
import { expect, test } from 'vitest'
import { createApi, createEntrance, listRoutes } from '../create-api.ts'
import { mountRoutes } from '../http/mount-routes.ts'
import { type Route, ruledRoute } from '../http/route.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { isAbout, isOpen, keyOf } from '../testing/policy-world.ts'
import { openActions, policies, type Rule, rule } from './policies.ts'
import type { ResourceName } from './resources.ts'

const { api, owner } = await openTestApi('owner')
const routes = listRoutes(api.options)

test('[6.roles] what only the body names is read for nobody who is not signed in', async () => {
  const named = routes.filter(({ endpoint }) => endpoint.about !== undefined)
  expect(named.map(keyOf)).toEqual(['POST /api/invite/create'])
  const sent = { method: 'POST', rawBody: '{', headers: { 'content-type': 'text/plain' } }
  expect((await api.call('/api/invite/create', sent)).status).toBe(401)
})

test('[6.roles] no draft is found by an id that is none', async () => {
  const { token } = owner
  for (const id of ['x', '../x', '%2e%2e', '{"$ne":null}', 'a'.repeat(24).toUpperCase(), '0'.repeat(25)]) {
    const { status } = await api.call(`/api/websites/${encodeURIComponent(id)}`, { token })
    expect([id, status]).toEqual([id, 404])
  }
})

test('[6.roles] every route is open, of an account or of a draft, and every action has a route', () => {
  const isRuled = (route: Route) => isAbout(route, 'account', 'website', 'invite', 'trashed', 'creation')
  expect(routes.filter((route) => isOpen(route) === isRuled(route)).map(keyOf)).toEqual([])
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

/** The actions whose rule says so. */
const ruledBy = (says: (one: Rule<ResourceName>) => boolean) =>
  Object.entries<Rule<ResourceName>>(policies).flatMap(([action, one]) => (says(one) ? [action] : []))

test('[6.roles] what a forgotten device must not do needs a sign-in of the last minutes', () => {
  expect(ruledBy(({ signedIn }) => signedIn === 'recently').toSorted()).toEqual([
    ...['account.add-assistant', 'account.add-passkey', 'account.change-email', 'account.connect-google'],
    ...['account.delete', 'account.delete-by-password', 'account.disconnect-google'],
    ...['account.remove-passkey', 'account.set-password'],
    ...['account.weigh', 'export.download', 'export.start'],
    ...['trash.delete', 'website.transfer-ownership'],
  ])
})

test('[6.roles] what nobody can undo waits while a change of email can be taken back', () => {
  expect(ruledBy(({ isForGood }) => isForGood).toSorted()).toEqual([
    ...['account.delete', 'account.delete-by-password', 'draft.delete-version', 'lead.erase-person'],
    ...['trash.delete', 'website.transfer-ownership'],
  ])
})
