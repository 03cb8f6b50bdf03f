import { duplicateWebsiteEndpoint } from '@shingle/shared/creation/endpoints.ts'
import { trashLifetimeMs } from '@shingle/shared/trash/limits.ts'
import { createDeleteForGood } from '@shingle/storage/deletion/delete-for-good.ts'
import { createEmptyTrash } from '@shingle/storage/deletion/empty-trash.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { collections } from '@shingle/storage/rows/collections.ts'
import type { Db } from 'mongodb'
import { expect, test } from 'vitest'
import { aDraft, publish } from '../testing/a-draft.ts'
import { killedAfter } from '../testing/killed-after.ts'
import { openTestApi } from '../testing/open-test-api.ts'

const { api, ann } = await openTestApi('ann')

const ofWebsites = collections.flatMap(({ name, owners }) =>
  owners.filter(({ of }) => of === 'website').map(({ by }) => ({ name, by })),
)
const rowsLeft = async (id: string) => {
  const counts = await Promise.all(
    ofWebsites.map(async ({ name, by }) => [
      name,
      await api.db.collection(name).countDocuments({ [by]: id }),
    ]),
  )
  return counts.filter(([, count]) => count !== 0)
}

/** The job of the worker, when the time of whatever is in the trash now is over. */
const emptyTrash = (db: Db) => {
  const clock = () => new Date(api.options.clock().getTime() + trashLifetimeMs)
  const ports = { ...api.options, db, clock }
  const deleteForGood = createDeleteForGood({ ...ports, queue: createJobQueue(db, { clock }) })
  return createEmptyTrash({ db, clock, deleteForGood })
}

const thrownAway = async (of: string, at: number) => {
  await api.db.collection('RateLimits').deleteMany({})
  const { body } = await api.ask(duplicateWebsiteEndpoint, { params: { id: of }, token: ann.token })
  await publish(api, body.draftId, { person: ann, handle: `killed-${at}` })
  await api.call(`/api/websites/${body.draftId}`, { method: 'DELETE', token: ann.token })
  return body.draftId
}

test('[4.delete] a worker that is killed at any command of a deletion for good is followed by one that completes it', async () => {
  const source = await aDraft(api, ann)
  let isDone = false
  let at = 0
  while (!isDone) {
    const id = await thrownAway(source, at)
    const { db, wasKilled } = killedAfter(api.db, at)
    await emptyTrash(db)(id).catch(() => undefined)
    isDone = !wasKilled()
    await emptyTrash(api.db)(id)
    expect([at, await rowsLeft(id)]).toEqual([at, []])
    expect([at, (await api.row('Websites', `killed-${at}`))?.state]).toEqual([at, 'released'])
    at += 3
  }
  expect(at).toBeGreaterThan(20)
  expect((await rowsLeft(source)).length).toBeGreaterThan(0)
}, 180_000)
