import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import { expect, test } from 'vitest'
import { aDraft, publish } from './a-draft.ts'
import { openTestApi } from './open-test-api.ts'

const { api, ann } = await openTestApi('ann')

test('[7.publish] a publish in the midst of taking off leaves the list and visitors with one answer', async () => {
  const id = await aDraft(api, ann)
  const handle = 'in-the-midst'
  expect((await publish(api, id, { person: ann, handle })).status).toBe(200)
  const { bus } = api.options
  const announce = bus.publish
  const meanwhile: number[] = []
  // The address has been given up, and whoever takes it off waits here until somebody has published anew.
  const publishFirst = async (topic: string, message: unknown) => {
    if (topic === siteChangedChannel) {
      Object.assign(bus, { publish: announce })
      meanwhile.push((await publish(api, id, { person: ann, handle })).status)
    }
    return announce(topic, message)
  }
  Object.assign(bus, { publish: publishFirst })
  const off = await api.call(`/api/drafts/${id}/publish`, { method: 'DELETE', token: ann.token })
  expect([meanwhile, off.status]).toEqual([[200], 204])
  const { body } = await api.call(`/api/websites/${id}`, { token: ann.token })
  const { state } = await api.row('Websites', handle)
  expect([state, body.publishedHandle]).toEqual(['published', handle])
})
