import { createServer } from 'node:http'
import { unpublishEndpoint } from '@shingle/shared/page/endpoints.ts'
import { deleteWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { createFinishTakeOff, finishTakeOffJob } from '@shingle/storage/deletion/take-off.ts'
import { createFinishTrash, finishTrashJob } from '@shingle/storage/deletion/trash-website.ts'
import { expect, test } from 'vitest'
import { createApi } from '../create-api.ts'
import { aDraft, publish } from '../testing/a-draft.ts'
import { killedAfter } from '../testing/killed-after.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { listen } from '../testing/start-test-api.ts'
import { createTestCalls } from '../testing/test-calls.ts'

const { api, grace } = await openTestApi('grace')

/** Asks a process that is killed before its command number `commands` + 1. */
const askKilled = async (
  endpoint: typeof deleteWebsiteEndpoint | typeof unpublishEndpoint,
  id: string,
  commands: number,
) => {
  const { db, wasKilled } = killedAfter(api.db, commands)
  const server = createServer(createApi({ ...api.options, db }).callback())
  const there = createTestCalls(await listen(server), api.options.origins.app)
  const { status } = await there.ask(endpoint, { params: { id }, token: grace.token })
  await new Promise((resolve) => server.close(resolve))
  return { isTold: status < 300, wasKilled: wasKilled() }
}

/** What the worker does with the jobs that the killed process has left, each of them twice. */
const work = async () => {
  const [finishTrash, finishTakeOff] = [createFinishTrash(api.options), createFinishTakeOff(api.options)]
  const jobs = await api.db.collection('Jobs').find().toArray()
  for (const { name, payload } of [...jobs, ...jobs]) {
    const trashed = name === finishTrashJob.name && finishTrashJob.payload.parse(payload)
    const takenOff = name === finishTakeOffJob.name && finishTakeOffJob.payload.parse(payload)
    if (trashed) await finishTrash(trashed.websiteId, trashed.userId)
    if (takenOff) await finishTakeOff(takenOff.websiteId, takenOff.version)
  }
}

test('[4.delete] a throwing away that is killed at any command leaves a website that stands and is published, or lies in the trash and off the web', async () => {
  const outcomes = new Set<string>()
  let isKilled = true
  for (let at = 0; isKilled; at += 1) {
    const names = ['RateLimits', 'Jobs', 'DraftWebsites']
    await Promise.all(names.map((name) => api.db.collection(name).deleteMany({})))
    const [id, handle] = [await aDraft(api, grace), `killed-${at}`]
    await publish(api, id, { person: grace, handle })
    await api.db.collection('Jobs').deleteMany({})
    const { isTold, wasKilled } = await askKilled(deleteWebsiteEndpoint, id, at)
    isKilled = wasKilled
    await work()
    const row = await api.row('DraftWebsites', id)
    const state = (await api.row('Websites', handle))?.state
    const isTrashed = row?.trashedAt != null
    expect([at, isTrashed, row?.published == null, state === 'released']).toEqual(
      Array.from({ length: 4 }, (_, place) => (place === 0 ? at : isTrashed)),
    )
    expect([at, isTold && !isTrashed]).toEqual([at, false])
    outcomes.add(isTrashed ? 'trashed' : 'stands')
  }
  expect(outcomes).toEqual(new Set(['stands', 'trashed']))
}, 180_000)

test('[4.unpublish] a taking off that is killed at any command leaves a website that is published, or is off the web and said to be', async () => {
  const outcomes = new Set<string>()
  const id = await aDraft(api, grace)
  let isKilled = true
  for (let at = 0; isKilled; at += 1) {
    await Promise.all(['RateLimits', 'Jobs'].map((name) => api.db.collection(name).deleteMany({})))
    const handle = `taken-off-${at}`
    await publish(api, id, { person: grace, handle })
    await api.db.collection('Jobs').deleteMany({})
    const { isTold, wasKilled } = await askKilled(unpublishEndpoint, id, at)
    isKilled = wasKilled
    await work()
    const isOff = (await api.row('Websites', handle))?.state === 'released'
    expect([at, isOff, (await api.row('DraftWebsites', id))?.published == null]).toEqual([at, isOff, isOff])
    expect([at, isTold && !isOff]).toEqual([at, false])
    outcomes.add(isOff ? 'off' : 'stands')
  }
  expect(outcomes).toEqual(new Set(['stands', 'off']))
}, 180_000)

test('[4.unpublish] the end of a taking off that was not interrupted drops no plan that was made after it', async () => {
  const id = await aDraft(api, grace)
  await publish(api, id, { person: grace, handle: 'planned-after' })
  await api.db.collection('Jobs').deleteMany({})
  expect((await api.ask(unpublishEndpoint, { params: { id }, token: grace.token })).status).toBeLessThan(300)
  const publishPlan = { id: 'later', at: new Date(), handle: 'planned-after', userId: grace.id }
  await api.db.collection<{ _id: string }>('DraftWebsites').updateOne({ _id: id }, { $set: { publishPlan } })
  await work()
  expect((await api.row('DraftWebsites', id))?.publishPlan?.id).toBe('later')
})
