import { beforeAll, expect, test } from 'vitest'
import { everythingIn } from '../testing/everything-in.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { keyOf, openPolicyWorld } from '../testing/policy-world.ts'

const { api, ...cast } = await openTestApi('owner', 'editor', 'viewer', 'former', 'pending', 'gone')
const { routes, callAs, aSharedDraft } = openPolicyWorld(api, cast)
const id = await aSharedDraft()
const { token } = cast.owner

beforeAll(() => {
  Object.freeze(Object.prototype)
})

/** What reaches a prototype, an operator of the database or another path, where it is not taken for a mere word. */
const hostile = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'],
  ...['$ne', '{"$ne":null}', '[$ne]', '.*', '*', 'null', 'undefined'],
  ...['.', '..', '../..', '/', '\\', '%2e%2e%2f', ' ', '\0', '\ufffd', 'é', 'x'.repeat(2000)],
]

/** What answers about whatever stands in its address: whether it is free, and what became of it. */
const isTold = new Set(['GET /api/handles/:handle', 'POST /api/invite/accept/:inviteId'])

test('[bad-input] no operator, prototype or path in the address of any call finds or changes anything', async () => {
  const before = await everythingIn(api)
  for (const route of routes)
    for (const [, name = ''] of route.endpoint.path.matchAll(/:(\w+)/g))
      for (const value of hostile) {
        const { status, text } = await callAs(route, id, { token, inPath: { [name]: value } })
        const what = [keyOf(route), name, value]
        // Taking away what is not there is done already, and some are told what they asked about.
        const mayPass = (status === 204 && text === '') || (status === 200 && isTold.has(keyOf(route)))
        const isRefused = status >= 400 && status < 500
        expect([...what, isRefused || mayPass ? 'refused' : status]).toEqual([...what, 'refused'])
      }
  expect((await everythingIn(api)) === before).toBe(true)
})

test('[bad-input] what is asked beside the path is refused where it is no plain text that the call knows', async () => {
  const before = await everythingIn(api)
  const asking = routes.filter(({ endpoint }) => endpoint.query !== undefined)
  expect(asking.length).toBeGreaterThan(3)
  for (const { endpoint } of asking) {
    const path = endpoint.path.replace(':id', id).replace(':handle', 'matrix-site').replace(/:\w+/g, 'x')
    for (const query of ['a[$ne]=1', '$where=1', '__proto__=1', '__proto__[isAdmin]=1', 'constructor=1']) {
      const { status } = await api.call(`${path}?${query}`, { method: endpoint.method, token })
      expect([endpoint.path, query, status]).toEqual([endpoint.path, query, 400])
    }
  }
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  expect((await everythingIn(api)) === before).toBe(true)
})
