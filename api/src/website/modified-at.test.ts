import { dropPlanEndpoint, planPublishEndpoint } from '@shingle/shared/publish-plan/endpoints.ts'
import { takedownEndpoint } from '@shingle/shared/takedown/endpoints.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { inviteCalls, shareWith } from '../testing/invites.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { testOperatorToken } from '../testing/start-test-api.ts'

const { api, ann, bob } = await openTestApi('ann', 'bob')

test('[4.dates] a website is modified by whatever befalls it: planned, taken down, thrown away, restored, handed over', async () => {
  const id = await aDraft(api, ann)
  await shareWith(api, id, { owner: ann, editor: bob })
  const modifiedAt = async () => Number((await api.row('DraftWebsites', id)).modifiedAt)
  const decide = (state: 'taken-down' | 'allowed') =>
    api.ask(takedownEndpoint, { params: { website: id }, body: { state }, token: testOperatorToken })
  const plan = () => {
    const at = new Date(api.options.clock().getTime() + 3_600_000).toISOString()
    return api.ask(planPublishEndpoint, { params: { id }, body: { at, handle: 'planned' }, token: ann.token })
  }
  const drop = () => api.ask(dropPlanEndpoint, { params: { id }, token: ann.token })
  const fail = async () => {
    const { publishPlan } = await api.row('DraftWebsites', id)
    await openDraftWebsites(api.db, api.options.clock).failPlan(id, publishPlan.id, 'Web address unavailable')
  }
  const changes = {
    planned: plan,
    'planned publishing that failed': fail,
    'planned no more': drop,
    'taken down': () => decide('taken-down'),
    'let back': () => decide('allowed'),
    'handed over': () => inviteCalls(api).transfer(ann, id, bob.id),
    'thrown away': () => api.call(`/api/websites/${id}`, { method: 'DELETE', token: bob.token }),
    restored: () => api.call(`/api/trash/${id}/restore`, { method: 'POST', token: bob.token }),
  }
  for (const [name, change] of Object.entries(changes)) {
    const before = await modifiedAt()
    api.later(60_000)
    await change()
    expect([name, (await modifiedAt()) - before]).toEqual([name, 60_000])
  }
})

test('[4.dates] taking back what nobody planned modifies nothing', async () => {
  const id = await aDraft(api, ann)
  const { modifiedAt } = await api.row('DraftWebsites', id)
  api.later(60_000)
  await api.ask(dropPlanEndpoint, { params: { id }, token: ann.token })
  expect((await api.row('DraftWebsites', id)).modifiedAt).toEqual(modifiedAt)
})
