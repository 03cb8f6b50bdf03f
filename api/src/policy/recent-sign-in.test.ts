import { createServer, type Server } from 'node:http'
import { defineEndpoint } from '@shingle/shared/endpoint/endpoint.ts'
import { refreshEndpoint } from '@shingle/shared/session/endpoints.ts'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEntrance } from '../create-api.ts'
import { mountRoutes } from '../http/mount-routes.ts'
import { onError } from '../http/on-error.ts'
import { ruledRoute } from '../http/route.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { listen } from '../testing/start-test-api.ts'
import { rule } from './policies.ts'

const { api } = await openTestApi()

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
