import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import { expect, test } from 'vitest'
import type { Route } from '../http/route.ts'
import { plumberAnswers } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { isAbout, isOpen, keyOf, openPolicyWorld } from '../testing/policy-world.ts'
import { rateKey, rateOf } from './call-rates.ts'

const { api, ...cast } = await openTestApi('owner', 'editor', 'viewer', 'former', 'pending', 'gone')
const { routes, callAs, aSharedDraft } = openPolicyWorld(api, cast)

test('[T29] every call that writes is refused to whoever makes too many of them, and says when to come again', async () => {
  const { owner } = cast
  const [id, thrownAway] = [await aSharedDraft(), await aSharedDraft()]
  await api.call(`/api/websites/${thrownAway}`, { method: 'DELETE', token: owner.token })
  const about = (route: Route) => (isAbout(route, 'trashed') ? thrownAway : id)
  const writing = routes.filter((route) => route.endpoint.method !== 'GET' && !isOpen(route))
  const generate = () =>
    api.call('/api/generation', { body: { answers: plumberAnswers }, token: owner.token })
  const session = await api.db.collection<{ _id: string }>('Sessions').findOne({ userId: owner.id })
  const caller = { id: owner.id, sessionId: String(session?._id) }
  const rates = new Set(
    writing.map(({ endpoint: { action } }) =>
      countedKey(api.options.secret, String(rateOf(action)), rateKey(action, caller)),
    ),
  )
  const expire = new Date(Date.now() + 3_600_000)
  const counters = api.db.collection('RateLimits')
  await counters.deleteMany({ key: { $in: [...rates] } })
  await counters.insertMany([...rates].map((key) => ({ key, points: 1e6, expire })))
  for (const route of writing) {
    const isGeneration = route.endpoint.action === 'website.create'
    const { token } = owner
    const { status, headers } = await (isGeneration ? generate() : callAs(route, about(route), { token }))
    expect([keyOf(route), status, Number(headers.get('retry-after')) > 0]).toEqual([keyOf(route), 429, true])
  }
  expect(await api.row('DraftWebsites', id)).not.toBeNull()
})
