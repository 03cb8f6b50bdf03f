import { trashLifetimeMs, trashMaximum } from '@shingle/shared/trash/limits.ts'
import { createDeleteForGood } from '@shingle/storage/deletion/delete-for-good.ts'
import { createEmptyTrash } from '@shingle/storage/deletion/empty-trash.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { expect, test } from 'vitest'
import { aDraft, anEditorOf, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { type Person, signedInLongAgo, signInAs } from '../testing/sign-in-as.ts'

const { api, bob } = await openTestApi('bob')

const trash = ({ token }: Person, id: string) => api.call(`/api/websites/${id}`, { method: 'DELETE', token })
const restore = ({ token }: Person, id: string) =>
  api.call(`/api/trash/${id}/restore`, { method: 'POST', token })
const trashOf = async ({ token }: Person) => (await api.call('/api/trash', { token })).body.trashed
const listed = async ({ token }: Person) => {
  const { owned, shared } = (await api.call('/api/websites', { token })).body
  const ids = (entries: { draftId: string }[]) => entries.map(({ draftId }) => draftId)
  return { owned: ids(owned), shared: ids(shared) }
}

/** What the worker does with the job of a website. */
const emptyTrash = createEmptyTrash({
  ...{ db: api.db, clock: api.options.clock },
  deleteForGood: createDeleteForGood({ ...api.options, queue: createJobQueue(api.db, api.options) }),
})

test('[4.delete] a deleted website is off the web and in its owner’s trash alone, with its address', async () => {
  const ann = await signInAs(api, 'ann@example.com')
  const [gone, kept] = [await aDraft(api, ann), await aDraft(api, ann)]
  await anEditorOf(api, gone, bob)
  await publish(api, gone, { person: ann, handle: 'teal-ferry' })
  expect((await trash(ann, gone)).status).toBe(204)
  const site = await api.row('Websites', 'teal-ferry')
  expect(site).toMatchObject({ state: 'released', page: null, content: null, userId: ann.id })
  expect([await listed(ann), await listed(bob)]).toEqual([
    { owned: [kept], shared: [] },
    { owned: [], shared: [] },
  ])
  expect(await trashOf(ann)).toEqual([
    {
      ...{ draftId: gone, businessName: 'Harrow & Sons Plumbing', wasPublished: true },
      address: 'http://sites.localhost:3000/teal-ferry',
      trashedAt: expect.any(String),
      goneAt: expect.any(String),
      appearance: expect.anything(),
    },
  ])
  const [entry] = await trashOf(ann)
  expect(Date.parse(entry.goneAt) - Date.parse(entry.trashedAt)).toBe(30 * 24 * 3_600_000)
  expect(await trashOf(bob)).toEqual([])
})

test('[4.delete] what is in the trash is nobody’s to open, edit, publish or hand over, its owner included', async () => {
  const cal = await signInAs(api, 'cal@example.com')
  const id = await aDraft(api, cal)
  await anEditorOf(api, id, bob)
  await trash(cal, id)
  for (const { token } of [cal, bob]) {
    const asked = await Promise.all([
      api.call(`/api/websites/${id}`, { token }),
      api.call(`/api/drafts/${id}/ticket`, { method: 'POST', token }),
      api.call(`/api/drafts/${id}/versions`, { token }),
      publish(api, id, { person: { ...cal, token }, handle: 'from-the-trash' }),
      api.call(`/api/websites/${id}/transfer-ownership/${bob.id}`, { method: 'POST', token }),
      api.call(`/api/websites/${id}`, { method: 'DELETE', token }),
    ])
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404))
  }
  expect((await restore(bob, id)).status).toBe(404)
})

test('[4.delete] a restored website is a draft with its versions and editors, and its owner may have its address again', async () => {
  const dan = await signInAs(api, 'dan@example.com')
  const id = await aDraft(api, dan)
  await anEditorOf(api, id, bob)
  await publish(api, id, { person: dan, handle: 'jumble-sale' })
  const versions = async () => (await api.call(`/api/drafts/${id}/versions`, { token: dan.token })).body
  const before = await versions()
  await trash(dan, id)
  expect((await restore(dan, id)).status).toBe(204)
  const { body } = await api.call(`/api/websites/${id}`, { token: dan.token })
  expect(body).toMatchObject({ published: null, publishedHandle: null, role: 'Owner' })
  expect(await versions()).toEqual(before)
  expect([(await listed(bob)).shared, await trashOf(dan)]).toEqual([[id], []])
  expect((await publish(api, id, { person: dan, handle: 'jumble-sale' })).status).toBe(200)
})

test('[9.limit] websites in the trash do not count, and restoring one more than are allowed is refused clearly', async () => {
  const eva = await signInAs(api, 'eva@example.com')
  const ids = []
  for (let count = 0; count < 10; count += 1) ids.push(await aDraft(api, eva))
  const [first = '', second = ''] = ids
  for (const id of [first, second]) await trash(eva, id)
  await aDraft(api, eva)
  // At once, and of both only one has room.
  const answers = await Promise.all([restore(eva, first), restore(eva, second), restore(eva, first)])
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  const refused = await restore(eva, (await trashOf(eva))[0].draftId)
  expect([refused.status, refused.body.text]).toEqual([403, 'Maximum allowed website limit exceeded'])
  expect((await listed(eva)).owned).toHaveLength(10)
}, 30_000)

test('[4.delete] who publishes while the website is thrown away leaves no page, also once it is restored', async () => {
  const fay = await signInAs(api, 'fay@example.com')
  for (let round = 0; round < 8; round += 1) {
    const id = await aDraft(api, fay)
    const handle = `race-${round}`
    await Promise.all([publish(api, id, { person: fay, handle }), trash(fay, id)])
    const atAddress = async () => (await api.row('Websites', handle))?.state ?? 'released'
    expect([handle, await atAddress()]).toEqual([handle, 'released'])
    await restore(fay, id)
    const { body } = await api.call(`/api/websites/${id}`, { token: fay.token })
    expect([handle, body.published, await atAddress()]).toEqual([handle, null, 'released'])
  }
}, 30_000)

test('[4.delete] after 30 days in the trash a website goes for good, and one that was restored stays', async () => {
  const gus = await signInAs(api, 'gus@example.com')
  const [gone, restored] = [await aDraft(api, gus), await aDraft(api, gus)]
  for (const id of [gone, restored]) await trash(gus, id)
  await restore(gus, restored)
  const jobs = await api.db.collection('Jobs').find({ name: 'empty-trash' }).toArray()
  const job = jobs.find(({ payload }) => payload.websiteId === gone)
  expect(job?.runAt.getTime() - job?.createdAt.getTime()).toBe(trashLifetimeMs)
  const again = await emptyTrash(gone)
  expect(again?.toISOString()).toBe((await trashOf(gus))[0].goneAt)
  expect(await api.row('DraftWebsites', gone)).not.toBeNull()
  api.later(trashLifetimeMs)
  for (const id of [gone, restored]) expect(await emptyTrash(id)).toBeUndefined()
  expect([await api.row('DraftWebsites', gone), await api.row('DraftSync', gone)]).toEqual([null, null])
  expect((await api.row('DraftWebsites', restored)).trashedAt).toBeNull()
  expect(await emptyTrash(gone)).toBeUndefined()
})

test('[4.delete] a deletion for good that was interrupted is completed by the job, wherever it stopped', async () => {
  const hal = await signInAs(api, 'hal@example.com')
  const id = await aDraft(api, hal)
  await trash(hal, id)
  // As a server leaves it that was killed right after the draft's row went.
  await api.db.collection<{ _id: string }>('DraftWebsites').deleteOne({ _id: id })
  expect(await api.db.collection('DraftVersions').countDocuments({ draftId: id })).toBe(1)
  await emptyTrash(id)
  expect(await api.db.collection('DraftVersions').countDocuments({ draftId: id })).toBe(0)
})

test('[4.delete] before it goes for good its owner is told what goes with it', async () => {
  const ida = await signInAs(api, 'ida@example.com')
  const id = await aDraft(api, ida)
  await publish(api, id, { person: ida, handle: 'weighed' })
  await trash(ida, id)
  const { body } = await api.call(`/api/trash/${id}`, { token: ida.token })
  expect(body).toEqual({ versions: 2, pictures: 0, messages: 0, domain: null })
})

test('[4.delete] of those that are thrown away at once exactly as many fit as the trash holds', async () => {
  const kim = await signInAs(api, 'kim@example.com')
  const begin = async (count: number) => {
    const ids: string[] = []
    while (ids.length < count) ids.push(await aDraft(api, kim))
    return ids
  }
  const room = 3
  for (const id of await begin(trashMaximum - room)) await trash(kim, id)
  const answers = await Promise.all((await begin(2 * room)).map((id) => trash(kim, id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: room }, () => 204),
    ...Array.from({ length: room }, () => 409),
  ])
  expect(await trashOf(kim)).toHaveLength(trashMaximum)
}, 30_000)

test('[4.delete] a trash that is full takes no more: nothing goes before its time', async () => {
  const joe = await signInAs(api, 'joe@example.com')
  for (let count = 0; count < trashMaximum; count += 1) await trash(joe, await aDraft(api, joe))
  const last = await aDraft(api, joe)
  const refused = await trash(joe, last)
  expect([refused.status, refused.body.code]).toEqual([409, 'trash.full'])
  const [oldest] = (await trashOf(joe)).toReversed()
  await api.call(`/api/trash/${oldest.draftId}`, { method: 'DELETE', token: joe.token })
  expect((await trash(joe, last)).status).toBe(204)
}, 30_000)

test('[2.4.sessions] a forgotten device deletes nothing for good, and restores what is in the trash', async () => {
  const eli = await signInAs(api, 'eli@example.com')
  const id = await aDraft(api, eli)
  await trash(eli, id)
  await signedInLongAgo(api, eli)
  const late = await api.call(`/api/trash/${id}`, { method: 'DELETE', token: eli.token })
  expect([late.status, late.body.code]).toEqual([403, 'session.sign-in-again'])
  expect((await restore(eli, id)).status).toBe(204)
})
