import { createServer } from 'node:http'
import { deleteWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { createFinishTrash, finishTrashJob } from '@shingle/storage/deletion/trash-website.ts'
import { expect, test } from 'vitest'
import { createApi } from '../create-api.ts'
import { aDraft, publish } from '../testing/a-draft.ts'
import { killedAfter } from '../testing/killed-after.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { listen } from '../testing/start-test-api.ts'
import { createTestCalls } from '../testing/test-calls.ts'

const { api, grace } = await openTestApi('grace')

/** Throws a website away by a process that is killed before its command number `commands` + 1. */
const trashKilled = async (id: string, commands: number) => {
  const { db, wasKilled } = killedAfter(api.db, commands)
  const server = createServer(createApi({ ...api.options, db }).callback())
  const there = createTestCalls(await listen(server), api.options.origins.app)
  const { status } = await there.ask(deleteWebsiteEndpoint, { params: { id }, token: grace.token })
  await new Promise((resolve) => server.close(resolve))
  return { isTold: status === 204, wasKilled: wasKilled() }
}

/** What the worker does with the jobs that the killed process has left, each of them twice. */
const work = async () => {
  const finish = createFinishTrash(api.options)
  const jobs = await api.db.collection('Jobs').find({ name: finishTrashJob.name }).toArray()
  for (const { payload } of [...jobs, ...jobs]) {
    const { websiteId, userId } = finishTrashJob.payload.parse(payload)
    await finish(websiteId, userId)
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
    const { isTold, wasKilled } = await trashKilled(id, at)
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
