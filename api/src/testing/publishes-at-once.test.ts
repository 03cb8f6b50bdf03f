import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { expect, test } from 'vitest'
import { createDrafts } from '../website/drafts.ts'
import { aDraft, publish } from './a-draft.ts'
import { openTestApi } from './open-test-api.ts'

const { api, ann } = await openTestApi('ann')

/** Where visitors find a website, and where its list says that they do. */
const placesOf = async (id: string) => {
  const found = await api.db.collection('Websites').find({ websiteId: id, state: 'published' }).toArray()
  const { body } = await api.call(`/api/websites/${id}`, { token: ann.token })
  return { visitors: found.map(({ _id }) => _id), list: body.publishedHandle }
}

const forgetUses = () => api.db.collection('RateLimits').deleteMany({})

test('[7.publish] a publish that is sent several times at once leaves the page at its address', async () => {
  const id = await aDraft(api, ann)
  for (let round = 0; round < 4; round += 1) {
    await forgetUses()
    const handle = `twice-${round}`
    const sent = [0, 1, 2].map(() => publish(api, id, { person: ann, handle }))
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await placesOf(id)).toEqual({ visitors: [handle], list: handle })
  }
})

test('[7.publish] whatever is published and taken off at once, the list says what visitors find', async () => {
  const id = await aDraft(api, ann)
  const random = seededRandom('at once')
  for (let round = 0; round < 4; round += 1) {
    await forgetUses()
    const calls = Array.from({ length: 2 + random.below(4) }, () =>
      random.below(4) === 0
        ? api.call(`/api/drafts/${id}/publish`, { method: 'DELETE', token: ann.token })
        : publish(api, id, { person: ann, handle: `mixed-${round}-${random.below(2)}` }),
    )
    await Promise.all(calls)
    const { visitors, list } = await placesOf(id)
    expect({ round, visitors }).toEqual({ round, visitors: list === null ? [] : [list] })
  }
})

test('[7.publish] a mark that two publishes of the same state leave is left, however often', async () => {
  const id = await aDraft(api, ann)
  const drafts = createDrafts(api.db, api.options.clock)
  const mark = { handle: 'marked-twice', version: 900, seq: 1, fingerprint: 'f' }
  expect([await drafts.recordPublished(id, mark), await drafts.recordPublished(id, mark)]).toEqual([
    'left',
    'left',
  ])
  expect(await drafts.recordPublished(id, { ...mark, version: 899 })).toBe('overtaken')
})
