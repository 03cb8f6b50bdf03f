import { takeControlEndpoint } from '@shingle/shared/website/endpoints.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { expect, test } from 'vitest'
import { aDraft, anEditorOf } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'

const { api, ann, eve } = await openTestApi('ann', 'eve')

test('[6.roles] an editor who is removed in the moment in which they take edit control does not keep it', async () => {
  const id = await aDraft(api, ann)
  await anEditorOf(api, id, eve)
  const { bus } = api.options
  const announce = bus.publish
  // Whoever removed them has looked for their control already, and found none.
  Object.assign(bus, {
    publish: async (topic: string, message: unknown) => {
      Object.assign(bus, { publish: announce })
      await api.db.collection('WebsiteInvites').deleteMany({ websiteId: id })
      return announce(topic, message)
    },
  })
  const taken = await api.ask(takeControlEndpoint, { params: { id }, body: { seen: 1 }, token: eve.token })
  expect(taken.status).toBe(404)
  expect((await createDraftLog(api.db).control(id))?.holder.id).toBe(ann.id)
})
